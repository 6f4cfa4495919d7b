import type { ReactNode } from 'react';
import styles from './figure-panel.module.css';

/**
 * The native controls of a LiveFigure, and the sentence that says what it shows, which is announced when it
 * changes.
 * @param says what the still shows
 */
export function FigurePanel({ children, says }: { children: ReactNode; says: string }) {
  return (
    <div className={styles.panel}>
      <div className={styles.controls}>{children}</div>
      <output>{says}</output>
    </div>
  );
}
