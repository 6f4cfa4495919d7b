import { ScaleBar, ScaleTicks, type BarPart } from '../../sections/scale-bar.tsx';
import { SectionHead } from '../../sections/section-head.tsx';
import styles from './duration-chart.module.css';

export interface DurationChartProps {
  title: string;
  lead: string;
  /** The chart in words. */
  alternative: string;
  caption: string;
  /** Name of the unit of the scale, such as "Month". */
  unit: string;
  /** Length of the scale in that unit. */
  total: number;
  rows: { name: string; size: string; parts: readonly BarPart[] }[];
}

/** How long something takes, drawn to scale: solid what it takes at least, a wash for the spread (SPEC section 9). */
export function DurationChart({ title, lead, alternative, caption, unit, total, rows }: DurationChartProps) {
  const ticks = Array.from({ length: total }, (_, index) => ({ at: index, label: String(index + 1) }));
  return (
    <section>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <figure>
          <p className="visually-hidden">{alternative}</p>
          <div className={styles.chart} aria-hidden="true">
            <span className="caption">{unit}</span>
            <ScaleTicks ticks={ticks} total={total} />
            {rows.map(({ name, size, parts }) => (
              <div key={name} className={styles.row}>
                <p>
                  <b>{name}</b> {size}
                </p>
                <ScaleBar parts={parts} total={total} />
              </div>
            ))}
          </div>
          <figcaption className={`caption ${styles.caption}`}>{caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
