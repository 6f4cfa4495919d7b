import { ScaleBar, ScaleTicks, type BarTone } from '../../sections/scale-bar.tsx';
import { ChartSection, type ChartProps } from './chart-section.tsx';
import styles from './span-chart.module.css';

export interface SpanChartProps extends ChartProps {
  /** The chart in words. */
  alternative: string;
  /** Name of the unit of the scale, such as "Month". */
  unit: string;
  /** The least and the most of each, in that unit, and both in words. */
  rows: { name: string; note: string; least: number; most: number; from: string; to: string }[];
}

/** A colour for each row in turn: solid up to the least, a wash up to the most. */
const tones: readonly (readonly [BarTone, BarTone])[] = [
  ['ember', 'emberWash'],
  ['olivine', 'olivineWash'],
];

/** As many numbers as stand beside each other on a phone. */
const mostTicks = 15;

/** From how long to how long something takes, drawn to scale (SPEC section 9). */
export function SpanChart({ alternative, unit, rows, ...section }: SpanChartProps) {
  const total = Math.max(...rows.map(({ most }) => most));
  const step = Math.ceil(total / mostTicks);
  const ticks = Array.from({ length: Math.ceil(total / step) }, (_, index) => ({
    at: index * step,
    label: String(index * step + 1),
  }));
  return (
    <ChartSection {...section}>
      <p className="visually-hidden">{alternative}</p>
      <div className={styles.chart} aria-hidden="true">
        <span className="caption">{unit}</span>
        <ScaleTicks ticks={ticks} total={total} />
        {rows.map(({ name, note, least, most, from, to }, index) => {
          const [solid, wash] = tones[index % tones.length] ?? ['stone', 'darkStone'];
          const parts = [
            { length: least, tone: solid, label: from },
            { length: most - least, tone: wash, label: to },
          ];
          return (
            <div key={name} className={styles.row}>
              <p>
                <b>{name}</b> {note}
              </p>
              <ScaleBar parts={parts} total={total} />
            </div>
          );
        })}
      </div>
    </ChartSection>
  );
}
