import { SideTitledSection } from '../../components/side-titled-section.tsx';
import styles from './year-list.module.css';

export interface YearListProps {
  title: string;
  caption: string;
  /** `team` is `people` as text in the language of the page. */
  years: readonly { year: string; people: number; team: string; text: string }[];
}

/** The events of each year, with a bar for the team size at its end, drawn to scale. */
export function YearList({ title, caption, years }: YearListProps) {
  const most = Math.max(...years.map(({ people }) => people));
  return (
    <SideTitledSection title={title} note={caption}>
      <ol className={styles.years}>
        {years.map(({ year, people, team, text }) => (
          <li key={year}>
            <h3>{year}</h3>
            <p className={styles.team}>
              <svg aria-hidden="true">
                <rect width={`${((people / most) * 100).toFixed(1)}%`} height="100%" />
              </svg>
              {team}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </SideTitledSection>
  );
}
