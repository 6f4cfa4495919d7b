import type { LiveParts } from '../parts.ts';

const hourMs = 3_600_000;
/** The daily job runs every day; a longer step is a pause of the server, or a wrong clock. */
const longestStepMs = 48 * hourMs;
/** A new time is believed after this long: somebody would have noticed. */
const doubtMs = 20 * hourMs;

/**
 * Whether the clock agrees with the last run of the daily job, in any process. A clock that is a year ahead
 * would otherwise end all retention periods at once; now it has a day to be noticed in the log. Records the
 * run, or the doubt.
 */
export async function isClockTrusted({ store, now }: Pick<LiveParts, 'store' | 'now'>): Promise<boolean> {
  const at = now();
  const passedSince = async (name: 'retention-ran-at' | 'clock-doubted-at') => {
    const before = await store.siteFact(name);
    return before === null ? null : at.getTime() - Date.parse(before);
  };
  const step = await passedSince('retention-ran-at');
  const doubted = await passedSince('clock-doubted-at');
  const isSmall = (milliseconds: number) => Math.abs(milliseconds) < longestStepMs;
  if (step === null || isSmall(step) || (doubted !== null && doubted >= doubtMs && isSmall(doubted))) {
    await store.setSiteFact('retention-ran-at', at.toISOString());
    return true;
  }
  if (doubted === null || !isSmall(doubted)) await store.setSiteFact('clock-doubted-at', at.toISOString());
  return false;
}
