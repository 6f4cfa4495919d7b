import type { DeskEnquiry, Folder } from '../../../ports/admin-desk.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { StatusMark } from '../status-mark.tsx';
import { CsvLink } from './csv-link.tsx';
import { Choice, SearchField } from './desk-parts.tsx';
import { enquiryAsides } from './enquiry-asides.ts';
import styles from './desk.module.css';
import type { ViewProps } from './view-props.ts';
import records from './records.module.css';
import { Records } from './records.tsx';
import { useDeskChange, useDeskQuery, usePagedSearch, useRemoval } from './use-desk.ts';

const folders = ['inbox', 'spam'] as const;

/** The enquiries of live mode, inbox and spam: each opens to show its message and its buttons. */
export function EnquiriesView({ words, desk, ask }: ViewProps) {
  const { typed, search, narrow, turnTo } = usePagedSearch<{ text: string; folder: Folder }>({
    text: '',
    folder: 'inbox',
  });
  const query = useDeskQuery(['enquiries', ...Object.values(search)], () => desk.enquiries(search));
  const change = useDeskChange(words.desk.notDone);
  const removeAfterAsking = useRemoval(words.desk, ask);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' });

  async function move({ id }: DeskEnquiry, to: Folder): Promise<void> {
    if (await change(() => desk.changeEnquiry(id, { folder: to })))
      notify({ channel: 'status', tone: 'success', title: words.desk.moved[to] });
  }

  return (
    <>
      <div className={styles.tools}>
        <SearchField words={words.desk} value={typed} onChange={(text) => narrow({ text })} />
        <Choice
          label={words.desk.foldersLabel}
          options={folders.map((value) => ({ value, label: words.desk.folders[value] }))}
          value={search.folder}
          onChange={(folder) => narrow({ folder })}
        />
        <CsvLink
          {...{ desk, words }}
          href={desk.listCsvHref('enquiries', search, words.dashboard.locale.slice(0, 2))}
          text={search.text}
        />
      </div>
      <Records {...{ query, words }} page={search.page} onPage={turnTo}>
        {(enquiry) => {
          const { id, name, email, status } = enquiry;
          const other = status === 'new' ? 'reviewed' : 'new';
          const elsewhere = enquiry.folder === 'inbox' ? 'spam' : 'inbox';
          const { line, texts } = enquiryAsides(enquiry, words.desk.serviceNames);
          return (
            <details>
              <summary className={records.row}>
                <strong>{name}</strong>
                <span className={records.address}>{email}</span>
                <time dateTime={enquiry.receivedAt}>{date.format(new Date(enquiry.receivedAt))}</time>
                <span className={records.state}>
                  <StatusMark status={status} label={words.dashboard.status[status]} />
                </span>
                <Icon name="chevron-down" />
              </summary>
              <div className={records.entry}>
                {line && <p className={styles.aside}>{line}</p>}
                {/* The language of the visitor's text is unknown. */}
                {texts.map((text) => (
                  <p key={text} className={styles.message} lang="">
                    {text}
                  </p>
                ))}
                <div className={styles.actions}>
                  <ButtonLink size="small" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
                    {words.desk.reply}
                  </ButtonLink>
                  <Button
                    size="small"
                    onClick={() => void change(() => desk.changeEnquiry(id, { status: other }))}
                  >
                    {words.desk.setStatus[other]}
                  </Button>
                  <Button size="small" look="quiet" onClick={() => void move(enquiry, elsewhere)}>
                    {words.desk.move[elsewhere]}
                  </Button>
                  <Button
                    size="small"
                    look="quiet"
                    onClick={() => removeAfterAsking(name, () => desk.deleteEnquiry(id))}
                  >
                    {words.desk.remove.label} <span className="visually-hidden">{name}</span>
                  </Button>
                </div>
              </div>
            </details>
          );
        }}
      </Records>
    </>
  );
}
