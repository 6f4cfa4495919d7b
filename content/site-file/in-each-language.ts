import * as v from 'valibot';

/** A BCP 47 code; the language alone, in lower-case letters. */
export const language = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}$/, ({ input }) => `must be a language code, such as de: ${input}`),
);

/** Marks the schema of a text that other languages may not have. */
export const firstLanguageNeeded = 'at least in the first language of the site';

/**
 * A text in each language of the site, where the whole file has all of them: `{ en: News, de: Neues }`.
 * @param languages of the site; an empty list allows any, for schemas that know no site
 * @param needed those that must have one
 */
export const inEachLanguage = (
  languages: readonly string[],
  words: v.GenericSchema<string, string>,
  needed = languages,
): v.GenericSchema<Record<string, string>, Record<string, string>> => {
  const missingIn = (found: Readonly<Record<string, string>>) =>
    needed.filter((code) => !Object.hasOwn(found, code));
  const strangeIn = (found: Readonly<Record<string, string>>) =>
    Object.keys(found).filter((code) => languages.length > 0 && !languages.includes(code));
  return v.pipe(
    v.record(language, words, 'missing, or not a text in each language'),
    v.check(
      (found) => missingIn(found).length === 0,
      ({ input }) => `missing in ${missingIn(input).join(', ')}`,
    ),
    v.check(
      (found) => strangeIn(found).length === 0,
      ({ input }) => `not a language of the site: ${strangeIn(input).join(', ')}`,
    ),
  );
};

/** A text in the first language of the site, and in others that need it. */
export const inFirstLanguage = (
  languages: readonly string[],
  words: v.GenericSchema<string, string>,
): v.GenericSchema<Record<string, string>, Record<string, string>> =>
  v.pipe(inEachLanguage(languages, words, languages.slice(0, 1)), v.description(firstLanguageNeeded));
