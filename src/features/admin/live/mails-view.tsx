import { useState } from 'react';
import { fill } from '../../../lib/template.ts';
import type { MailState } from '../../../ports/admin-desk.ts';
import { Button } from '../../../ui/button.tsx';
import { notify } from '../../../ui/notifications/notify.ts';
import { EmailAddress } from '../email-address.tsx';
import { Choice } from './desk-parts.tsx';
import styles from './desk.module.css';
import type { ViewProps } from './view-props.ts';
import records from './records.module.css';
import { Records } from './records.tsx';
import { useDeskChange, useDeskQuery } from './use-desk.ts';

const states = ['waiting', 'sent', 'dead'] as const;

/** The outbox: waiting, sent and failed mails; those that are not sent can be sent now. */
export function MailsView({ words, desk }: ViewProps) {
  const [state, setState] = useState<MailState>('waiting');
  const [page, setPage] = useState(1);
  const query = useDeskQuery(['mails', state, page], () => desk.mails({ state, page }));
  const change = useDeskChange(words.desk.notDone);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' });

  async function retry(id: string): Promise<void> {
    if (await change(() => desk.retryMail(id)))
      notify({ channel: 'status', tone: 'success', title: words.desk.retried });
  }

  return (
    <>
      <div className={styles.tools}>
        <Choice
          label={words.desk.views.mails}
          options={states.map((value) => ({ value, label: words.desk.mails[value] }))}
          value={state}
          onChange={(next) => {
            setState(next);
            setPage(1);
          }}
        />
      </div>
      <Records {...{ query, page, words }} onPage={setPage}>
        {({ id, to, subject, attempts, createdAt, lastError }) => (
          <div className={records.row}>
            <strong>
              <bdi>{subject}</bdi>
            </strong>
            <span className={records.address}>
              <EmailAddress>{to}</EmailAddress>
            </span>
            <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
            {attempts > 0 && (
              <span className={records.state}>{fill(words.desk.attempts, { count: attempts })}</span>
            )}
            {lastError && (
              <code className={records.reason} lang="en">
                {lastError}
              </code>
            )}
            {state !== 'sent' && (
              <Button size="small" className={records.retry} onClick={() => void retry(id)}>
                {words.desk.retryMail} <bdi className="visually-hidden">{subject}</bdi>
              </Button>
            )}
          </div>
        )}
      </Records>
    </>
  );
}
