import type { ReactNode } from 'react';
import { Actions } from '../ui/actions.tsx';
import styles from './closing-band.module.css';

/**
 * The last band of a page in plain words, where the page has a strong dark picture already: a title and where to go next.
 * @param children the calls to action
 */
export function ClosingBand({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2>{title}</h2>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <Actions>{children}</Actions>
      </div>
    </section>
  );
}
