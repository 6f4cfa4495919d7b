import type { ReactNode } from 'react';
import styles from './card-link.module.css';

/**
 * The one link of a card: named by its own text, with the whole card as its target. The card has to be the nearest
 * positioned ancestor (`position: relative`).
 */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
