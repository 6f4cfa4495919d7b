import { fill } from '../../../lib/template.ts';
import type { AdminDesk } from '../../../ports/admin-desk.ts';
import type { OwnSession } from '../../../ports/team-desk.ts';
import { Button } from '../../../ui/button.tsx';
import type { LiveAdminWords } from './desk-words.ts';
import styles from './team.module.css';
import { useTeamChange } from './use-team.ts';

/** Where the user is logged in; each other session can be ended, or all of them. */
export function AccountSessions({
  words,
  desk,
  sessions,
}: {
  words: LiveAdminWords;
  desk: AdminDesk;
  sessions: readonly OwnSession[];
}) {
  const { account } = words.team;
  const change = useTeamChange(words, {});
  const date = new Intl.DateTimeFormat(words.dashboard.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <h2 className={styles.heading}>{account.sessions}</h2>
      <ul className={styles.list}>
        {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
          <li key={id} className={styles.entry}>
            <div className={styles.who}>
              <strong>{device || account.unknownDevice}</strong>
              <span>{fill(account.lastSeen, { date: date.format(new Date(lastSeenAt)) })}</span>
            </div>
            {isCurrent ? (
              <span className={styles.note}>{account.thisSession}</span>
            ) : (
              <Button
                size="small"
                look="quiet"
                onClick={() => void change(() => desk.team.endSession(id), account.saved)}
              >
                {account.end} <span className="visually-hidden">{device || account.unknownDevice}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          size="small"
          className={styles.after}
          onClick={() => void change(() => desk.team.endOtherSessions(), account.saved)}
        >
          {account.endOthers}
        </Button>
      )}
    </>
  );
}
