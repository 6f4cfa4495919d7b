import { quantity } from '#shared/quantity.ts';
import type { Language } from '#shared/locales.ts';
import type { DataFile } from '#content/site-file/data-file.ts';
import { isRecord } from '#shared/is-record.ts';
import { problemAt } from '#content/site-file/parse-data.ts';
import { nearestWord } from '#content/site-file/parts.ts';
import { DataError, type Problem } from '#content/site-file/problem.ts';
import type { SiteSettings } from '#content/site-file/site.ts';
import { formerKeys } from './former-keys.ts';
import { readLocale } from '#shared/i18n/locale.ts';
import { typographyProblems } from '#shared/i18n/typography.ts';
import { catalogs, type Words } from '#shared/i18n/catalogs.ts';

/*
 * The interface words of a language: the product's, and those of the site, which override single ones or supply a whole
 * language that the product lacks.
 */

const english: Words = catalogs.en;

/** Groups of menus have names that a site chooses: `nav.<group>`. */
export function groupKeys({ main, footer }: Pick<SiteSettings['menus'], 'main' | 'footer'>): string[] {
  return [...main, ...footer].flatMap((entry) => (typeof entry === 'string' ? [] : [`nav.${entry.group}`]));
}

const categoryOf = (key: string) => /^(.*)\.(zero|one|two|few|many)$/.exec(key);
const isCounted = (base: string) => `${base}.one` in english && `${base}.other` in english;

/** The English text for a key; a plural form that English lacks has the text of `other`. */
function twinOf(key: string): string | undefined {
  const [, base = ''] = categoryOf(key) ?? [];
  return english[key] ?? (isCounted(base) ? english[`${base}.other`] : undefined);
}

/** Whether a language may leave out a key: no plural form but `other` is needed. */
const isOptional = (key: string) => isCounted(categoryOf(key)?.[1] ?? '');

const parametersOf = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));

/** What is wrong with the parameters of a text; a plural form may do without `{count}`. */
function parameterMistakes(key: string, text: string, twin: string): string[] {
  const [found, wanted] = [parametersOf(text), parametersOf(twin)];
  const known = [...wanted];
  const unknown = [...found.difference(wanted)];
  const missing = [...wanted.difference(found)].filter((name) => !(name === 'count' && isOptional(key)));
  return [
    ...missing.map((name) => `{${name}} is missing`),
    ...unknown.map(
      (name) =>
        `{${name}} is not a known placeholder: ${known.length > 0 ? `did you mean “${nearestWord(name, known)}”?` : 'the text has none'}`,
    ),
  ];
}

function mistakesIn(key: string, text: unknown, own: ReadonlySet<string>): string[] {
  const twin = twinOf(key) ?? (own.has(key) ? '' : undefined);
  const newKey = formerKeys[key];
  if (twin === undefined && newKey !== undefined) return [`is now “${newKey}”: rename it`];
  if (twin === undefined)
    return [`unknown: did you mean “${nearestWord(key, [...Object.keys(english), ...own])}”?`];
  if (typeof text !== 'string' || text === '') return ['missing, or not a text (put it between quotes)'];
  // Only the rules for all languages: quotes and signs are the site's own choice.
  return [...parameterMistakes(key, text, twin), ...typographyProblems('', text)];
}

/** How many missing words a message lists, and how much of each in English, in characters. */
const [listedMost, shownMost] = [10, 60];

function missingWords(data: DataFile, words: object, own: ReadonlySet<string>): Problem[] {
  const missing = [...Object.keys(english), ...own].filter((key) => !(key in words) && !isOptional(key));
  if (missing.length === 0) return [];
  const rest = missing.length - listedMost;
  const listed = missing.slice(0, listedMost).map((key) => {
    const text = english[key];
    return text === undefined
      ? key
      : `${key} (“${text.length > shownMost ? `${text.slice(0, shownMost)}…` : text}”)`;
  });
  const names = listed.join(', ') + (rest > 0 ? `, and ${rest} more` : '');
  return [problemAt(data, [], `${quantity(missing.length, 'word is', 'words are')} missing: ${names}`)];
}

/**
 * The words of a language.
 * @param data the site's words; its value is null for an empty file
 * @param catalog the product's words
 * @param groups keys of the words that only this site needs
 * @throws DataError with file, line and key of every mistake, and with how many words are missing
 */
export function mergeWords(data: DataFile, catalog: Words = {}, groups: readonly string[] = []): Words {
  const found = data.value ?? {};
  if (!isRecord(found)) throw new DataError([problemAt(data, [], 'not a list of words by their keys')]);
  const own = new Set(groups.filter((key) => !(key in english)));
  const words = { ...catalog, ...found };
  const problems = Object.entries(found).flatMap(([key, text]) =>
    mistakesIn(key, text, own).map((reason) => problemAt(data, [key], reason)),
  );
  // A misspelled key is also a missing one; it is reported once.
  const all = problems.length > 0 ? problems : missingWords(data, words, own);
  if (all.length > 0) throw new DataError(all);
  // mistakesIn has found every value to be a text.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return words as Words;
}

/**
 * The words of a language: those of the product under those of the site.
 * @param file `words/<language>.yaml` of the site, as messages name it
 * @param data of that file; null where the site has none
 * @throws DataError with file, line and key of every mistake, or when the product has none and the site has no file
 */
export function wordsOf(
  language: Language,
  file: string,
  data: DataFile | null,
  menus: SiteSettings['menus'],
): Words {
  const catalog: Words | undefined = catalogs[language];
  if (!catalog && !data) {
    const name = readLocale(language).englishName;
    const reason = `missing: the product has no words in ${name}; this file has them, by the keys of shared/i18n/messages/en`;
    throw new DataError([{ file, field: '(the whole file)', reason }]);
  }
  return mergeWords(data ?? { file, value: null, lineOf: () => 1 }, catalog, groupKeys(menus));
}
