import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './side-titled-section.module.css';

/**
 * A section with its head beside the content: one third for the title, two thirds for the content.
 * @param lead below the title
 * @param note small text below the lead: how to fill in a form
 * @param ground `sunken` gives it another background
 */
export function SideTitledSection({
  id,
  title,
  lead,
  note,
  ground = 'page',
  children,
}: {
  id?: string;
  title: string;
  lead?: string | null;
  note?: string;
  ground?: 'page' | 'sunken';
  children: ReactNode;
}) {
  return (
    <section id={id} className={ground === 'sunken' ? 'sunken' : undefined}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {note && <p className="caption">{note}</p>}
        </div>
        <ErrorBoundary as="div">{children}</ErrorBoundary>
      </div>
    </section>
  );
}
