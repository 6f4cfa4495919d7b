import { ScaleBar, type BarTone } from '../../components/scale-bar.tsx';
import { Button } from '../../components/button.tsx';
import { LiveFigure, FigurePanel } from '../../components/live-figure/live-figure.tsx';
import { ChartSection, type ChartProps } from './chart-section.tsx';
import type { VisitWeightFacts } from './visit-weight.ts';
import styles from './share-chart.module.css';

export interface ShareChartProps extends ChartProps {
  /** `label` is the formatted value. */
  items: { name: string; label?: string | undefined; value: number }[];
  /** Measures the visitor's own download: `weigh` labels the button, `before` is shown until it is pressed. */
  visit?: { weigh: string; before: string; facts: VisitWeightFacts } | undefined;
}

const loadScales = () => import('./visit-weight.ts');

/** The tones of the parts in their order, and of their signs below the bar. */
const tones: readonly BarTone[] = ['olivine', 'ember', 'darkStone', 'stone'];

/**
 * The parts of a whole, drawn to scale; the list below has the same in numbers. The visitor's own download has a bar on
 * the same scale.
 */
export function ShareChart({ items, visit, ...section }: ShareChartProps) {
  const total = items.reduce((sum, { value }) => sum + value, 0);
  const parts = items.map(({ value }, index) => ({ length: value, tone: tones[index] ?? 'stone' }));
  const chart = (
    <>
      <div className={styles.bar}>
        <ScaleBar total={total} parts={parts} />
      </div>
      {visit && (
        <svg className={styles.visit} data-visit="" aria-hidden="true">
          {items.map(({ name }) => (
            <rect key={name} width="0" height="100%" />
          ))}
        </svg>
      )}
      <dl className={styles.parts}>
        {items.map(({ name, label }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {label}
              {visit && <span data-here="" />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
  if (!visit) return <ChartSection {...section}>{chart}</ChartSection>;
  return (
    <ChartSection {...section}>
      <LiveFigure load={loadScales} facts={visit.facts}>
        {chart}
        <FigurePanel says={visit.before}>
          <Button>{visit.weigh}</Button>
        </FigurePanel>
      </LiveFigure>
    </ChartSection>
  );
}
