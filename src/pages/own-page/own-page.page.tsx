import { LegalHead, type LegalHeadProps } from '../../components/legal-head.tsx';
import { LegalText, type LegalTextProps } from '../../components/legal-text.tsx';
import '../../styles/print.css';

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
