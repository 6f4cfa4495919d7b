import { LegalHead } from '../../sections/legal-head/legal-head.tsx';
import { LegalText, type LegalTextProps } from '../../sections/legal-text/legal-text.tsx';
import { RetentionBars, type RetentionBarsProps } from '../../sections/retention-bars/retention-bars.tsx';
import type { BreadcrumbProps } from '../../ui/breadcrumb.tsx';
import '../../styles/print.css';

export interface PrivacyProps {
  breadcrumb: BreadcrumbProps;
  title: string;
  lead: string;
  lastUpdated: string;
  text: LegalTextProps;
  retention: RetentionBarsProps;
}

/** The privacy policy (SPEC section 2, Legal pages). */
export function PrivacyPage({ text, retention, ...head }: PrivacyProps) {
  return (
    <>
      <LegalHead {...head} />
      <LegalText {...text} figures={{ retention: <RetentionBars {...retention} /> }} />
    </>
  );
}

export { PrivacyPage as Page };
