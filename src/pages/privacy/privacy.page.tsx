import { LegalHead, type LegalHeadProps } from '../../sections/legal-head.tsx';
import { LegalText, type LegalTextProps } from '../../sections/legal-text.tsx';
import { RetentionBars, type RetentionBarsProps } from './retention-bars.tsx';
import '../../styles/print.css';

export interface PrivacyProps extends LegalHeadProps {
  text: LegalTextProps;
  retention: RetentionBarsProps;
}

/** The privacy policy (SPEC section 2, Legal pages). */
export function PrivacyPage({ text, retention, ...head }: PrivacyProps) {
  return (
    <>
      <LegalHead {...head} />
      <LegalText
        {...text}
        figures={retention.bars.length > 0 ? { retention: <RetentionBars {...retention} /> } : {}}
      />
    </>
  );
}

export { PrivacyPage as Page };
