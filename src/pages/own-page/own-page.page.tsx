import { LegalHead, type LegalHeadProps } from '#src/components/legal-head.tsx';
import { LegalText, type LegalTextProps } from '#src/components/legal-text.tsx';
import '#src/styles/print.css';

export interface OwnPageProps extends LegalHeadProps {
  text: LegalTextProps;
}

/** A page that a site adds without code, in the design of the legal pages. */
export function OwnPage({ text, ...head }: OwnPageProps) {
  return (
    <>
      <LegalHead {...head} />
      <LegalText {...text} />
    </>
  );
}

export { OwnPage as Page };
