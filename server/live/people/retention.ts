import { dayMs, hourMs, minuteMs } from '#shared/durations.ts';
import { failureReason, readSetting, writeSetting } from '#server/live/database.ts';
import { startPeriodicJob, type PeriodicJob } from '#server/live/periodic-job.ts';
import type { StartTimer } from '#server/live/requests.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import { deleteOlderThan } from './people.store.ts';
import { fixedRetentionDays } from '#shared/fixed-retention-days.ts';
import { sessionLimits } from '#server/live/sessions/sessions.store.ts';

/** Not in the privacy policy, which is about visitors: the log is about users of the dashboard. */
export const logDays = 365;

/** The daily job runs every day; a longer step is a pause of the server, or a wrong clock. */
const longestStepMs = 48 * hourMs;
/** An unexpected time is accepted after this long, in which an operator can see the error in the log. */
const doubtMs = 20 * hourMs;

/**
 * Whether the clock agrees with the last run of the daily job, in any process. A clock that is a year ahead
 * would otherwise end all retention periods at once; now it has a day to be noticed in the log. Records the
 * run, or the doubt.
 */
async function isClockTrusted({ database, now }: Pick<LiveDeps, 'database' | 'now'>): Promise<boolean> {
  const at = now();
  const passedSince = async (name: 'retention-ran-at' | 'clock-doubted-at') => {
    const before = await readSetting(database, name);
    return before === null ? null : at.getTime() - Date.parse(before);
  };
  const step = await passedSince('retention-ran-at');
  const doubted = await passedSince('clock-doubted-at');
  const isSmall = (milliseconds: number) => Math.abs(milliseconds) < longestStepMs;
  if (step === null || isSmall(step) || (doubted !== null && doubted >= doubtMs && isSmall(doubted))) {
    await writeSetting(database, 'retention-ran-at', at.toISOString());
    return true;
  }
  if (doubted === null || !isSmall(doubted))
    await writeSetting(database, 'clock-doubted-at', at.toISOString());
  return false;
}

type RetentionDeps = Pick<LiveDeps, 'site' | 'database' | 'erasures' | 'removeTraces' | 'log' | 'now'>;

/**
 * Deletes what is older than its retention period, as the privacy policy promises. Running it twice, or in
 * several processes, does no harm.
 * @returns how many records were deleted
 */
export async function applyRetention(deps: RetentionDeps): Promise<number> {
  const { database, erasures, removeTraces, log, now } = deps;
  const at = now();
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds).toISOString();
  const before = (days: number) => ago(days * dayMs);
  const { retention } = deps.site().legal;
  const beforeIts = (kind: Exclude<keyof typeof retention, 'logs' | 'backups'>) =>
    before(retention[kind].days);
  const records = await deleteOlderThan(
    database,
    {
      applications: beforeIts('applications'),
      enquiries: beforeIts('enquiries'),
      spam: beforeIts('spam'),
      unconfirmed: beforeIts('unconfirmed'),
      mails: beforeIts('mails'),
      keys: before(fixedRetentionDays.repeats),
      log: before(logDays),
    },
    { createdAt: ago(sessionLimits.totalMs), lastSeenAt: ago(sessionLimits.idleMs) },
    at.toISOString(),
  );
  await removeTraces();
  // Two days more than the oldest backup, so that it can be restored on its last day.
  await erasures.forgetBefore(new Date(at.getTime() - (retention.backups.days + 2) * dayMs));
  log.info('retention applied', { records });
  return records;
}

const firstRunMs = minuteMs;

/**
 * Starts the daily job: a minute after the start, then once a day.
 * @param startTimer replaced in tests, so that they do not wait
 */
export function startRetention(deps: RetentionDeps, startTimer?: StartTimer): PeriodicJob {
  const { log } = deps;
  return startPeriodicJob(
    { firstMs: firstRunMs, everyMs: dayMs },
    async () => {
      try {
        if (await isClockTrusted(deps)) await applyRetention(deps);
        else
          log.error(
            'deletion postponed by a day: the server was down for a long time, or its clock has jumped',
          );
      } catch (error) {
        log.error('deletion failed, the next attempt is tomorrow', { reason: failureReason(error) });
      }
    },
    startTimer,
  );
}
