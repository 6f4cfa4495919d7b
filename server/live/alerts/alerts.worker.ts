import { dayMs, minuteMs } from '#shared/durations.ts';
import { failureReason } from '#server/live/database.ts';
import { lowDiskBytes } from '#server/live/disk.ts';
import { countEvent } from '#server/live/limits.ts';
import { addOutgoing, countOverdue, type Outgoing } from '#server/live/outbox/outbox.store.ts';
import { startPeriodicJob } from '#server/live/periodic-job.ts';
import type { StartTimer } from '#server/live/requests.ts';
import type { LiveDeps } from '#server/live/deps.ts';

/**
 * Tells the operator by email, and by the webhook if there is one, that something needs a person: emails or events do
 * not go out, a form is closed for all senders, the disk fills. Each cause once in 24 hours, by any of the processes.
 * In English, as the log.
 */

interface Alert {
  cause: 'unsent' | 'form-closed' | 'disk-low';
  subject: string;
  text: string;
}

const tickMs = 5 * minuteMs;

type AlertDeps = Pick<
  LiveDeps,
  'site' | 'database' | 'options' | 'ceilings' | 'wakeOutbox' | 'log' | 'now'
> & { freeBytes: () => Promise<number> };

async function currentAlerts({
  site,
  database,
  options,
  ceilings,
  freeBytes,
  now,
}: AlertDeps): Promise<Alert[]> {
  const brand = site().settings.name;
  const unsent = await countOverdue(database, now());
  const free = await freeBytes();
  return [
    ...(unsent > 0
      ? [
          {
            cause: 'unsent',
            subject: `${brand}: emails are not sent`,
            text: `Emails and webhook events that were given up, or wait for more than an hour: ${unsent}. The reasons are under Emails: ${options.publicOrigin}/admin`,
          } as const,
        ]
      : []),
    ...ceilings.closedForms().map(
      ({ form, limit, until }) =>
        ({
          cause: 'form-closed',
          subject: `${brand}: a form is closed (${form})`,
          text: `The form “${form}” has reached its ${limit} limit for all senders and is closed until ${until}. Perhaps somebody floods it: look at the latest entries in ${options.publicOrigin}/admin`,
        }) as const,
    ),
    ...(free < lowDiskBytes
      ? [
          {
            cause: 'disk-low',
            subject: `${brand}: the disk is almost full`,
            text: `The disk of the data folder has ${Math.floor(free / 1024 ** 2)} MB left. When it is full, forms cannot store anything: free space on it.`,
          } as const,
        ]
      : []),
  ];
}

/** Stores what is new; the outbox sends it. @returns how many alerts there were */
export async function raiseAlerts(deps: AlertDeps): Promise<number> {
  const { database, options, log, now, wakeOutbox } = deps;
  let raised = 0;
  for (const { cause, subject, text } of await currentAlerts(deps)) {
    const { count } = await countEvent(database, `alert:${subject}`, now(), dayMs);
    if (count > 1) continue;
    const at = now().toISOString();
    const outgoing: Outgoing[] = options.alerts.map((to) => ({
      kind: 'mail',
      purpose: 'notice',
      to,
      subject,
      text: `${text}\n`,
    }));
    if (options.webhook)
      outgoing.push({
        kind: 'webhook',
        type: 'site.alert',
        timestamp: at,
        data: { cause, text },
      });
    await database.write((db) => addOutgoing(db, { id: 'alert', email: '' }, outgoing, at));
    log.error('alert', { cause });
    raised += 1;
  }
  if (raised > 0) wakeOutbox();
  return raised;
}

/** Looks every five minutes. @param startTimer replaced in tests, so that they do not wait */
export function startAlerts(deps: AlertDeps, startTimer?: StartTimer): { stop: () => Promise<void> } {
  return startPeriodicJob(
    { firstMs: tickMs, everyMs: tickMs },
    async () => {
      try {
        await raiseAlerts(deps);
      } catch (error) {
        deps.log.error('alerts cannot be stored', { reason: failureReason(error) });
      }
    },
    startTimer,
  );
}
