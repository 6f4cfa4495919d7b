import type { ReactNode, RefObject } from 'react';
import { shownIn, type Kind, type TextField } from '../../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../../shared/forms/enquiry.ts';
import type { DeskEnquiry } from '../../../ports/admin-desk.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import detail from '../application-detail.module.css';
import { Fact, valueIn } from '../fact.tsx';
import { StatusMark } from '../status-mark.tsx';
import type { LiveAdminWords } from './desk-words.ts';

const shown = shownIn(enquiryForm, 'dashboard');
/** In this order: who wrote, how to reach them, what it is about. */
const kinds: readonly Kind[] = ['line', 'email', 'phone', 'link', 'service'];
const facts = kinds.flatMap((kind) => shown.filter((field) => field.kind === kind));
const texts = shown.filter(({ kind }) => kind === 'text');

/**
 * All that a visitor wrote, without empty values, and what the team does with it.
 * @param heading takes the focus when the panel opens
 * @param tools buttons below the name
 * @param children the parts below what was sent
 */
export function EnquiryDetail({
  enquiry,
  words,
  heading,
  onClose,
  tools,
  children,
}: {
  enquiry: DeskEnquiry;
  words: LiveAdminWords;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  tools: ReactNode;
  children: ReactNode;
}) {
  const { name, email, status, receivedAt } = enquiry;
  const { fields, status: statusNames, locale } = words.dashboard;
  const received = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const valueOf = ({ kind, name: field }: TextField<typeof enquiryForm>) =>
    kind === 'service'
      ? (words.desk.serviceNames[enquiry[field]] ?? enquiry[field])
      : valueIn(kind, enquiry[field]);
  return (
    <aside className={detail.detail} aria-label={words.desk.enquiry}>
      <div className={detail.head}>
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <IconButton icon="x" label={words.desk.close} onClick={onClose} />
        <StatusMark status={status} label={statusNames[status]} />
      </div>
      {tools}
      <dl className={detail.facts}>
        <Fact label={fields.email}>{valueIn('email', email)}</Fact>
        {facts
          .filter((field) => enquiry[field.name] !== '')
          .map((field) => (
            <Fact key={field.name} label={words.desk.enquiryFields[field.name]}>
              {valueOf(field)}
            </Fact>
          ))}
        <Fact label={fields.date}>
          <time dateTime={receivedAt}>{received.format(new Date(receivedAt))}</time>
        </Fact>
      </dl>
      {texts
        .filter((field) => enquiry[field.name] !== '')
        .map((field) => (
          <div key={field.name} className={detail.letter}>
            <h3>{words.desk.enquiryFields[field.name]}</h3>
            {/* The language of the visitor's text is unknown. */}
            <p lang="" dir="auto">
              {enquiry[field.name]}
            </p>
          </div>
        ))}
      {children}
    </aside>
  );
}
