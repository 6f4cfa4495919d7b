import type { ReactNode } from 'react';
import { readableValue, type LocalizedField } from '#shared/forms/localized-field.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import { EmailAddress } from './email-address.tsx';

/** Applicants write addresses with and without a scheme. All but http(s) is shown as text, not as a link. */
function webUrl(text: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return /^https?:$/.test(protocol) ? href : null;
}

/** A link to an applicant's page; the other site gets no Referer. */
function WebLink({ address }: { address: string }) {
  const href = webUrl(address);
  if (!href) return <bdi>{address}</bdi>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <bdi>{address}</bdi>
    </a>
  );
}

/** Shows the value of a field according to its kind. */
export function FieldValue({
  field,
  value,
}: {
  field: Pick<LocalizedField, 'kind' | 'options'>;
  value: string;
}): ReactNode {
  switch (field.kind) {
    case 'email':
      return (
        <a href={mailtoHref(value)}>
          <EmailAddress>{value}</EmailAddress>
        </a>
      );
    case 'phone':
      return <a href={`tel:${value.replace(/[^+\d]/g, '')}`}>{value}</a>;
    case 'link':
      return <WebLink address={value} />;
    case 'service':
    case 'choice':
      return <bdi>{readableValue(field, value)}</bdi>;
    case 'line':
    case 'text':
      return <bdi>{value}</bdi>;
  }
}
