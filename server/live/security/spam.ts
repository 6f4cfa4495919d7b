/** A person cannot fill in a form faster than this. */
const fastestPersonMs = 2000;

/**
 * True for a post that was probably made by a machine: it filled in the hidden field `website`, or sent the
 * form within two seconds. It is answered like any other and stored apart, because this test can be wrong.
 * @param fields of the post, before validation (docs/decisions/009-live-mode.md, Forms)
 */
export function isSpam(fields: Readonly<Record<string, unknown>>): boolean {
  const { website, elapsedMs } = fields;
  if (website !== undefined && website !== null && website !== '') return true;
  const isGiven = typeof elapsedMs === 'number' || (typeof elapsedMs === 'string' && /^\d+$/.test(elapsedMs));
  return isGiven && Number(elapsedMs) < fastestPersonMs;
}
