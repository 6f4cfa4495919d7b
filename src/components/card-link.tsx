import type { ReactNode } from 'react';
import styles from './card-link.module.css';

/**
 * The only link of a card; a click anywhere on the card follows it. The card must be its nearest positioned
 * ancestor (`position: relative`).
 */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
