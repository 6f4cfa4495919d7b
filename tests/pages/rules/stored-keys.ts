/** Places other than local storage where a script can store data in a browser. */
const otherPlaces = /\b(?:sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.open)\b/;

/** Uses of local storage other than by the three functions of `src/browser/safe-storage.ts`. */
const otherUses = /\blocalStorage(?:\[|\.(?!(?:get|set|remove)Item\([\w$]+[,)])\w+)/;

/** An object of texts, as the bundler writes the table of keys: the slug is in a variable. */
const textTables = /\{(?:[\w$]+:`(?:[^`$]|\$\{[\w$]+\})*`,?)+\}/g;

/** Finds the table of keys by one of them. */
const tableOfKeys = (code: string) =>
  code.match(textTables)?.find((table) => table.includes('-cookie-consent`'));

/**
 * What scripts store in browsers without an entry in the privacy policy, and entries that no script stores.
 * @param scripts their code by file
 * @param listed the keys of the policy
 * @param slug the first part of each key
 */
export function storedKeyProblems(
  scripts: ReadonlyMap<string, string>,
  listed: readonly string[],
  slug: string,
): string[] {
  const places = [...scripts].flatMap(([file, code]) =>
    [otherPlaces, otherUses].flatMap((use) => {
      const found = use.exec(code)?.[0];
      return found === undefined
        ? []
        : [`${file}: keeps something by ${found}, which the policy does not list`];
    }),
  );
  const tables = [...scripts].flatMap(([file, code]): [string, string][] => {
    const table = tableOfKeys(code);
    return table === undefined ? [] : [[file, table]];
  });
  const differing = tables.flatMap(([file, table]) => {
    const used = new Set(
      [...table.matchAll(/`([^`]*)`/g)].map(([, text = '']) => text.replace(/\$\{[\w$]+\}/, () => slug)),
    );
    return [...used.symmetricDifference(new Set(listed))].map((key) =>
      used.has(key) ? `${file}: ${key} is not in the policy` : `${file}: ${key} is in the policy alone`,
    );
  });
  return [...places, ...(tables.length === 0 ? ['no script has the keys of the policy'] : differing)];
}
