import { useState } from 'react';
import { mailStates, type MailState, type UnsentCounts } from '#shared/contracts/dashboard.ts';
import { fill } from '#shared/template.ts';
import { Button } from '#src/components/button.tsx';
import { EmailAddress } from '#src/features/admin/email-address.tsx';
import { useDashboardQuery } from '#src/features/admin/use-dashboard.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import controls from './controls.module.css';
import type { ViewProps } from './live-view.ts';
import notes from './notes.module.css';
import { RowList } from './row-list.tsx';
import styles from './row-list.module.css';
import { isLate, useUnsent } from './unsent-note.tsx';
import { useDashboardChange } from './use-dashboard-change.ts';
import { withCount } from './with-count.ts';

/** The list that needs attention first. */
function firstState(counts: UnsentCounts): MailState {
  if (isLate(counts)) return 'waiting';
  if (counts.dead > 0) return 'dead';
  return counts.waiting > 0 ? 'waiting' : 'sent';
}

/** The outbox, opened where something is not sent. Unsent emails and events can be sent now, one or all. */
export function MailsView(props: ViewProps) {
  const unsent = useUnsent(props.backend);
  const { data: counts } = unsent;
  // Kept, so that the list does not change while somebody works on it.
  const [opened, setOpened] = useState<MailState | null>(null);
  const first = counts ? firstState(counts) : unsent.isError ? 'dead' : null;
  if (opened === null && first !== null) setOpened(first);
  if (opened === null) return <p className={`small quiet ${notes.aside}`}>{props.words.loading}</p>;
  return <MailList {...props} counts={counts} state={opened} onState={setOpened} />;
}

function MailList({
  words,
  liveWords,
  backend,
  counts,
  state,
  onState,
}: ViewProps & {
  counts: UnsentCounts | undefined;
  state: MailState;
  onState: (state: MailState) => void;
}) {
  const [page, setPage] = useState(1);
  const query = useDashboardQuery(['mails', state, page], () => backend.mails(state, page));
  const change = useDashboardChange(liveWords['dashboard.notDone']);
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <>
      <div className={controls.tools}>
        <ChoiceButtons
          label={liveWords['dashboard.mails']}
          options={mailStates.map((value) => ({
            value,
            label: withCount(liveWords[`dashboard.mails.${value}`], value === 'sent' ? 0 : counts?.[value]),
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
            onClick={() =>
              void change(() => backend.retryAllMails(state), liveWords['dashboard.mails.retriedAll'])
            }
          >
            {liveWords['dashboard.mails.retryAll']}
          </Button>
        )}
      </div>
      <RowList {...{ query, words, liveWords, page }} onPage={setPage}>
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
                {fill(liveWords['dashboard.mails.attempts'], { count: attempts })}
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
                onClick={() => void change(() => backend.retryMail(id), liveWords['dashboard.mails.retried'])}
              >
                <span>{liveWords['dashboard.mails.retry']}</span>{' '}
                <span className="visually-hidden">{subject}</span>
              </Button>
            )}
          </>
        )}
      </RowList>
    </>
  );
}
