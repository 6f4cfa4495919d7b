import type { ReactNode } from 'react';
import type { Kind } from '../../../shared/forms/define-form.ts';
import { EmailAddress, mailtoHref } from './email-address.tsx';

/** Applicants write addresses with and without a scheme. All but http(s) is shown as text, not as a link. */
function webAddress(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  // Not `URL.parse`, which needs Chrome 126, Firefox 126 and Safari 18, newer than the oldest supported browsers.
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return /^https?:$/.test(protocol) ? href : null;
}

/** A link to an applicant's page; the other site gets no Referer. */
function WebLink({ address }: { address: string }) {
  const href = webAddress(address);
  if (!href) return <bdi>{address}</bdi>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <bdi>{address}</bdi>
    </a>
  );
}

/** Shows the value of a field according to its kind. */
export function valueIn(kind: Kind, value: string): ReactNode {
  if (kind === 'email')
    return (
      <a href={mailtoHref(value)}>
        <EmailAddress>{value}</EmailAddress>
      </a>
    );
  if (kind === 'phone') return <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a>;
  return kind === 'link' ? <WebLink address={value} /> : <bdi>{value}</bdi>;
}

/** One field of a record, as an entry of a definition list. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
