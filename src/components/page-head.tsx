import type { ReactNode } from 'react';
import { Breadcrumb } from './breadcrumb.tsx';
import { Actions } from './button.tsx';
import { H1 } from './headings.tsx';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: string;
  /** Omitted when something else is next to the title. */
  lead?: string;
}

/**
 * The head of a page without a picture: breadcrumb, h1, and a lead next to it, or below it with actions or with
 * something else in its place.
 * @param beside in the last column: a search box, figures, portraits
 * @param children below the title: a search box, tabs
 */
export function PageHead({
  title,
  lead,
  actions,
  beside,
  children,
}: PageHeadProps & { actions?: ReactNode; beside?: ReactNode; children?: ReactNode }) {
  const isBelow = actions !== undefined || (lead !== undefined && beside !== undefined);
  return (
    <section className={styles.head}>
      <div className="wrap">
        <Breadcrumb />
        <div className={`columns ${styles.title}`} data-align={isBelow ? 'start' : 'baseline'}>
          {isBelow ? (
            <div className={`two-thirds ${styles.words}`}>
              <H1>{title}</H1>
              <p className="lead">{lead}</p>
              {actions && <Actions>{actions}</Actions>}
            </div>
          ) : (
            <>
              <H1 className="two-thirds">{title}</H1>
              {lead && <p className="lead">{lead}</p>}
            </>
          )}
          {beside}
        </div>
        {children}
      </div>
    </section>
  );
}
