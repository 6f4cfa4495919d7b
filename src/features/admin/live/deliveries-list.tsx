import { useState } from 'react';
import type { ConnectionsDesk, DeliveryState } from '../../../ports/connections-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import styles from './connections-view.module.css';
import { Choice } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import desk from './desk.module.css';
import { Records } from './records.tsx';
import records from './records.module.css';
import { useDeskChange, useDeskQuery } from './use-desk.ts';

const states = ['waiting', 'sent', 'dead'] as const;

/**
 * What is on its way to other tools: waiting, sent and failed events; those that are not sent can be sent now.
 * @param addressOf the address of a tool, by its id
 * @param attempts says how often an event was tried
 */
export function DeliveriesList({
  words,
  connections,
  addressOf,
  attempts,
}: {
  words: LiveAdminWords;
  connections: ConnectionsDesk;
  addressOf: (id: string) => string;
  attempts: (count: number) => string;
}) {
  const [state, setState] = useState<DeliveryState>('waiting');
  const [page, setPage] = useState(1);
  const query = useDeskQuery(['deliveries', state, page], () => connections.deliveries({ state, page }));
  const change = useDeskChange(words.desk.notDone);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' });

  async function retry(id: string): Promise<void> {
    if (await change(() => connections.retry(id)))
      notify({ channel: 'status', tone: 'success', title: words.desk.retried });
  }

  return (
    <>
      <h2 className={styles.part}>{words.desk.connections.deliveries}</h2>
      <div className={desk.tools}>
        <Choice
          label={words.desk.connections.deliveries}
          options={states.map((value) => ({ value, label: words.desk.mails[value] }))}
          value={state}
          onChange={(next) => {
            setState(next);
            setPage(1);
          }}
        />
      </div>
      <Records {...{ query, page, words }} onPage={setPage}>
        {({ id, webhookId, type, attempts: count, createdAt, lastError }) => (
          <div className={records.row}>
            <strong lang="en">{type}</strong>
            <span className={records.address}>
              <bdi>{addressOf(webhookId)}</bdi>
            </span>
            <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
            {count > 0 && <span className={records.state}>{attempts(count)}</span>}
            {lastError && (
              <code className={records.reason} lang="en">
                {lastError}
              </code>
            )}
            {state !== 'sent' && (
              <Button size="small" className={records.retry} onClick={() => void retry(id)}>
                {words.desk.retryMail} <span className="visually-hidden">{type}</span>
              </Button>
            )}
          </div>
        )}
      </Records>
    </>
  );
}
