/** A form sent sooner than this after it was shown was not filled in by a person. */
const fastestPersonMs = 2000;

/**
 * True for a post that a machine seems to have made: it filled in the field `website`, which people do not see, or it sent the form within
 * two seconds of being shown it. Both are answered like any other and kept apart from the inbox, because either can be wrong.
 *
 * @param fields the fields of the post as they came (docs/decisions/009-live-mode.md, Forms)
 */
export function isSpam(fields: Readonly<Record<string, unknown>>): boolean {
  const { website, elapsedMs } = fields;
  if (website !== undefined && website !== null && website !== '') return true;
  const isGiven = typeof elapsedMs === 'number' || (typeof elapsedMs === 'string' && /^\d+$/.test(elapsedMs));
  return isGiven && Number(elapsedMs) < fastestPersonMs;
}
