import * as v from 'valibot';
import { fields } from '../../shared/site-file/parts.ts';

/** Stands for the code of every language, where those of a site are not known. */
export const anyLanguage = '(language)';

/** An item of a file that holds a list, as pages get it: its facts and its words in one language. */
type ItemInLanguage<Facts extends v.ObjectEntries, Words extends v.ObjectEntries> = v.InferOutput<
  v.StrictObjectSchema<Facts, undefined>
> &
  v.InferOutput<v.StrictObjectSchema<Words, undefined>>;

/**
 * An item of a file that holds a list: what is true in every language at the top, the words of each language
 * below its code. All languages are checked, whichever is asked for.
 *
 * @param languages those of the site
 * @param language the one whose words are wanted
 */
export const inLanguage = <const Facts extends v.ObjectEntries, const Words extends v.ObjectEntries>(
  facts: Facts,
  words: Words,
  languages: readonly string[],
  language: string,
) => {
  const own = fields(words);
  const byLanguage: v.ObjectEntries = Object.fromEntries(languages.map((code) => [code, own]));
  // The type of the facts is kept, for those who tell items apart by one of them; the languages are gone afterwards.
  const entries: Facts = { ...facts, ...byLanguage };
  return v.pipe(
    fields(entries),
    v.transform((item) => {
      const values: Record<string, unknown> = item;
      const kept = Object.entries(values).filter(([key]) => !languages.includes(key));
      // What the two schemas have just found right.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return Object.assign(Object.fromEntries(kept), values[language]) as ItemInLanguage<Facts, Words>;
    }),
  );
};
