import { LegalHead, type LegalHeadProps } from '../../components/legal-head.tsx';
import { LegalText, type LegalTextProps } from '../../components/legal-text.tsx';
import { RetentionBars, type RetentionBarsProps } from './retention-bars.tsx';
import { StoredList, type StoredListProps } from './stored-list.tsx';
import '../../styles/print.css';

export interface PrivacyProps extends LegalHeadProps {
  text: LegalTextProps;
  stored: StoredListProps;
  retention: RetentionBarsProps;
}

/** The privacy policy (SPEC section 2, Legal pages). */
export function PrivacyPage({ text, stored, retention, ...head }: PrivacyProps) {
  const figures = { cookies: <StoredList {...stored} />, retention: <RetentionBars {...retention} /> };
  return (
    <>
      <LegalHead {...head} />
      <LegalText {...text} figures={figures} />
    </>
  );
}

export { PrivacyPage as Page };
