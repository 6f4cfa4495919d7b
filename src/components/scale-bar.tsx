import styles from './scale-bar.module.css';

/** Colour of a part: solid for certain values, a wash for possible additions. */
export type BarTone = 'ember' | 'emberWash' | 'olivine' | 'olivineWash' | 'stone' | 'darkStone';

export interface BarPart {
  /** Length in the unit of `total`. */
  length: number;
  tone: BarTone;
  /** Shown inside the part; omit it where there is no room. */
  label?: string | undefined;
}

/** A tick of the scale. */
export interface BarTick {
  /** Position in the unit of `total`. */
  at: number;
  label: string;
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/**
 * A bar of parts, to scale from zero. The SVG has no viewBox, so lengths are percentages while text keeps its
 * size, without style attributes, which the policy forbids. It has no text alternative: the surrounding
 * element must give one.
 * @param total length of the scale, in the unit of the parts
 */
export function ScaleBar({ parts, total }: { parts: readonly BarPart[]; total: number }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.length, 0));
  return (
    <svg className={styles.bar} aria-hidden="true">
      {parts.map(({ length, tone, label }, index) => {
        const start = starts[index] ?? 0;
        const place = { x: percent(start / total), width: percent(length / total) };
        return (
          <g key={start} className={styles[tone]}>
            <rect {...place} className={styles.face} />
            <rect {...place} className={styles.side} />
            {label && (
              <text x={place.x} dx="10" y="22">
                {label}
              </text>
            )}
          </g>
        );
      })}
      {starts.slice(1).map((start) => (
        <rect key={start} className={styles.joint} x={percent(start / total)} />
      ))}
    </svg>
  );
}

/** Ticks for bars with the same total. */
export function ScaleTicks({ ticks, total }: { ticks: readonly BarTick[]; total: number }) {
  return (
    <svg className={`caption ${styles.ticks}`} aria-hidden="true">
      {ticks.map(({ at, label }) => (
        <g key={at}>
          <rect x={percent(at / total)} />
          <text x={percent(at / total)} dx="6" y="13">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}
