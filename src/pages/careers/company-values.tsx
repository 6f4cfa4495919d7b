import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../components/drawing.tsx';
import styles from './company-values.module.css';

export interface CompanyValuesProps {
  title: string;
  values: readonly { name: string; text: string; picture?: Picture | null }[];
}

/** Values on a rising stair, each with its formation (SPEC section 2, Careers). */
export function CompanyValues({ title, values }: CompanyValuesProps) {
  return (
    <section>
      <div className="wrap">
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.values}>
          {values.map(({ name, text, picture }) => (
            <li key={name}>
              {picture && <Drawing picture={picture} className={styles.picture} late />}
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
