/** Where else than in local storage a script can keep something in a browser. */
const otherPlaces = /\b(?:sessionStorage|indexedDB|cookieStore|document\.cookie|caches\.open)\b/;

/** Local storage, used in another way than by the three functions of `shared/safe-storage.ts`. */
const otherUses = /\blocalStorage(?:\[|\.(?!(?:get|set|remove)Item\([\w$]+[,)])\w+)/;

/** An object of texts, as the bundler writes the table of keys: the slug stands in a variable. */
const textTables = /\{(?:[\w$]+:`(?:[^`$]|\$\{[\w$]+\})*`,?)+\}/g;

/** The table of keys, known by one of them. */
const tableOfKeys = (code: string) =>
  code.match(textTables)?.find((table) => table.includes('-cookie-consent`'));

/**
 * What scripts keep in browsers and the privacy policy does not list, or lists and no script keeps.
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
