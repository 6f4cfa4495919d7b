/** What differs between builds, runs and machines gets a name that does not. */
const changing: readonly (readonly [RegExp, string])[] = [
  // Names of built files end with a hash of their content.
  [/(\/assets\/[\w.-]+?|\/fonts\/[\w-]+?|\/art\/[\w./-]+?)[.-][\w-]{8}(?=\.\w+)/g, '$1-hash'],
  [/'sha256-[\w+/=]+'/g, "'sha256-hash'"],
  [/\?v=[\da-f]+/g, '?v=hash'],
  [/http:\/\/localhost:\d+/g, 'http://localhost'],
];

const random = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|(?<=token=)[\w-]{20,}/g;

/** A text without hashes, and with random ids numbered in the order of their appearance. */
export function stable(text: string): string {
  const ids = new Map<string, string>();
  const numbered = text.replaceAll(random, (id) => {
    ids.set(id, ids.get(id) ?? `random-${ids.size + 1}`);
    return ids.get(id) ?? '';
  });
  return changing.reduce((stabler, [pattern, by]) => stabler.replaceAll(pattern, by), numbered);
}

/** JSON for a review: a field per line, in the order of the object. */
export const asJson = (value: unknown): string => JSON.stringify(value, null, 2);
