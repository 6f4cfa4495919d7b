import { useState } from 'react';
import type { MailState } from '#shared/contracts/dashboard.ts';
import { fill } from '#shared/template.ts';
import { Button } from '#src/components/button.tsx';
import { ChoiceButtons, RowList, type LiveProps, EmailAddress } from './dashboard-parts.tsx';
import styles from './dashboard-parts.module.css';
import { useDashboardChange, useDashboardQuery } from './use-dashboard.ts';

/** The outbox: failed, waiting and sent emails. Unsent ones can be sent now. */
export function MailsView({ words, live, api }: LiveProps) {
  const [state, setState] = useState<MailState>('dead');
  const [page, setPage] = useState(1);
  const query = useDashboardQuery(['mails', state, page], () => api.mails(state, page));
  const change = useDashboardChange(live['dashboard.notDone']);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <>
      <div className={styles.tools}>
        <ChoiceButtons
          label={live['dashboard.mails']}
          options={(['dead', 'waiting', 'sent'] as const).map((value) => ({
            value,
            label: live[`dashboard.mails.${value}`],
          }))}
          value={state}
          onChange={(next) => {
            setState(next);
            setPage(1);
          }}
        />
      </div>
      <RowList {...{ query, words, live, page }} onPage={setPage}>
        {({ id, to, subject, attempts, createdAt, lastError }) => (
          <>
            <strong>
              <bdi>{subject}</bdi>
            </strong>
            <span className={styles.address}>
              <EmailAddress>{to}</EmailAddress>
            </span>
            <time dateTime={createdAt}>{date.format(new Date(createdAt))}</time>
            {attempts > 0 && (
              <span className={styles.state}>
                {fill(live['dashboard.mails.attempts'], { count: attempts })}
              </span>
            )}
            {lastError && (
              <code className={styles.reason} lang="en">
                {lastError}
              </code>
            )}
            {state !== 'sent' && (
              <Button
                size="small"
                className={styles.retry}
                onClick={() => void change(() => api.retryMail(id), live['dashboard.mails.retried'])}
              >
                <span>{live['dashboard.mails.retry']}</span>{' '}
                <span className="visually-hidden">{subject}</span>
              </Button>
            )}
          </>
        )}
      </RowList>
    </>
  );
}
