import { PageHead } from '../page-head/page-head.tsx';
import type { BreadcrumbProps } from '../../ui/breadcrumb.tsx';
import styles from './legal-head.module.css';

/** The head of a legal page: what it is, how to read it, and when it was last changed (SPEC section 2, Legal pages). */
export function LegalHead({
  breadcrumb,
  title,
  lead,
  lastUpdated,
}: {
  breadcrumb: BreadcrumbProps;
  title: string;
  lead: string;
  lastUpdated: string;
}) {
  return (
    <PageHead
      breadcrumb={breadcrumb}
      title={title}
      beside={
        <div>
          <p className="lead">{lead}</p>
          <p className={`caption ${styles.date}`}>{lastUpdated}</p>
        </div>
      }
    />
  );
}
