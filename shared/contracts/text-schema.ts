import * as v from 'valibot';

/** Why a field is refused; `fields` of a 422 have one of these words (docs/decisions/022-small-live-mode.md). */
export type FieldProblem =
  | 'required'
  | 'text'
  | 'too-long'
  | 'too-short'
  | 'characters'
  | 'email'
  | 'choice'
  | 'repeated'
  | 'address'
  | 'private';

const problem = (word: FieldProblem): FieldProblem => word;

/** Control characters (Unicode's Cc) except tab, line feed and carriage return. */
const refusedCharacters = /[^\P{Cc}\t\n\r]/u;

/**
 * Text that every database, mail and file can store unchanged: no NUL (PostgreSQL), no other control
 * characters, no unpaired surrogate, which has no UTF-8.
 */
const isKeepable = (text: string) => text.isWellFormed() && !refusedCharacters.test(text);

const isOneLine = (text: string) => !/[\r\n]/.test(text);
const isFilled = (text: string) => text.trim() !== '';

/** Text of several lines. */
export const textOf = (maxLength: number) =>
  v.pipe(
    v.string(problem('text')),
    v.maxLength(maxLength, problem('too-long')),
    v.check(isKeepable, problem('characters')),
  );

/** Text of one line: a line break would end a mail header. */
export const lineOf = (maxLength: number) =>
  v.pipe(textOf(maxLength), v.check(isOneLine, problem('characters')));

/** A required text. */
export const filled = (schema: v.GenericSchema<unknown, string>) =>
  v.pipe(schema, v.check(isFilled, problem('required')));

/** Optional text of one line; missing means empty. */
export const optionalLine = (maxLength: number) => v.optional(lineOf(maxLength), '');

/**
 * An e-mail address by the rule of HTML's `type="email"` (SPEC section 5), as in the browser, without `?` and
 * `&`, which no real address has and which would add fields to a `mailto:` link. The rule allows no spaces, line
 * breaks, commas or angle brackets, so an address cannot change a mail's headers.
 */
export const emailOf = (maxLength: number) =>
  v.pipe(
    v.string(problem('text')),
    v.maxLength(maxLength, problem('too-long')),
    v.check(isFilled, problem('required')),
    v.rfcEmail(problem('email')),
    v.check((email) => !/[?&]/.test(email), problem('email')),
  );

/** One of a list of words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, problem('choice'));
