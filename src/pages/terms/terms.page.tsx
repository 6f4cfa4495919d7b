import { LegalHead, type LegalHeadProps } from '#src/components/legal-head.tsx';
import { LegalText, type LegalTextProps } from '#src/components/legal-text.tsx';
import '#src/styles/print.css';

export interface TermsProps extends LegalHeadProps {
  text: LegalTextProps;
}

/** The terms and conditions (SPEC section 2, Legal pages). */
export function TermsPage({ text, ...head }: TermsProps) {
  return (
    <>
      <LegalHead {...head} />
      <LegalText {...text} />
    </>
  );
}

export { TermsPage as Page };
