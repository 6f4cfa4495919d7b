import styles from './value-rows.module.css';

export interface ValueRowsProps {
  title: string;
  values: readonly { name: string; text: string }[];
}

/** Values as a ruled list in display type, each with what it means in practice (SPEC section 2, About). */
export function ValueRows({ title, values }: ValueRowsProps) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <h2 className="visually-hidden">{title}</h2>
        <ul className={styles.rows}>
          {values.map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
