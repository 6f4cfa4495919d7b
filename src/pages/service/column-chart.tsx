import { ValueColumns, type ValueColumnsProps } from '../../components/value-columns.tsx';
import { ChartSection, type ChartProps } from './chart-section.tsx';

export interface ColumnChartProps extends ChartProps, Pick<ValueColumnsProps, 'items' | 'isFlat'> {}

/** How a value changed, step by step, as columns drawn to scale; the last is where it ended. */
export function ColumnChart({ items, isFlat, ...section }: ColumnChartProps) {
  return (
    <ChartSection {...section} className="art-data">
      <ValueColumns items={items} {...(isFlat && { isFlat })} />
    </ChartSection>
  );
}
