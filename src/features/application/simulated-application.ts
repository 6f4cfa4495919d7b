import { limits } from '#shared/limits.ts';
import type { Application, ApplicationMails } from '#shared/contracts/application.ts';
import { delay } from '#src/browser/delay.ts';
import { fillParameters } from '#shared/template.ts';
import type { Submit } from '#src/browser/sending/submit.ts';

/**
 * The emails of an application (SPEC section 7): the confirmation in the applicant's language, the notice to the
 * hiring team in the site's.
 */
function mailsOf(
  { email, firstName, lastName }: Application,
  { confirmation, notice }: ApplicationMails,
): string[] {
  const values = { email, firstName, name: `${firstName} ${lastName}` };
  const written = (to: string, { subject, body }: ApplicationMails['confirmation']) =>
    `Email sent (simulated)\nTo: ${to}\nSubject: ${fillParameters(subject, values)}\n\n${fillParameters(body, values)}`;
  return [written(email, confirmation), written(notice.to, notice)];
}

/** `?simulate=application-failure` in the address of the job page demonstrates the failure. */
const isFailureAskedFor = () =>
  new URLSearchParams(location.search).get('simulate') === 'application-failure';

/** What is logged of an application (SPEC section 3, Application record). */
const recordOf = ({ resume, ...text }: Application, jobTitle: string, submittedAt: Date) => ({
  id: `app-${submittedAt.getTime()}`,
  status: 'new',
  date: submittedAt.toISOString(),
  jobTitle,
  ...text,
  resume: { name: resume.name, sizeBytes: resume.size, type: resume.type },
});

/**
 * Accepts applications without a call (SPEC sections 3 and 7): logs the record, stores nothing, and writes both emails
 * to the console in parallel, in the time of one.
 * @param jobTitle in the visitor's language
 * @param now the clock of the record
 * @param log receives the record, and later the emails
 * @param wait takes as long as a mail; gives false when the signal aborts first
 */
export function createSimulatedApplication(
  jobTitle: string,
  mails: ApplicationMails | undefined,
  {
    now = () => new Date(),
    log = (...what) => console.log(...what),
    wait = delay,
  }: { now?: () => Date; log?: (...what: unknown[]) => void; wait?: typeof delay } = {},
): Submit<Application> {
  return async (application, signal) => {
    if (signal?.aborted) return { ok: false, reason: 'aborted' };
    const hasToFail = isFailureAskedFor();
    if (!hasToFail) log('New application (simulated)', recordOf(application, jobTitle, now()));
    if (!(await wait(limits.mail.delayMs, signal))) return { ok: false, reason: 'aborted' };
    if (hasToFail) return { ok: false, reason: 'unavailable' };
    for (const mail of mails ? mailsOf(application, mails) : []) log(mail);
    return { ok: true };
  };
}
