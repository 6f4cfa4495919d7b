import { limits } from '../../../shared/limits.ts';
import styles from './rating.module.css';

export interface RatingProps {
  /** Whole number from 1 to the end of the scale. */
  value: number;
  /** The rating in words, for example "Rated 4 out of 5". */
  label: string;
}

/** A rating as a row of hexagons (SPEC section 9, Rating scale). */
export function Rating({ value, label }: RatingProps) {
  return (
    <p className={styles.rating}>
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: limits.rating.max }, (_, index) => (
        <span key={index} className={index < value ? 'hexagon' : `hexagon ${styles.empty}`} />
      ))}
    </p>
  );
}
