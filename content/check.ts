import * as v from 'valibot';
import { languages, type Language } from '../config/locales.ts';
import { checkLinks } from './check-links.ts';
import { checkLegal, checkOwnPages } from './check-plain-pages.ts';
import { checkTexts } from './check-texts.ts';
import { collections, type Collection } from './collections.ts';
import { DataError, describeProblem, type Problem } from '../schema/problem.ts';
import { siteParts } from './site-parts.ts';

/**
 * Checks all content files: shapes and bounds, references, counts of the specification, and that no item lacks a
 * language. The build stops when anything is found.
 *
 * @returns one problem per mistake, an empty list when everything can be published
 */
export function checkContent(): Problem[] {
  const problems = [
    ...siteParts.flatMap(problemsOfReading),
    ...checkLinks(),
    ...collections.flatMap(checkCollection),
    ...checkTexts(),
    ...checkLegal(),
    ...checkOwnPages(),
  ];
  // What one part reads of another, as speakers of people, is read with it again.
  return [...new Map(problems.map((problem) => [describeProblem(problem), problem])).values()];
}

/** What is wrong with the files that something is read from. */
export function problemsOfReading(read: () => unknown): readonly Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof DataError) return error.problems;
    throw error;
  }
}

/** Checks one collection in every language. A mistake in its facts is one problem, not one for each language. */
export function checkCollection(collection: Collection): Problem[] {
  const { folder, words, factsFile = `content/${folder}/facts.ts` } = collection;
  const gaps = languages.map((language) => gapsIn(collection, language));
  // Items cannot be made from words that are not there.
  const whole = languages.filter((_, index) => gaps[index]?.length === 0);
  const byLanguage = whole.map((language) => mistakesIn(collection, language));
  const [first = [], ...others] = byLanguage;
  const inFacts = first.filter(
    (mistake) =>
      mistake.field !== wholeFile &&
      others.every((mistakes) => mistakes.some((other) => isSame(mistake, other))) &&
      !whole.some((language) => hasKey(words[language], lastKeyOf(mistake.field))),
  );
  const inWords = byLanguage.flat().filter((mistake) => !inFacts.some((other) => isSame(mistake, other)));
  return [...gaps.flat(), ...inFacts.map((mistake) => ({ ...mistake, file: factsFile })), ...inWords];
}

const wholeFile = '(the whole file)';
const wordsFile = (folder: string, language: Language) => `content/${folder}/${language}.ts`;

function gapsIn({ folder, words, items }: Collection, language: Language): Problem[] {
  const file = wordsFile(folder, language);
  if (!words[language]) return [{ file, field: wholeFile, reason: 'missing in this language' }];
  if (!items) return [];
  try {
    return checkIds(file, items.ids, Object.keys(items.wordsIn(language)));
  } catch (error) {
    return [unreadable(file, error)];
  }
}

function mistakesIn({ folder, results }: Collection, language: Language): Problem[] {
  const file = wordsFile(folder, language);
  try {
    return results.flatMap((result) => checkValue(file, result.schema, result.resultIn(language)));
  } catch (error) {
    return [unreadable(file, error)];
  }
}

/** A part that is missing altogether: the compiler would have said so, but the check runs without it. */
function unreadable(file: string, error: unknown): Problem {
  const reason = `cannot be read, a part is missing (${error instanceof Error ? error.message : 'unknown'})`;
  return { file, field: wholeFile, reason };
}

const isSame = (one: Problem, other: Problem) => one.field === other.field && one.reason === other.reason;

/** The name of a field without the way to it: `bullets` of `cloud.bullets[2]`. */
const lastKeyOf = (field: string) => field.replace(/\[\d+\]$/, '').replace(/^.*\./, '');

/** Whether a key stands anywhere in the words. */
function hasKey(words: unknown, key: string): boolean {
  if (typeof words !== 'object' || words === null) return false;
  return Object.entries(words).some(([name, part]) => name === key || hasKey(part, key));
}

/** Compares the items of the facts with the items that have words. */
export function checkIds(file: string, expected: readonly string[], found: readonly string[]): Problem[] {
  const missing = expected.filter((id) => !found.includes(id));
  const unknown = found.filter((id) => !expected.includes(id));
  return [
    ...missing.map((field) => ({ file, field, reason: 'missing in this language' })),
    ...unknown.map((field) => ({ file, field, reason: 'not in facts.ts' })),
  ];
}

/** Checks a value against its schema and says where it fails, naming list items by their id. */
export function checkValue(file: string, valueSchema: v.GenericSchema, value: unknown): Problem[] {
  const result = v.safeParse(valueSchema, value);
  if (result.success) return [];
  return result.issues.map((issue) => ({ file, field: fieldOf(issue), reason: issue.message }));
}

function fieldOf(issue: v.BaseIssue<unknown>): string {
  const parts = (issue.path ?? []).map(({ key, value }) => {
    if (typeof key !== 'number') return `.${String(key)}`;
    return hasId(value) ? `.${value.id}` : `[${key}]`;
  });
  return parts.join('').replace(/^\./, '') || '(the whole list)';
}

function hasId(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

if (import.meta.main) {
  try {
    const problems = checkContent();
    for (const problem of problems) console.error(describeProblem(problem));
    if (problems.length > 0) process.exitCode = 1;
    else console.log('Content: no problems found.');
  } catch (error) {
    // A file that cannot be read at all; the message names it.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
