import type { Still } from '../../artwork/picture.ts';
import styles from './author-box.module.css';

export interface AuthorBoxProps {
  name: string;
  role: string;
  about: string;
  portrait: Still;
}

/** The author, at the end of an article. */
export function AuthorBox({ name, role, about, portrait }: AuthorBoxProps) {
  return (
    <div className={styles.box}>
      <img {...portrait} alt={name} loading="lazy" decoding="async" />
      <div>
        <h2>{name}</h2>
        <p className={styles.role}>{role}</p>
        <p>{about}</p>
      </div>
    </div>
  );
}
