import { ScaleBar, ScaleTicks, type BarTone } from '../../components/scale-bar.tsx';
import { LiveFigure, FigurePanel, Slider } from '../../components/live-figure/live-figure.tsx';
import { ChartSection, type ChartProps } from './chart-section.tsx';
import type { EstateFacts } from './estate.ts';
import styles from './span-chart.module.css';

export interface SpanChartProps extends ChartProps {
  /** The text alternative of the chart. */
  alternative: string;
  /** Name of the unit of the scale, such as "Month". */
  unit: string;
  /** The range of each, in that unit, and both ends in words. */
  rows: { name: string; note: string; least: number; most: number; from: string; to: string }[];
  /** A bar for a value that the visitor sets. */
  estate?: EstateProps | undefined;
}

export interface EstateProps {
  name: string;
  slider: { label: string; min: number; max: number; step: number; value: number };
  /** Shown without scripts: the length of the bar, its label and its sentence. */
  still: { time: number; label: string; says: string };
  facts: EstateFacts;
}

/** A colour for each row in turn: solid up to the least, a wash up to the most. */
const tones: readonly (readonly [BarTone, BarTone])[] = [
  ['ember', 'emberWash'],
  ['olivine', 'olivineWash'],
];

/** How many numbers fit side by side on a phone. */
const mostTicks = 15;

const loadEstate = () => import('./estate.ts');

/** Ranges of durations, drawn to scale (SPEC section 9), with a bar for the visitor's own value. */
export function SpanChart({ alternative, unit, rows, estate, ...section }: SpanChartProps) {
  const total = Math.max(...rows.map(({ most }) => most));
  const step = Math.ceil(total / mostTicks);
  const ticks = Array.from({ length: Math.ceil(total / step) }, (_, index) => ({
    at: index * step,
    label: String(index * step + 1),
  }));
  const chart = (
    <>
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
        {estate && (
          <div className={styles.row} data-own="">
            <p>
              <b>{estate.name}</b>
            </p>
            <ScaleBar
              parts={[{ length: estate.still.time, tone: 'darkStone', label: estate.still.label }]}
              total={total}
            />
          </div>
        )}
      </div>
    </>
  );
  if (!estate) return <ChartSection {...section}>{chart}</ChartSection>;
  return (
    <ChartSection {...section}>
      <LiveFigure load={loadEstate} facts={estate.facts}>
        {chart}
        <FigurePanel says={estate.still.says}>
          <Slider {...estate.slider} />
        </FigurePanel>
      </LiveFigure>
    </ChartSection>
  );
}
