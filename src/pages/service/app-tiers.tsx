import type { Picture } from '../../../artwork/picture.ts';
import { Drawing } from '../../components/drawing.tsx';
import styles from './app-tiers.module.css';

export interface AppTiersProps {
  /** The tiers from the uppermost. */
  names: readonly { name: string; note: string }[];
}

/**
 * A product pulled apart into its tiers, each with a leader line to its name; on phones the names stand below (SPEC
 * section 2, App development).
 */
export function AppTiers({ picture, names }: AppTiersProps & { picture: Picture }) {
  return (
    <div className={styles.figure}>
      <Drawing picture={picture} className={styles.picture} />
      <ol>
        {names.map(({ name, note }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{note}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
