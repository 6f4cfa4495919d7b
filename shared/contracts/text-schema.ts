import * as v from 'valibot';

/** Why a field is refused; `fields` of a 422 have one of these words (docs/decisions/022-small-live-mode.md). */
export const fieldProblems = [
  'required',
  'text',
  'too-long',
  'characters',
  'email',
  'choice',
  'repeated',
] as const;

export type FieldProblem = (typeof fieldProblems)[number];

/** The message of a schema: one of the words. */
export const problem = (word: FieldProblem): FieldProblem => word;

/** Control characters (Unicode's Cc) except tab, line feed and carriage return. */
const refusedCharacters = /[^\P{Cc}\t\n\r]/u;

/**
 * Text that every database, mail and file can store unchanged: no NUL (PostgreSQL), no other control
 * characters, no unpaired surrogate, which has no UTF-8.
 */
const isKeepable = (text: string) => text.isWellFormed() && !refusedCharacters.test(text);

const isOneLine = (text: string) => !/[\r\n]/.test(text);
const isFilled = (text: string) => text.trim() !== '';

/** What other programs end lines and paragraphs with, such as slides with the vertical tab. */
const otherLineBreaks = /[\v\f\u0085\u2028\u2029]/gu;

/** Text as a person pasted it, made keepable: no line break is lost, and characters that nobody sees are. */
const madeKeepable = (text: string) =>
  text.toWellFormed().replace(otherLineBreaks, '\n').replace(new RegExp(refusedCharacters, 'gu'), '');

const textOf = (maxLength: number) =>
  v.pipe(
    v.string(problem('text')),
    v.maxLength(maxLength, problem('too-long')),
    v.check(isKeepable, problem('characters')),
  );

/** Text of one line: a line break would end a mail header. */
export const lineOf = (maxLength: number) =>
  v.pipe(textOf(maxLength), v.check(isOneLine, problem('characters')));

/** Text of several lines that a visitor typed or pasted. */
export const pastedTextOf = (maxLength: number) =>
  v.pipe(v.string(problem('text')), v.transform(madeKeepable), textOf(maxLength));

/** Text of one line that a visitor typed or pasted. */
export const pastedLineOf = (maxLength: number) =>
  v.pipe(
    v.string(problem('text')),
    v.transform((text) => madeKeepable(text).replace(/\r\n|[\r\n]/g, ' ')),
    lineOf(maxLength),
  );

export const filled = (schema: v.GenericSchema<unknown, string>) =>
  v.pipe(schema, v.check(isFilled, problem('required')));

/** Optional text of one line; missing means empty. */
export const optionalLine = (maxLength: number) => v.optional(pastedLineOf(maxLength), '');

/** An address with the ASCII form of its domain, as Chrome sends it; the one that mail servers know. */
export function withAsciiDomain(email: string): string {
  const [, name = '', domain = ''] = /^([^@]*@)([\p{L}\p{M}\p{N}.。．-]+)$/u.exec(email) ?? [];
  // What is ASCII already stays as it was typed.
  if (!/[^\0-\x7f]/.test(domain)) return email;
  return name + (URL.parse(`http://${domain}`)?.hostname ?? domain);
}

/**
 * An email address by the rule of HTML's `type="email"` (SPEC section 5), as in the browser. The rule allows no
 * spaces, line breaks, commas or angle brackets, so an address cannot change a mail's headers; it does allow `?` and
 * `&`, which links must encode (`mailtoHref`).
 */
export const emailOf = (maxLength: number) =>
  v.pipe(
    v.string(problem('text')),
    v.transform(withAsciiDomain),
    v.maxLength(maxLength, problem('too-long')),
    v.check(isFilled, problem('required')),
    v.rfcEmail(problem('email')),
  );

export const choiceOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, problem('choice'));
