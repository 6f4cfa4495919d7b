import type { ReactNode } from 'react';
import { Actions } from './actions.tsx';
import styles from './closing-band.module.css';

/**
 * A plain last band of a page that already has a strong dark picture: a title and links.
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
