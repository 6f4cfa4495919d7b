import type { LocalizedSite } from '#shared/localized-site.ts';
import type { Language } from '#shared/locales.ts';
import { fillParameters, type Template, type TemplateValue } from '#shared/template.ts';
import type { ParameterNames } from './define-messages.ts';
import { formatNumber, pluralOf } from './format.ts';
import { localeOf } from './locale.ts';
import { en, type MessageKey } from './messages/en.ts';
import type { Words } from '#shared/i18n/catalogs.ts';

export type { MessageKey } from './messages/en.ts';

/** The second argument a message needs: none, or every one of its `{parameters}`. */
type ParametersOf<Key extends MessageKey> = [ParameterNames<(typeof en)[Key]>] extends [never]
  ? []
  : [parameters: Record<ParameterNames<(typeof en)[Key]>, TemplateValue>];

/** Messages without `{parameters}`, such as names of fields. */
export type PlainMessageKey = {
  [Key in MessageKey]: [ParameterNames<(typeof en)[Key]>] extends [never] ? Key : never;
}[MessageKey];

/** Messages in several forms, `<base>.other` and that of one thing or more (CLDR), with a `{count}`. */
type CountedKey = MessageKey extends infer Key ? (Key extends `${infer Base}.other` ? Base : never) : never;

/** A message as a page gets it: a template if it has `{parameters}`. */
export type Message<Key extends MessageKey> = [ParameterNames<(typeof en)[Key]>] extends [never]
  ? string
  : Template<ParameterNames<(typeof en)[Key]>>;

type ParentOf<Key extends string> = Key extends `${infer First}.${infer Rest}`
  ? Rest extends `${string}.${string}`
    ? `${First}.${ParentOf<Rest>}`
    : First
  : never;

/** The levels of the catalog: what comes before the last part of a key. */
type Level = ParentOf<MessageKey>;

type LastPart<Of extends Level, Key> = Key extends `${Of}.${infer Name}`
  ? Name extends `${string}.${string}`
    ? never
    : Name
  : never;

/**
 * The messages of one level by the last parts of their keys: `Picked<'theme'>` has `label` and `dark`. `Filled` are
 * those whose parameters the build fills in.
 */
export type Picked<Of extends Level, Filled extends string = never> = {
  readonly [Key in MessageKey as LastPart<Of, Key>]: LastPart<Of, Key> extends Filled ? string : Message<Key>;
};

/** The words of one language (SPEC section 4, Language). */
export interface Translator {
  readonly language: Language;
  /** The message of a key, its parameters filled in; both are checked by the compiler. */
  <Key extends MessageKey>(key: Key, ...parameters: ParametersOf<Key>): string;
  /** The message of a key that comes from config or content; a key without a message shows itself (R095). */
  of(key: string, parameters?: Readonly<Record<string, TemplateValue>>): string;
  /** A message whose parameters are filled in where it is shown; which ones, the compiler knows there too. */
  template<Key extends MessageKey>(key: Key): Template<ParameterNames<(typeof en)[Key]>>;
  /** The messages of one level, for a component: `pick('theme')` is `{ label, light, dark, system }`. */
  pick<const Of extends Level>(level: Of): Picked<Of>;
  /** The form of a message for a number of things, `{count}` written as the language writes numbers. */
  count(base: CountedKey, count: number): string;
}

/**
 * Makes the translator of a language. There is no fallback to English: a missing message shows its key in every
 * language (SPEC section 4), and the tests see to it that no visitor meets one.
 *
 * @param messages the words; only tests pass their own
 */
export function createTranslator(
  site: LocalizedSite,
  language: Language,
  messages: Words = site.words[language] ?? {},
): Translator {
  const locale = localeOf(site, language);

  const of = (key: string, parameters: Readonly<Record<string, TemplateValue>> = {}): string =>
    fillParameters(Object.hasOwn(messages, key) ? messages[key]! : key, parameters);

  const translate = <Key extends MessageKey>(key: Key, ...[parameters]: ParametersOf<Key>): string =>
    of(key, parameters);

  const count = (base: CountedKey, amount: number): string => {
    const form = `${base}.${pluralOf(locale, amount)}`;
    const key = Object.hasOwn(messages, form) ? form : `${base}.other`;
    return of(key, { count: formatNumber(locale, amount) });
  };

  // The type of a template exists for the compiler only; at run time it is the message.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const template: Translator['template'] = (key) => of(key) as ReturnType<Translator['template']>;

  const pick = <const Of extends Level>(level: Of): Picked<Of> => {
    const start = `${level}.`;
    const keys = Object.keys(en).filter((key) => key.startsWith(start) && !key.includes('.', start.length));
    // Its names and types are those of the catalog.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return Object.fromEntries(keys.map((key) => [key.slice(start.length), of(key)])) as Picked<Of>;
  };

  return Object.assign(translate, { language, of, template, pick, count });
}
