import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbProps } from '../ui/breadcrumb.tsx';
import styles from './page-head.module.css';

/** Words of the head of a page. */
export interface PageHeadProps {
  /** Left out on the sitemap, which shows where every page stands. */
  breadcrumb?: BreadcrumbProps;
  title: string;
  /** Left out where something else stands beside the title. */
  lead?: string;
}

/**
 * The first view of a page without a picture: where it stands, its h1, and a lead beside it.
 * @param beside takes the place of the lead: a search box
 * @param children what belongs to the head and stands below: a search box, tabs
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
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {beside}
        </div>
        {children}
      </div>
    </section>
  );
}
