const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The next value with everything in it that equals the previous one taken over from there, itself included, so that what
 * renders it can see that nothing changed. For plain data, as JSON holds it.
 */
export function keepEqual<Value>(previous: Value | undefined, next: Value): Value {
  if (Object.is(previous, next)) return next;
  if (!isObject(previous) || !isObject(next) || Array.isArray(previous) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let isSame = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    const kept = keepEqual<unknown>(previous[key], next[key]);
    if (kept !== previous[key]) isSame = false;
    // Fresh out of JSON.parse and nobody else's yet.
    Object.assign(next, { [key]: kept });
  }
  return isSame ? previous : next;
}
