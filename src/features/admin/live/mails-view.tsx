import { EmailAddress } from '../email-address.tsx';
import { QueueList } from './queue-list.tsx';
import { useMay } from './use-team.ts';
import type { ViewProps } from './view-props.ts';

/** The outbox: waiting, sent and failed mails; those that are not sent can be sent now. */
export function MailsView({ words, desk }: ViewProps) {
  return (
    <QueueList
      words={words}
      name="mails"
      label={words.desk.views.mails}
      read={(search) => desk.mails(search)}
      mayRetry={useMay(desk)('POST /admin/mails/:id/retry')}
      retry={(id) => desk.retryMail(id)}
    >
      {({ subject, to }) => ({ what: <bdi>{subject}</bdi>, to: <EmailAddress>{to}</EmailAddress> })}
    </QueueList>
  );
}
