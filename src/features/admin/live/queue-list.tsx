import { useState, type ReactNode } from 'react';
import { fill } from '../../../lib/template.ts';
import type { MailState } from '../../../ports/admin-desk.ts';
import type { DeskPage } from '../../../ports/desk-page.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { Choice } from './desk-parts.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './desk.module.css';
import { Records } from './records.tsx';
import records from './records.module.css';
import { useDeskChange, useDeskQuery } from './use-desk.ts';

const states = ['waiting', 'sent', 'dead'] as const;

interface Queued {
  id: string;
  attempts: number;
  /** ISO 8601 in UTC. */
  createdAt: string;
  lastError: string | null;
}

/**
 * What is on its way to others: waiting, sent and failed; what is not sent can be sent now.
 * @param name of the queue in the cache
 * @param label of the choice of a state
 * @param children says what an item is, and who gets it
 */
export function QueueList<Item extends Queued>({
  words,
  name,
  label,
  read,
  retry,
  mayRetry = true,
  children,
}: {
  words: LiveAdminWords;
  name: string;
  label: string;
  read: (search: { state: MailState; page: number }) => Promise<DeskPage<Item>>;
  retry: (id: string) => Promise<void>;
  mayRetry?: boolean;
  children: (item: Item) => { what: ReactNode; to: ReactNode };
}) {
  const [search, setSearch] = useState<{ state: MailState; page: number }>({ state: 'waiting', page: 1 });
  const { state, page } = search;
  const query = useDeskQuery([name, state, page], () => read(search));
  const change = useDeskChange(words.desk.notDone);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' });

  async function sendNow(id: string): Promise<void> {
    if (await change(() => retry(id)))
      notify({ channel: 'status', tone: 'success', title: words.desk.retried });
  }

  return (
    <>
      <div className={styles.tools}>
        <Choice
          label={label}
          options={states.map((value) => ({ value, label: words.desk.mails[value] }))}
          value={state}
          onChange={(next) => setSearch({ state: next, page: 1 })}
        />
      </div>
      <Records {...{ query, page, words }} onPage={(next) => setSearch({ state, page: next })}>
        {(item) => {
          const { what, to } = children(item);
          return (
            <div className={records.row}>
              <strong>{what}</strong>
              <span className={records.address}>{to}</span>
              <time dateTime={item.createdAt}>{date.format(new Date(item.createdAt))}</time>
              {item.attempts > 0 && (
                <span className={records.state}>{fill(words.desk.attempts, { count: item.attempts })}</span>
              )}
              {item.lastError && (
                <code className={records.reason} lang="en">
                  {item.lastError}
                </code>
              )}
              {mayRetry && state !== 'sent' && (
                <Button size="small" className={records.retry} onClick={() => void sendNow(item.id)}>
                  {words.desk.retryMail} <span className="visually-hidden">{what}</span>
                </Button>
              )}
            </div>
          );
        }}
      </Records>
    </>
  );
}
