import { limits } from '../../../config/limits.ts';
import { delay } from '../../lib/delay.ts';

/** A mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Sends a mail; gives false when the signal aborts first. */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<boolean>;

/**
 * Sends mails to the console (SPEC section 7: waits a second and logs).
 * @param wait for tests; gives false when the signal aborts first
 * @param log receives the mail as one text
 */
export function createSimulatedMailer({
  wait = delay,
  log = (text) => console.log(text),
}: { wait?: typeof delay; log?: (text: string) => void } = {}): SendMail {
  return async ({ to, subject, body }, signal) => {
    if (!(await wait(limits.mail.delayMs, signal))) return false;
    log(`E-mail sent (simulated)\nTo: ${to}\nSubject: ${subject}\n\n${body}`);
    return true;
  };
}
