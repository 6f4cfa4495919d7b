import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx';
import { H1 } from './headings.tsx';
import styles from './page-head.module.css';

/** Words of the head of a page. */
export interface PageHeadProps {
  /** Omitted on the sitemap, which shows the position of every page. */
  breadcrumb?: BreadcrumbProps;
  title: string;
  /** Omitted when something else is next to the title. */
  lead?: string;
}

/**
 * The head of a page without a picture: breadcrumb, h1, and a lead next to it.
 * @param beside replaces the lead, for example by a search box
 * @param children below the title: a search box, tabs
 */
export function PageHead({
  breadcrumb,
  title,
  lead,
  beside,
  children,
}: PageHeadProps & { beside?: ReactNode; children?: ReactNode }) {
  return (
    <section className={styles.head}>
      <div className="wrap">
        {breadcrumb && <Breadcrumb {...breadcrumb} />}
        <div className={styles.columns}>
          <H1>{title}</H1>
          {lead && <p className="lead">{lead}</p>}
          {beside}
        </div>
        {children}
      </div>
    </section>
  );
}
