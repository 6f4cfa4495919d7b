import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mailStates, type MailState, type UnsentCounts } from '#shared/contracts/dashboard.ts';
import { fill } from '#shared/template.ts';
import { Button } from '#src/components/button.tsx';
import type { LiveWords } from './admin-words.ts';
import { linkTo } from './dashboard-address.ts';
import { ChoiceButtons, RowList, type LiveProps, EmailAddress } from './dashboard-parts.tsx';
import styles from './dashboard-parts.module.css';
import { useDashboardChange, useDashboardQuery } from './use-dashboard.ts';

/** Emails wait for seconds when all is well. */
const longWaitS = 10 * 60;

/** How many emails and events are not sent; read again with all lists. */
export const useUnsent = (api: Pick<LiveProps['api'], 'unsent'> | null) =>
  useQuery({ queryKey: ['mails', 'unsent'], queryFn: api ? () => api.unsent() : skipToken });

const isLate = ({ oldestWaitingS }: UnsentCounts) => oldestWaitingS >= longWaitS;

/** On the other parts of the dashboard: says that emails do not go out, with a link to the reasons. */
export function UnsentNote({ live, counts }: { live: LiveWords; counts: UnsentCounts | undefined }) {
  if (!counts || (!isLate(counts) && counts.newlyDead === 0)) return null;
  return (
    <output className={styles.failed}>
      <span>{fill(live['dashboard.mails.unsent'], { waiting: counts.waiting, dead: counts.dead })}</span>
      <a href={linkTo('mails')}>{live['dashboard.mails.reasons']}</a>
    </output>
  );
}

/** `Waiting (3)` */
export const withCount = (label: string, count = 0): string => (count > 0 ? `${label} (${count})` : label);

/** The list that needs attention first. */
function firstState(counts: UnsentCounts): MailState {
  if (isLate(counts)) return 'waiting';
  if (counts.dead > 0) return 'dead';
  return counts.waiting > 0 ? 'waiting' : 'sent';
}

/** The outbox, opened where something is not sent. Unsent emails and events can be sent now, one or all. */
export function MailsView(props: LiveProps) {
  const unsent = useUnsent(props.api);
  const { data: counts } = unsent;
  // Kept, so that the list does not change while somebody works on it.
  const [opened, setOpened] = useState<MailState | null>(null);
  const first = counts ? firstState(counts) : unsent.isError ? 'dead' : null;
  if (opened === null && first !== null) setOpened(first);
  if (opened === null)
    return <p className={`small quiet ${styles.aside}`}>{props.live['dashboard.loading']}</p>;
  return <MailList {...props} counts={counts} state={opened} onState={setOpened} />;
}

function MailList({
  words,
  live,
  api,
  counts,
  state,
  onState,
}: LiveProps & {
  counts: UnsentCounts | undefined;
  state: MailState;
  onState: (state: MailState) => void;
}) {
  const [page, setPage] = useState(1);
  const query = useDashboardQuery(['mails', state, page], () => api.mails(state, page));
  const change = useDashboardChange(live['dashboard.notDone']);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <>
      <div className={styles.tools}>
        <ChoiceButtons
          label={live['dashboard.mails']}
          options={mailStates.map((value) => ({
            value,
            label: withCount(live[`dashboard.mails.${value}`], value === 'sent' ? 0 : counts?.[value]),
          }))}
          value={state}
          onChange={(next) => {
            onState(next);
            setPage(1);
          }}
        />
        {state !== 'sent' && (query.data?.total ?? 0) > 0 && (
          <Button
            size="small"
            onClick={() => void change(() => api.retryAllMails(state), live['dashboard.mails.retriedAll'])}
          >
            {live['dashboard.mails.retryAll']}
          </Button>
        )}
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
              <code className={`caption ${styles.reason}`} lang="en">
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
