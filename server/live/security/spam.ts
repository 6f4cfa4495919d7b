import { minimumFillTimeMs } from '../../../shared/contracts/minimum-fill-time.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * True for a post that was probably made by a machine: it filled in the hidden field `website`. It is answered
 * like any other and kept in the spam folder, because this test can be wrong.
 * @param fields of the post, before validation (docs/decisions/009-live-mode.md, Forms)
 */
export function isSpam({ website }: Fields): boolean {
  return website !== undefined && website !== null && website !== '';
}

/**
 * True for a form sent sooner than our pages send one: they wait, because a browser may fill in a form at
 * once. Such a post is refused and may come again; nobody is told that it was stored.
 */
export function isTooQuick({ elapsedMs }: Fields): boolean {
  const isGiven = typeof elapsedMs === 'number' || (typeof elapsedMs === 'string' && /^\d+$/.test(elapsedMs));
  return isGiven && Number(elapsedMs) < minimumFillTimeMs;
}
