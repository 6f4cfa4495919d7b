import styles from './data-column.module.css';

/** The projection of the artwork (artwork/engine): hexagon turned by 10 degrees, ground half as high. */
const turnDegrees = -10;
const squash = 0.52;
const radius = 40;
const center = { x: radius, y: Math.ceil(radius * squash) };
const lidHeight = 2 * center.y;

/** A corner of the top face, clockwise from the right. */
function corner(index: number): readonly [x: number, y: number] {
  const angle = ((turnDegrees + 60 * index) * Math.PI) / 180;
  return [center.x + radius * Math.cos(angle), center.y + radius * squash * Math.sin(angle)];
}

const pointsOf = (corners: readonly (readonly [number, number])[]) =>
  corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const lid = pointsOf([0, 1, 2, 3, 4, 5].map(corner));

function sideOf(from: number, height: number): string {
  const [a, b] = [corner(from), corner(from + 1)];
  return pointsOf([a, b, [b[0], b[1] + height], [a[0], a[1] + height]]);
}

/**
 * A column whose height shows a value, to scale from zero, for data that editors may change. Decorative: the
 * value is shown beside it.
 * @param height of the column in CSS pixels
 * @param isHot the highlighted one
 * @param isFlat a bar, for sites that draw no columns of stone
 */
export function DataColumn({
  height,
  isHot = false,
  isFlat = false,
}: {
  height: number;
  isHot?: boolean;
  isFlat?: boolean;
}) {
  const className = isHot ? `${styles.column} ${styles.hot}` : styles.column;
  const width = 2 * radius;
  const total = isFlat ? height : lidHeight + height;
  const size = { className, width, height: total, viewBox: `0 0 ${width} ${total}` };
  if (isFlat)
    return (
      <svg {...size} aria-hidden="true">
        <rect className={styles.front} width={width} height={total} />
      </svg>
    );
  return (
    <svg {...size} aria-hidden="true">
      <polygon className={styles.left} points={sideOf(2, height)} />
      <polygon className={styles.front} points={sideOf(1, height)} />
      <polygon className={styles.right} points={sideOf(0, height)} />
      <polygon className={styles.top} points={lid} />
    </svg>
  );
}
