import type { LiveSite } from '#server/served-site.ts';
import type { Language } from '#shared/locales.ts';
import { pathTo } from '#shared/routes.ts';
import { localeOf } from '#shared/i18n/locale.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import type { Form, TextOf } from '#shared/forms/define-form.ts';
import {
  localizeFields,
  readableValue,
  recordFields,
  type FieldOption,
} from '#shared/forms/localized-field.ts';
import { isolated, withoutTurns } from '#shared/isolated.ts';
import { interestOptions } from '#shared/forms/interest-options.ts';

/** Puts what visitors typed safely into the text of emails (SPEC section 7). */

/** Characters that some mail programs read as the end of a line: controls and Unicode separators. */
const lineBreaks = /[\p{Cc}\u2028\u2029]+/gu;

/** Puts a visitor's value on one line, so that it cannot add a header of its own. */
export function inOneLine(text: string): string {
  return text.replace(lineBreaks, ' ').trim();
}

/** A visitor's value inside our text: on one line, and unable to reorder the text around it. */
export function shown(text: string): string {
  return isolated(inOneLine(text));
}

/** What names are written with. Anything else, such as a digit, may be a phone number or a link for a third person. */
const nameCharacters = /^[\p{L}\p{M}\p{Zs}\p{Pd}\p{Join_Control}'’‘`´.,()·・]+$/u;
/** Part of letters, or invisible. */
const marks = /[\p{M}\p{Join_Control}]/gu;
const domain = /\.\p{L}{2,}/u;
const longestNameInGreeting = 60;

/** 'Hello Ada,', or a greeting without the name when it is empty, too long or probably an advertisement. */
export function greeting(t: Translator, firstName: string): string {
  const name = inOneLine(firstName);
  const plain = withoutTurns(name);
  const letters = plain.replace(marks, '');
  const isName = nameCharacters.test(plain) && /\p{L}/u.test(letters) && !domain.test(letters);
  return isName && name.length <= longestNameInGreeting
    ? t('mail.greeting', { firstName: isolated(name) })
    : t('mail.greeting.nameless');
}

/** The choices of the contact form in a language. */
export const interestsOf = ({ services }: LiveSite, t: Translator): FieldOption[] =>
  interestOptions({ services: services[t.language] ?? [] }, t('contact.form.service.other'));

/** What the company promises in emails (`pages/mails.yaml`). @throws RangeError in a language that the site lacks */
export function mailWords({ pages }: LiveSite, language: Language): LiveSite['pages'][string]['mails'] {
  const words = pages[language];
  if (!words) throw new RangeError(`There are no words for emails in “${language}”`);
  return words.mails;
}

type Fact = readonly [label: string, value: string];

/** The parts of a form that emails show: short values with labels, and long texts. */
export function mailed<Fields extends Form>(
  site: LiveSite,
  t: Translator,
  form: Fields,
  typed: TextOf<Fields>,
): { facts: Fact[]; texts: string[] } {
  const { facts, texts } = recordFields(form, 'mail', localizeFields(t, form, interestsOf(site, t)));
  return {
    facts: facts.map((field) => [field.label, readableValue(field, typed[field.name])]),
    // A single text needs no label.
    texts: texts.map(({ name, label }) =>
      texts.length > 1 && typed[name] !== '' ? `${label}\n${typed[name]}` : typed[name],
    ),
  };
}

/** One labelled value per line, without the empty ones. */
export function lines(t: Translator, facts: readonly Fact[]): string {
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => t('label.value', { label, value: shown(value) }))
    .join('\n');
}

/** A language by its own name, for the company. */
export const languageName = (site: LiveSite, language: Language): string => localeOf(site, language).name;

/** Address of the dashboard, in the company's language. */
export const dashboardAddress = (site: LiveSite, publicOrigin: string): string =>
  publicOrigin + pathTo(site, site.defaultLanguage, 'admin');

export function paragraphs(...parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
