import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../ui/drawing.tsx';
import styles from './app-tiers.module.css';

export interface AppTiersProps {
  picture: Picture;
  /** The four tiers from the uppermost. */
  tiers: { name: string; note: string }[];
}

/**
 * A product pulled apart into its tiers, each with a leader line to its name; on phones the names stand
 * below.
 */
export function AppTiers({ picture, tiers }: AppTiersProps) {
  return (
    <div className={styles.figure}>
      <Drawing picture={picture} className={styles.picture} />
      <ol>
        {tiers.map(({ name, note }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
