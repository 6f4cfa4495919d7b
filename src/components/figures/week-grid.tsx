import styles from './week-grid.module.css';

export interface WeekGridProps {
  /** The weekdays in short, Monday first. */
  days: readonly string[];
  /** When the office is open on each day, in whole hours. */
  open: readonly (readonly { from: number; to: number }[])[];
  /** The hour that makes the point. */
  hour: { day: number; hour: number };
  /** What the three kinds of hours are. */
  words: { open: string; rest: string; hour: string };
}

const stepUnits = 10;
const middle = (place: number) => place * stepUnits + stepUnits / 2;
/** A line of dots, one for each hour: a dash of no length with round caps. */
const line = (day: number, from: number, to: number) =>
  `M${middle(from)} ${middle(day)}h${(to - from - 1) * stepUnits + 0.1}`;

/** The 168 hours of a week, a row for each day; the legend says the same in words. */
export function WeekGrid({ days, open, hour, words }: WeekGridProps) {
  return (
    <div className={styles.week}>
      <div className={styles.grid} aria-hidden="true">
        <p className={`caption ${styles.hours}`}>
          {['0', '6', '12', '18', '24'].map((label) => (
            <span key={label}>{label}</span>
          ))}
        </p>
        <p className={`caption ${styles.days}`}>
          {days.map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
        <svg viewBox={`0 0 ${24 * stepUnits} ${days.length * stepUnits}`}>
          <path className={styles.rest} d={days.map((_, day) => line(day, 0, 24)).join('')} />
          <path
            className={styles.open}
            d={open.flatMap((spans, day) => spans.map(({ from, to }) => line(day, from, to))).join('')}
          />
          <path className={styles.hour} d={line(hour.day, hour.hour, hour.hour + 1)} />
        </svg>
      </div>
      <ul className={`caption ${styles.legend}`}>
        <li className={styles.open}>{words.open}</li>
        <li className={styles.rest}>{words.rest}</li>
        <li className={styles.hour}>{words.hour}</li>
      </ul>
    </div>
  );
}
