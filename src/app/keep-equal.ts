const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * The next value, reusing all equal parts of the previous one (or all of it), so that React sees that they
 * did not change. For plain JSON data.
 */
export function keepEqual<Value>(previous: Value | undefined, next: Value): Value {
  if (Object.is(previous, next)) return next;
  if (!isObject(previous) || !isObject(next) || Array.isArray(previous) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let isSame = keys.length === Object.keys(previous).length;
  for (const key of keys) {
    const kept = keepEqual<unknown>(previous[key], next[key]);
    if (kept !== previous[key]) isSame = false;
    // `next` is new from JSON.parse and not used elsewhere yet.
    Object.assign(next, { [key]: kept });
  }
  return isSame ? previous : next;
}
