import { limits } from '../../../config/limits.ts';
import { applicationRecordOf, type ApplicationRecord } from '../../../shared/contracts/application.ts';
import { delay } from '../../lib/delay.ts';
import type { ApplicationPort } from '../ports.ts';
import { mailsOf } from './application-mails.ts';
import { createSimulatedMailer, type SendMail } from './mail.ts';

/** `?simulate=application-failure` in the address of the job page demonstrates the failure. */
const isFailureAskedFor = () =>
  new URLSearchParams(location.search).get('simulate') === 'application-failure';

/**
 * Accepts applications without a call (SPEC sections 3 and 7): logs the record, stores nothing, and sends
 * both mails at the same time, so it takes as long as one mail. Without texts for them it only takes that long.
 * @param now the clock of the record
 * @param log receives the record
 * @param sendMail the simulated mailer
 * @param hasToFail called for each application
 * @param wait waits before a failure, and where there are no mails; gives false when the signal aborts first
 */
export function createSimulatedApplication({
  now = () => new Date(),
  log = (record) => console.log('New application (simulated)', record),
  sendMail = createSimulatedMailer(),
  hasToFail = isFailureAskedFor,
  wait = delay,
}: {
  now?: () => Date;
  log?: (record: ApplicationRecord) => void;
  sendMail?: SendMail;
  hasToFail?: () => boolean;
  wait?: typeof delay;
} = {}): ApplicationPort {
  return {
    async submit(application, signal, texts) {
      if (signal?.aborted) return { ok: false, reason: 'aborted' };
      if (hasToFail()) {
        const hasPassed = await wait(limits.mail.delayMs, signal);
        return { ok: false, reason: hasPassed ? 'unavailable' : 'aborted' };
      }
      const record = applicationRecordOf(application, now());
      log(record);
      const mails = texts ? mailsOf(record, texts) : [];
      const sending = mails.map((mail) => sendMail(mail, signal));
      const sent = await Promise.all(texts ? sending : [wait(limits.mail.delayMs, signal)]);
      return sent.every(Boolean) ? { ok: true, value: record } : { ok: false, reason: 'aborted' };
    },
  };
}
