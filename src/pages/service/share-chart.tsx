import { ScaleBar, type BarTone } from '../../sections/scale-bar.tsx';
import { ChartSection, type ChartProps } from './chart-section.tsx';
import styles from './share-chart.module.css';

export interface ShareChartProps extends ChartProps {
  /** `label` is the value as the language writes it. */
  items: { name: string; label?: string | undefined; value: number }[];
}

/** The tones of the parts in their order, and of their signs below the bar. */
const tones: readonly BarTone[] = ['olivine', 'ember', 'darkStone', 'stone'];

/** What something is made of, part by part, drawn to scale; the list below it says the same in numbers. */
export function ShareChart({ items, ...section }: ShareChartProps) {
  const total = items.reduce((sum, { value }) => sum + value, 0);
  const parts = items.map(({ value }, index) => ({ length: value, tone: tones[index] ?? 'stone' }));
  return (
    <ChartSection {...section}>
      <div className={styles.bar}>
        <ScaleBar total={total} parts={parts} />
      </div>
      <dl className={styles.parts}>
        {items.map(({ name, label }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </ChartSection>
  );
}
