import type { ReactNode } from 'react';
import { LegalHead, type LegalHeadProps } from './legal-head.tsx';
import { LegalText, type LegalTextProps } from './legal-text.tsx';

export interface TextPageProps extends LegalHeadProps {
  text: LegalTextProps;
}

/**
 * A page of text in clauses: a legal page (SPEC section 2, Legal pages), or one that a site adds without code.
 * @param figures shown below a clause, by its id
 */
export function TextPage({
  text,
  figures = {},
  ...head
}: TextPageProps & { figures?: Readonly<Record<string, ReactNode>> }) {
  return (
    <>
      <LegalHead {...head} />
      <LegalText {...text} figures={figures} />
    </>
  );
}
