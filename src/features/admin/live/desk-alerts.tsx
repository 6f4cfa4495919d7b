import { fill } from '../../../lib/template.ts';
import type { AdminDesk } from '../../../ports/admin-desk.ts';
import type { DeskWords } from './desk-words.ts';
import { useDeskQuery } from './use-desk.ts';

/** Lines above the lists, while there is something that the team should know. */
export function DeskAlerts({ words, desk }: { words: DeskWords['alerts']; desk: AdminDesk }) {
  const { data } = useDeskQuery(['alerts'], () => desk.alerts());
  const mailsHeldOver = data?.mailsHeldOver ?? null;
  return (
    // A live region must exist before its text changes; <output> may not contain paragraphs.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status">
      {mailsHeldOver !== null && <p>{fill(words.mails, { count: mailsHeldOver })}</p>}
      {data && data.resumesHeld > 0 && <p>{fill(words.resumes, { count: data.resumesHeld })}</p>}
    </div>
  );
}
