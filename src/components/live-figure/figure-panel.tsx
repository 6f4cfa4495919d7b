import type { ReactNode } from 'react';
import styles from './figure-panel.module.css';

/**
 * The native controls of a LiveFigure, and a sentence on what it shows, which screen readers announce when it
 * changes.
 * @param says the sentence of the prerendered figure
 */
export function FigurePanel({ children, says }: { children: ReactNode; says: string }) {
  return (
    <div className={styles.panel}>
      <div className={styles.controls}>{children}</div>
      <output>{says}</output>
    </div>
  );
}
