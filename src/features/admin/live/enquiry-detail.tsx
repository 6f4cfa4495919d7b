import type { RefObject } from 'react';
import { shownIn, type Kind, type TextField } from '../../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../../shared/forms/enquiry.ts';
import type { AdminDesk, DeskEnquiry } from '../../../ports/admin-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import detail from '../application-detail.module.css';
import { Fact, valueIn } from '../fact.tsx';
import { StatusMark } from '../status-mark.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './desk.module.css';
import { enquiryParts } from './record-parts.ts';

const shown = shownIn(enquiryForm, 'dashboard');
/** In this order: who wrote, how to reach them, what it is about. */
const kinds: readonly Kind[] = ['line', 'email', 'phone', 'link', 'service'];
const facts = kinds.flatMap((kind) => shown.filter((field) => field.kind === kind));
const texts = shown.filter(({ kind }) => kind === 'text');

/**
 * All that a visitor wrote, without empty values, and the team's tools.
 * @param heading takes the focus when the panel opens
 */
export function EnquiryDetail({
  enquiry,
  words,
  desk,
  noteDrafts,
  heading,
  onClose,
  onSwitchStatus,
  onMove,
  onDelete,
}: {
  enquiry: DeskEnquiry;
  words: LiveAdminWords;
  desk: AdminDesk;
  noteDrafts: Map<string, string>;
  heading: RefObject<HTMLHeadingElement | null>;
  onClose: () => void;
  onSwitchStatus: () => void;
  /** Moves it to the other folder. */
  onMove: () => void;
  onDelete: () => void;
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
      <div className={styles.detailTools}>
        <Button size="small" onClick={onSwitchStatus}>
          {words.desk.setStatus[status === 'new' ? 'reviewed' : 'new']}
        </Button>
        <Button size="small" look="quiet" onClick={onMove}>
          {words.desk.move[enquiry.folder === 'inbox' ? 'spam' : 'inbox']}
        </Button>
        <Button size="small" look="quiet" onClick={onDelete}>
          {words.desk.remove.label}
        </Button>
      </div>
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
      {enquiryParts.map(({ id, Part }) => (
        <Part key={id} {...{ enquiry, words, desk, noteDrafts }} />
      ))}
    </aside>
  );
}
