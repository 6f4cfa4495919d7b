import { PageHead } from './page-head.tsx';
import styles from './legal-head.module.css';

export interface LegalHeadProps {
  title: string;
  lead: string | null;
  lastUpdated: string | null;
}

/** The head of a legal page: title, lead and date of the last change (SPEC section 2, Legal pages). */
export function LegalHead({ title, lead, lastUpdated }: LegalHeadProps) {
  return (
    <PageHead
      title={title}
      beside={
        (lead !== null || lastUpdated !== null) && (
          <div>
            {lead !== null && <p className="lead">{lead}</p>}
            {lastUpdated !== null && <p className={`caption ${styles.date}`}>{lastUpdated}</p>}
          </div>
        )
      }
    />
  );
}
