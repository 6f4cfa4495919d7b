import * as v from 'valibot';
import { fields } from '#content/site-file/parts.ts';

/** Stands for any language code where the languages of the site are unknown. */
export const anyLanguage = '(language)';

/** An item of a file with a list, as pages get it: language-independent fields and the texts of one language. */
type ItemInLanguage<Facts extends v.ObjectEntries, Words extends v.ObjectEntries> = v.InferOutput<
  v.StrictObjectSchema<Facts, undefined>
> &
  v.InferOutput<v.StrictObjectSchema<Words, undefined>>;

/**
 * An item of a file that holds a list: what is true in every language at the top, the words of each language
 * below its code. All languages are checked, whichever is asked for; one but the first may be missing.
 *
 * @param languages those of the site
 * @param language the one whose words are wanted
 */
export const itemInLanguage = <const Facts extends v.ObjectEntries, const Words extends v.ObjectEntries>(
  facts: Facts,
  words: Words,
  languages: readonly string[],
  language: string,
) => {
  const own = fields(words);
  const byLanguage: v.ObjectEntries = Object.fromEntries(
    languages.map((code, index) => [code, index === 0 ? own : v.optional(own)]),
  );
  // Keeps the type of the language-independent fields, which callers depend on; the languages are removed below.
  const entries: Facts = { ...facts, ...byLanguage };
  return v.pipe(
    fields(entries),
    v.transform((item) => {
      const values: Record<string, unknown> = item;
      const kept = Object.entries(values).filter(([key]) => !languages.includes(key));
      // Both schemas have just validated it.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return Object.assign(Object.fromEntries(kept), values[language]) as ItemInLanguage<Facts, Words>;
    }),
  );
};
