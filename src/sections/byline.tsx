import type { Still } from '../../artwork/picture.ts';
import styles from './byline.module.css';

/** An author or speaker, with a small picture. */
export interface BylineProps {
  name: string;
  role: string;
  image: Still;
}

/** The author or speaker: picture, name and position (SPEC section 3, Blog post). */
export function Byline({ name, role, image }: BylineProps) {
  return (
    <div className={styles.byline}>
      <img {...image} alt={name} loading="lazy" decoding="async" />
      <p>
        <strong>{name}</strong>
        <span>{role}</span>
      </p>
    </div>
  );
}
