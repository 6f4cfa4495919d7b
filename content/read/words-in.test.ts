import { describe, expect, it } from 'vitest';
import { dataOf } from '#content/site-file/data-file.ts';
import { describeProblem, DataError } from '#content/site-file/problem.ts';
import { formerKeys } from './former-keys.ts';
import { groupKeys, mergeWords } from '#content/read/words-in.ts';
import { type Words, catalogs } from '#shared/i18n/catalogs.ts';

const german: Words = { ...catalogs.de };
const english: Words = catalogs.en;

const merged = (yaml: string, catalog?: Words, groups?: string[]) =>
  mergeWords(dataOf(yaml, 'words/xx.yaml'), catalog, groups);

function problemsOf(yaml: string, catalog?: Words, groups?: string[]): string[] {
  try {
    merged(yaml, catalog, groups);
    return [];
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return error.problems.map(describeProblem);
  }
}

/** All the words as a file of the site has them. */
const yamlOf = (words: Words) =>
  Object.entries(words)
    .map(([key, text]) => `${key}: ${JSON.stringify(text)}\n`)
    .join('');

describe('the interface texts of a language', () => {
  it('include those of the site', () => {
    const words = merged('nav.home: Anfang\n', german);
    expect(words['nav.home']).toBe('Anfang');
    expect(words['nav.blog']).toBe(german['nav.blog']);
  });

  it.each([
    ['nav.home: Start\nnav.hme: Start\n', 'words/xx.yaml:2: nav.hme: unknown: did you mean “nav.home”?'],
    ['nav.home:\n', 'words/xx.yaml:1: nav.home: missing, or not a text (put it between quotes)'],
    ['nav.home: 24\n', 'words/xx.yaml:1: nav.home: missing, or not a text (put it between quotes)'],
    ['nav.home: "Start  here"\n', 'words/xx.yaml:1: nav.home: two spaces in a row'],
    [
      'nav.home: "{brand}"\n',
      'words/xx.yaml:1: nav.home: {brand} is not a known placeholder: the text has none',
    ],
    [
      'testimonial.rating: "{rating} of {maximum}"\n',
      'words/xx.yaml:1: testimonial.rating: {max} is missing\n' +
        'words/xx.yaml:1: testimonial.rating: {maximum} is not a known placeholder: did you mean “max”?',
    ],
    ['blog.results.other: articles\n', 'words/xx.yaml:1: blog.results.other: {count} is missing'],
    ['nav.home.few: Start\n', 'words/xx.yaml:1: nav.home.few: unknown: did you mean “nav.home”?'],
    ['- nav.home\n', 'words/xx.yaml:1: (the whole file): not a list of words by their keys'],
  ])('are rejected with line and key: %j', (yaml, problem) => {
    expect(problemsOf(yaml, german).join('\n')).toBe(problem);
  });

  it('are named with their new key after they were renamed', () => {
    const renamed = Object.entries(formerKeys);
    const yaml = yamlOf(
      Object.fromEntries(renamed.map(([key]) => [key, english[formerKeys[key] ?? ''] ?? ''])),
    );
    expect(problemsOf(yaml, german)).toEqual(
      renamed.map(([key, now], line) => `words/xx.yaml:${line + 1}: ${key}: is now “${now}”: rename it`),
    );
    expect(new Set(Object.values(formerKeys)).size).toBe(renamed.length);
  });

  it('come from the site alone if the product does not have the language', () => {
    expect(merged(yamlOf(english))).toEqual(english);
    const some = Object.entries(english).filter(([key]) => !/^(nav|hero|shell)\./.test(key));
    const [problem = '', ...others] = problemsOf(yamlOf(Object.fromEntries(some)));
    expect(others).toEqual([]);
    expect(problem).toMatch(
      /^words\/xx.yaml:1: \(the whole file\): \d+ words are missing: nav\.home \(“Home”\), nav\./,
    );
    expect(problem).toMatch(/, and \d+ more$/);
    expect(problem.match(/\.\w+ \(“/g)).toHaveLength(10);
    const { 'nav.home': dropped, ...rest } = english;
    expect(dropped).toBe('Home');
    expect(problemsOf(yamlOf(rest))).toEqual([
      'words/xx.yaml:1: (the whole file): 1 word is missing: nav.home (“Home”)',
    ]);
  });

  it('include the names of the site’s own menu groups', () => {
    const groups = ['nav.industries', 'nav.services'];
    expect(problemsOf('', german, groups)).toEqual([
      'words/xx.yaml:1: (the whole file): 1 word is missing: nav.industries',
    ]);
    expect(merged('nav.industries: Branchen\n', german, groups)['nav.industries']).toBe('Branchen');
  });

  it('are required for the groups of all menus', () => {
    const group = (name: string) => ({ group: name, entries: ['/about'] });
    const menus = { main: ['/', group('services')], footer: [group('company')] };
    expect(groupKeys(menus)).toEqual(['nav.services', 'nav.company']);
  });
});
