import styles from './stored-list.module.css';

export interface StoredListProps {
  /** Each with its key, what it is for, and where and how long it is kept. */
  entries: { name: string; purpose: string; place: string }[];
  /** Which scripts run after consent, or that there are none. */
  scripts: string;
}

/** What the site keeps in the visitor's browser, by key (privacy policy). */
export function StoredList({ entries, scripts }: StoredListProps) {
  return (
    <figure>
      <ul className={styles.list}>
        {entries.map(({ name, purpose, place }) => (
          <li key={name}>
            <code>{name}</code>
            <span>
              {purpose} <span className={styles.place}>({place})</span>
            </span>
          </li>
        ))}
      </ul>
      <figcaption className={`caption ${styles.scripts}`}>{scripts}</figcaption>
    </figure>
  );
}
