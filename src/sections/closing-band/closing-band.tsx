import type { ReactNode } from 'react';
import { Actions } from '../../ui/actions.tsx';
import styles from './closing-band.module.css';

/**
 * The last band of a page in plain words, where the page has a strong dark picture already: a title and where to go next.
 * @param children the calls to action
 */
export function ClosingBand({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.columns}`}>
        <h2>{title}</h2>
        <Actions>{children}</Actions>
      </div>
    </section>
  );
}
