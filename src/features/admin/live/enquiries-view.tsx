import type { DeskEnquiry, EnquirySearch } from '../../../ports/admin-desk.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { EmailAddress } from '../email-address.tsx';
import { StatusMark } from '../status-mark.tsx';
import { CsvLink } from './csv-link.tsx';
import { linkTo } from './desk-address.ts';
import { SearchField } from './desk-parts.tsx';
import styles from './desk.module.css';
import { EnquiryDetail } from './enquiry-detail.tsx';
import { RecordFilters } from './record-filters.tsx';
import { RecordPanes, useRecordFocus } from './record-panes.tsx';
import records from './records.module.css';
import { Records } from './records.tsx';
import { useDeskChange, useDeskQuery, useDeskRecord, usePagedSearch, useRemoval } from './use-desk.ts';
import type { ViewProps } from './view-props.ts';

/** The enquiries of live mode, inbox and spam, and the one in the address. */
export function EnquiriesView({ words, desk, ask, noteDrafts, heading, recordId, open }: ViewProps) {
  const { typed, search, narrow, turnTo } = usePagedSearch<Omit<EnquirySearch, 'page'>>({
    text: '',
    folder: 'inbox',
    assigned: '',
  });
  const query = useDeskQuery(['enquiries', ...Object.values(search)], () => desk.enquiries(search));
  const record = useDeskRecord(
    'enquiries',
    recordId,
    query.data?.items,
    (id) => desk.enquiry(id),
    ({ replies = [] }) => replies.some(({ state }) => state === 'waiting'),
  );
  const { recordHeading, rowId } = useRecordFocus(recordId, record.data !== undefined, heading);
  const change = useDeskChange(words.desk.notDone);
  const removeAfterAsking = useRemoval(words.desk, ask);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' });
  const close = () => open(null);

  async function switchStatus({ id, status }: DeskEnquiry): Promise<void> {
    await change(() => desk.changeEnquiry(id, { status: status === 'new' ? 'reviewed' : 'new' }));
  }

  async function move({ id, folder }: DeskEnquiry): Promise<void> {
    const to = folder === 'inbox' ? 'spam' : 'inbox';
    if (await change(() => desk.changeEnquiry(id, { folder: to }), close))
      notify({ channel: 'status', tone: 'success', title: words.desk.moved[to] });
  }

  return (
    <>
      <div className={styles.tools}>
        <SearchField words={words.desk} value={typed} onChange={(text) => narrow({ text })} />
        <RecordFilters {...{ words, desk, search, narrow }} />
        <CsvLink
          {...{ desk, words }}
          href={desk.listCsvHref('enquiries', search, words.dashboard.locale.slice(0, 2))}
          text={search.text}
        />
      </div>
      <RecordPanes
        {...{ words, recordId, record }}
        view="enquiries"
        label={words.desk.views.enquiries}
        onClose={() => void close()}
        list={
          <Records {...{ query, words }} page={search.page} onPage={turnTo}>
            {({ id, name, email, status, receivedAt }) => (
              <a
                className={records.row}
                href={linkTo('enquiries', id)}
                id={rowId(id)}
                aria-current={id === recordId ? 'true' : undefined}
              >
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span className={records.address}>
                  <EmailAddress>{email}</EmailAddress>
                </span>
                <time dateTime={receivedAt}>{date.format(new Date(receivedAt))}</time>
                <span className={records.state}>
                  <StatusMark status={status} label={words.dashboard.status[status]} />
                </span>
              </a>
            )}
          </Records>
        }
      >
        {(enquiry) => (
          <EnquiryDetail
            key={enquiry.id}
            {...{ enquiry, words, desk, noteDrafts }}
            heading={recordHeading}
            onClose={() => void close()}
            onSwitchStatus={() => void switchStatus(enquiry)}
            onMove={() => void move(enquiry)}
            onDelete={() => removeAfterAsking(enquiry.name, () => desk.deleteEnquiry(enquiry.id), close)}
          />
        )}
      </RecordPanes>
    </>
  );
}
