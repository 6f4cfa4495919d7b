import styles from './scale-bar.module.css';

/** The colour of a part: solid for what is certain, a wash for what may come on top. */
export type BarTone = 'ember' | 'emberWash' | 'olivine' | 'olivineWash' | 'stone' | 'darkStone';

export interface BarPart {
  /** Length in the unit of `total`. */
  length: number;
  tone: BarTone;
  /** Stands inside the part; leave it out where there is no room. */
  label?: string;
}

/** A mark of the scale. */
export interface BarTick {
  /** Where it stands, in the unit of `total`. */
  at: number;
  label: string;
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`;

/**
 * A bar of parts, drawn to scale from zero. Geometry is an SVG without a view box, so lengths are shares of the width while
 * letters keep their size; no style attribute is needed, which the policy would block. It is a picture: give what surrounds
 * it a text alternative.
 * @param total the length of the whole scale, in the unit of the parts
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

/** The marks under or over bars of the same total. */
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
