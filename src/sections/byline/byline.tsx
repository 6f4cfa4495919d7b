import type { Still } from '../../../artwork/picture.ts';
import styles from './byline.module.css';

/** Who wrote something: picture, name and position (SPEC section 3, Blog post). */
export function Byline({ name, role, image }: { name: string; role: string; image: Still }) {
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
