import * as v from 'valibot';

/** Why a field is refused; the `fields` of a 422 hold one of these words for each (docs/decisions/009-live-mode.md). */
export type FieldProblem = 'required' | 'text' | 'too-long' | 'characters' | 'email' | 'choice' | 'repeated';

const problem = (word: FieldProblem): FieldProblem => word;

/** Control characters (Unicode's Cc) except tab, line feed and carriage return. */
const refusedCharacters = /[^\P{Cc}\t\n\r]/u;

/**
 * Text that every store, mail and file keeps exactly: no NUL, which PostgreSQL cannot hold, no other control characters, which
 * nobody types, and no half of a surrogate pair, which has no UTF-8.
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

/** Text of one line: a line break would end a header of a mail. */
export const lineOf = (maxLength: number) =>
  v.pipe(textOf(maxLength), v.check(isOneLine, problem('characters')));

/** Text of several lines that may be left out, which is the same as empty. */
export const optionalText = (maxLength: number) => v.optional(textOf(maxLength), '');

/** What has to be there. */
export const filled = (schema: v.GenericSchema<unknown, string>) =>
  v.pipe(schema, v.check(isFilled, problem('required')));

/** Text of one line that may be left out, which is the same as empty. */
export const optionalLine = (maxLength: number) => v.optional(lineOf(maxLength), '');

/**
 * An e-mail address by the rule of HTML's `type="email"` (SPEC section 5), so what the browser lets through is taken. That rule
 * allows no spaces, line breaks, commas or angle brackets, so the address cannot change the header of a mail.
 */
export const emailOf = (maxLength: number) =>
  v.pipe(
    v.string(problem('text')),
    v.maxLength(maxLength, problem('too-long')),
    v.check(isFilled, problem('required')),
    v.rfcEmail(problem('email')),
  );

/** One of a list of words. */
export const oneOf = <const Words extends readonly string[]>(words: Words) =>
  v.picklist(words, problem('choice'));
