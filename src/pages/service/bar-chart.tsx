import { AnswerWeek, type AnswerWeekProps } from '../../components/answer-week/answer-week.tsx';
import { ScaleBar } from '../../components/scale-bar.tsx';
import styles from './bar-chart.module.css';
import { ChartSection, type ChartProps } from './chart-section.tsx';

export interface BarChartProps extends ChartProps {
  items: { name: string; note?: string; label?: string | undefined; when?: string; value: number }[];
  /** When each of them is answered. */
  week?: AnswerWeekProps | undefined;
}

/** Values in rows, the most important first; the bars are to scale and show the same values as the text beside them. */
export function BarChart({ items, week, ...section }: BarChartProps) {
  const longest = Math.max(...items.map(({ value }) => value));
  return (
    <ChartSection {...section}>
      <ul className={styles.bars}>
        {items.map(({ name, note, label, when, value }, index) => (
          <li key={name}>
            <div>
              <h3>{name}</h3>
              <p>{note}</p>
            </div>
            <ScaleBar
              total={longest}
              parts={[{ length: value, tone: index === 0 ? 'ember' : 'darkStone' }]}
            />
            <p className={styles.value}>
              <b>{label}</b> {when}
            </p>
          </li>
        ))}
      </ul>
      {week && (
        <div className={styles.week}>
          <AnswerWeek {...week} />
        </div>
      )}
    </ChartSection>
  );
}
