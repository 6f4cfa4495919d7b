import { createRunner, createSender, keepAwake, type Outbox } from '../outbox-worker.ts';
import type { LiveParts } from '../parts.ts';
import type { StartTimer } from '../start-timer.ts';
import { isToVisitor } from '../store/mail-limits.ts';
import type { StoredMail } from '../store/store.ts';
import { messageIdOf } from './message-id.ts';

/** More mails to visitors in an hour are held: somebody is probably using a form to flood others' mailboxes. */
export const visitorMailsAnHour = 200;
const hourMs = 3_600_000;

/**
 * Starts the worker that sends mails.
 * @param startTimer replaced in tests, so that they do not wait
 */
export function startOutbox(
  { store, transport, log, now }: Pick<LiveParts, 'store' | 'transport' | 'log' | 'now'>,
  startTimer?: StartTimer,
): Outbox {
  /** Counts a mail to a visitor; over the limit it waits until the hour is over, and the dashboard shows that. */
  async function isHeld({ id, attempts }: StoredMail): Promise<boolean> {
    const at = now().toISOString();
    const { count, resetsAt } = await store.countEvent('mails:visitors', at, hourMs);
    if (count <= visitorMailsAnHour) return false;
    const error = `held: more than ${visitorMailsAnHour} mails to visitors in an hour`;
    await store.markMailFailed(id, { error, attempts, dueAt: resetsAt });
    if (count === visitorMailsAnHour + 1) log.error('mails to visitors held', { limit: visitorMailsAnHour });
    await store.setSiteFact('mails-held-at', at);
    return true;
  }

  const stopping = new AbortController();
  const sendDue = createSender<StoredMail>(
    {
      name: 'mail',
      claim: (...range) => store.claimMails(...range),
      markSent: (...marks) => store.markMailsSent(...marks),
      markFailed: (...failure) => store.markMailFailed(...failure),
      // Its file has just been written.
      onErased: async (id) => transport.kept?.remove(messageIdOf({ id })),
      async send(mail) {
        const { to, subject, text, replyTo, leaveUrl } = mail;
        const isPersonal = mail.reply !== undefined;
        // What the team writes is never held.
        if (!isPersonal && isToVisitor(mail) && (await isHeld(mail))) return false;
        const messageId = messageIdOf(mail);
        await transport.send({ messageId, to, subject, text, replyTo, leaveUrl, isPersonal });
        return true;
      },
    },
    { log, now },
    stopping.signal,
  );
  return keepAwake(createRunner(sendDue, { log }, stopping.signal), stopping, startTimer);
}
