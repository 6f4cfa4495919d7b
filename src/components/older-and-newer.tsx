import { Icon } from './icon.tsx';
import { CardLink } from './text-link.tsx';
import styles from './older-and-newer.module.css';

export interface NeighbourLink {
  label: string;
  title: string;
  href: string;
}

export interface OlderAndNewerProps {
  /** Accessible name of the landmark. */
  label: string;
  older: NeighbourLink | null;
  newer: NeighbourLink | null;
}

/** Links to the previous and the next article; nothing when there is only one. */
export function OlderAndNewer({ label, older, newer }: OlderAndNewerProps) {
  if (!older && !newer) return null;
  return (
    <nav className={`columns ${styles.neighbours}`} data-columns="2" data-stacks="mobile" aria-label={label}>
      {older && (
        <p>
          <span className="caption">
            <Icon name="arrow-left" /> <span>{older.label}</span>
          </span>
          <CardLink href={older.href}>{older.title}</CardLink>
        </p>
      )}
      {newer && (
        <p className={styles.newer}>
          <span className="caption">
            <span>{newer.label}</span> <Icon name="arrow-right" />
          </span>
          <CardLink href={newer.href}>{newer.title}</CardLink>
        </p>
      )}
    </nav>
  );
}
