import { DataColumn } from '../../ui/data-column.tsx';
import { ChartSection, type ChartProps } from './chart-section.tsx';
import styles from './column-chart.module.css';

export interface ColumnChartProps extends ChartProps {
  /** `label` is the value in words. */
  items: { name: string; label?: string | undefined; value: number }[];
  /** Bars in place of columns of stone. */
  isFlat?: boolean;
}

/** Height of the highest column, in CSS pixels. */
const tallestPx = 320;

/** How a value changed, step by step, as columns drawn to scale; the last is where it ended. */
export function ColumnChart({ items, isFlat = false, ...section }: ColumnChartProps) {
  const highest = Math.max(...items.map(({ value }) => value));
  return (
    <ChartSection {...section} className="art-data">
      <ol className={styles.columns}>
        {items.map(({ name, label, value }, index) => (
          <li key={name} className={isFlat ? styles.flat : undefined}>
            <div>
              <b>{label}</b>
              <DataColumn
                height={Math.round((value / highest) * tallestPx)}
                isHot={index === items.length - 1}
                isFlat={isFlat}
              />
            </div>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </ChartSection>
  );
}
