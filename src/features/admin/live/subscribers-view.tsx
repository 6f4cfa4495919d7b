import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { EmailAddress } from '../email-address.tsx';
import { CsvLink } from './csv-link.tsx';
import { SearchField } from './desk-parts.tsx';
import styles from './desk.module.css';
import type { ViewProps } from './view-props.ts';
import records from './records.module.css';
import { Records } from './records.tsx';
import { useDeskChange, useDeskQuery, usePagedSearch, useRemoval } from './use-desk.ts';
import { useMay } from './use-team.ts';

/** The subscribers: whether their address is confirmed, and those that look like spam. */
export function SubscribersView({ words, desk, ask }: ViewProps) {
  const { typed, search, narrow, turnTo } = usePagedSearch({ text: '' });
  const query = useDeskQuery(['subscribers', ...Object.values(search)], () => desk.subscribers(search));
  const change = useDeskChange(words.desk.notDone);
  const removeAfterAsking = useRemoval(words.desk, ask);
  const may = useMay(desk);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium' });

  async function release(id: string): Promise<void> {
    if (await change(() => desk.releaseSubscriber(id)))
      notify({ channel: 'status', tone: 'success', title: words.desk.moved.inbox });
  }

  return (
    <>
      <div className={styles.tools}>
        <SearchField words={words.desk} value={typed} onChange={(text) => narrow({ text })} />
        <CsvLink
          {...{ desk, words }}
          list="subscribers"
          href={desk.listCsvHref('subscribers', search, words.dashboard.locale.slice(0, 2))}
          text={search.text}
        />
      </div>
      <Records {...{ query, words }} page={search.page} onPage={turnTo}>
        {({ id, email, receivedAt, confirmedAt, folder }) => (
          <div className={records.row}>
            <strong>
              <EmailAddress>{email}</EmailAddress>
            </strong>
            {folder === 'spam' ? (
              <span>
                {words.desk.folders.spam}{' '}
                {may('PATCH /admin/subscribers/:id') && (
                  <Button size="small" look="quiet" onClick={() => void release(id)}>
                    {words.desk.move.inbox} <bdi className="visually-hidden">{email}</bdi>
                  </Button>
                )}
              </span>
            ) : (
              <span>{confirmedAt ? words.desk.confirmed : words.desk.unconfirmed}</span>
            )}
            <time dateTime={receivedAt}>{date.format(new Date(receivedAt))}</time>
            {may('DELETE /admin/subscribers/:id') && (
              <Button
                size="small"
                look="quiet"
                className={`${records.state} ${records.remove}`}
                onClick={() => removeAfterAsking(email, () => desk.deleteSubscriber(id))}
              >
                {words.desk.remove.label} <bdi className="visually-hidden">{email}</bdi>
              </Button>
            )}
          </div>
        )}
      </Records>
    </>
  );
}
