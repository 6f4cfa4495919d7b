import { SectionHead } from '../../sections/section-head.tsx';
import styles from './numbered-list.module.css';

export interface NumberedListProps {
  title: string;
  lead: string;
  items: { title: string; description: string }[];
}

/** Items in two columns, each with its number in a hexagon, as a figure above shows it (SPEC section 2, Cybersecurity). */
export function NumberedList({ title, lead, items }: NumberedListProps) {
  return (
    <section>
      <div className="wrap">
        <SectionHead title={title} lead={lead} />
        <ol className={styles.list}>
          {items.map((item, index) => (
            <li key={item.title}>
              <b className={styles.number} aria-hidden="true">
                {index + 1}
              </b>
              <div>
                <h3>{item.title}</h3>
                <p>{item.description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
