import styles from './loop.module.css';

export interface LoopProps {
  count: number;
  /** What goes round. */
  center: string;
}

const sizeUnits = 400;
const radius = 150;
const nodeRadius = 36;
/** Between a stage and the arrow to the next one, in radians. */
const gap = (nodeRadius + 12) / radius;

const at = (angle: number) => [
  (sizeUnits / 2 + radius * Math.cos(angle)).toFixed(1),
  (sizeUnits / 2 + radius * Math.sin(angle)).toFixed(1),
];

/**
 * Numbered stages that end where they began, clockwise from the top. Decorative: the stages are in a list next to it,
 * by the same numbers.
 */
export function Loop({ count, center }: LoopProps) {
  const angleOf = (index: number) => (2 * Math.PI * index) / count - Math.PI / 2;
  const stages = Array.from({ length: count }, (_, index) => index);
  return (
    <div className={styles.loop} aria-hidden="true">
      <svg viewBox={`0 0 ${sizeUnits} ${sizeUnits}`}>
        {stages.map((index) => {
          const [x, y] = at(angleOf(index));
          const [fromX, fromY] = at(angleOf(index) + gap);
          const [toX, toY] = at(angleOf(index + 1) - gap);
          // The arrow head is turned a little back, because its chord is not its arc.
          const degrees = (angleOf(index + 1) - gap) * (180 / Math.PI) + 86;
          return (
            <g key={index}>
              <path className={styles.arc} d={`M${fromX} ${fromY}A${radius} ${radius} 0 0 1 ${toX} ${toY}`} />
              <path
                className={styles.arc}
                d="M-9-7L0 0L-9 7"
                transform={`translate(${toX} ${toY}) rotate(${degrees.toFixed(1)})`}
              />
              <circle cx={x} cy={y} r={nodeRadius} />
              <text x={x} y={y} dominantBaseline="central">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <b className="title-4">{center}</b>
    </div>
  );
}
