/** The names of the `{parameters}` inside a message: `'Rated {rating} of {max}'` gives `'rating' | 'max'`. */
export type ParameterNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** True when two messages name the same parameters; the order is the translator's choice. */
type HasSameParameters<A extends string, B extends string> = [ParameterNames<A>, ParameterNames<B>] extends [
  ParameterNames<B>,
  ParameterNames<A>,
]
  ? true
  : false;

type Catalog = Readonly<Record<string, string>>;

/** What a translation must be: the English keys, no other, and in each message the English parameters. */
type TranslationOf<English extends Catalog, Translation extends Catalog> = {
  readonly [Key in keyof Translation]: Key extends keyof English
    ? HasSameParameters<English[Key], Translation[Key]> extends true
      ? Translation[Key]
      : { readonly 'parameters must be': ParameterNames<English[Key]> }
    : { readonly 'no such key in English': Key };
} & { readonly [Missing in Exclude<keyof English, keyof Translation>]: string };

/**
 * Declares the messages of one area in a language other than English. A missing key, a key English does not
 * have, or a missing or unknown `{parameter}` does not compile, so no visitor meets the key that a missing translation
 * would show (SPEC section 4).
 *
 * @param _english the same area in English; read by the compiler only
 * @param messages the translation, returned as it is
 */
export function defineMessages<const English extends Catalog, const Translation extends Catalog>(
  _english: English,
  messages: Translation & TranslationOf<English, Translation>,
): Translation {
  return messages;
}
