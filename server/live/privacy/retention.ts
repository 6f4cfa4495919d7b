import { fixedRetentionDays } from '../../../config/fixed-retention.ts';
import { errorWord } from '../error-code.ts';
import type { LiveParts } from '../parts.ts';
import { sweepResumes } from '../resumes/sweep-resumes.ts';
import { sessionLimits } from '../security/sessions.ts';
import { startUnreferencedTimer, type StartTimer } from '../start-timer.ts';
import { isClockTrusted } from './clock-trust.ts';
import { removeResumes } from './remove-resumes.ts';
import { removeTraces } from './remove-traces.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Longer than any upload takes. */
export const abandonedAfterMs = hourMs;

/** Counts of what one run removed. */
export interface Removed {
  rows: number;
  resumes: number;
}

/**
 * Deletes records older than their retention period with their resumes, and expired sessions, and
 * sweeps resumes without an application. Running it twice, or in several processes, does no harm.
 */
export async function applyRetention(parts: LiveParts): Promise<Removed> {
  const { store, resumeFiles, transport, options, log, now } = parts;
  const at = now();
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds).toISOString();
  const before = (days: number) => ago(days * dayMs);
  const keep = options.retentionDays;

  const { rows, resumeKeys, mailIds } = await store.deleteOlderThan(
    {
      applications: before(keep.applications),
      enquiries: before(keep.enquiries),
      spam: before(keep.spam),
      unconfirmed: before(keep.unconfirmed),
      mails: before(keep.mails),
      keys: before(fixedRetentionDays.repeats),
      log: before(keep.log),
    },
    at.toISOString(),
  );
  const removed = await removeResumes(parts, resumeKeys);
  await transport.kept?.removeBefore(new Date(at.getTime() - keep.mails * dayMs));
  await store.deleteSessionsBefore({
    createdAt: ago(sessionLimits.totalMs),
    lastSeenAt: ago(sessionLimits.idleMs),
  });
  await removeTraces(parts, mailIds);
  // Last, because it stops at the first file that it cannot reach.
  const swept = await sweepResumes({ store, files: resumeFiles, now, graceMs: abandonedAfterMs });

  if (swept.found > 0) log.error('resumes without a record quarantined', { found: swept.found });
  await store.setSiteFact('resumes-held', String(swept.held));
  if (swept.held > 0) log.error('quarantined resumes need a decision', { held: swept.held });
  log.info('retention applied', { rows, resumes: removed + swept.removed });
  return { rows, resumes: removed + swept.removed };
}

/** The daily job: runs a minute after the start, then once a day. */
export interface Retention {
  /** Resolves when no run is active; for tests and for stopping. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

const firstRunMs = 60_000;

/**
 * Starts the daily job.
 * @param startTimer replaced in tests, so that they do not wait
 */
export function startRetention(parts: LiveParts, startTimer: StartTimer = startUnreferencedTimer): Retention {
  let running = Promise.resolve();
  const stopping = new AbortController();
  let stopTimer = startTimer(run, firstRunMs);

  async function runOnce(): Promise<void> {
    try {
      if (await isClockTrusted(parts)) await applyRetention(parts);
      else parts.log.error('retention waits a day: a long pause, or the clock has jumped');
    } catch (error) {
      parts.log.error('retention failed, next try tomorrow', { reason: errorWord(error) });
    }
    if (!stopping.signal.aborted) stopTimer = startTimer(run, dayMs);
  }
  function run(): void {
    running = runOnce();
  }

  return {
    idle: () => running,
    async stop() {
      stopping.abort();
      stopTimer();
      await running;
    },
  };
}
