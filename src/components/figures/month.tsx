import styles from './month.module.css';

export interface MonthProps {
  /** The month and its year, and what is marked. */
  caption: string;
  /** The weekdays in the order of the language. */
  weekdays: readonly { name: string; initial: string }[];
  /** The place of the first day in its week, from 0. */
  offset: number;
  count: number;
  marked: readonly number[];
}

/** A month as a calendar, with marked days. */
export function Month({ caption, weekdays, offset, count, marked }: MonthProps) {
  const rows = Math.ceil((offset + count) / weekdays.length);
  const dayAt = (row: number, column: number) => row * weekdays.length + column - offset + 1;
  return (
    <table className={`note quiet ${styles.month}`}>
      <caption className="caption">{caption}</caption>
      <thead>
        <tr>
          {weekdays.map(({ name, initial }) => (
            <th key={name} scope="col" abbr={name}>
              {initial}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            {weekdays.map(({ name }, column) => {
              const day = dayAt(row, column);
              const isDay = day >= 1 && day <= count;
              return <td key={name}>{isDay && (marked.includes(day) ? <mark>{day}</mark> : day)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
