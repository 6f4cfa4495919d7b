import { describe, expect, it } from 'vitest';
import { claimsSchema } from './claims.ts';
import { dataOf } from '#content/site-file/data-file.ts';
import { parseData, problemsOf } from '#content/site-file/parse-data.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { yearsSchema, figuresSchema } from './company-figures.ts';

const claims = `
- figure: ranges
  ranges: [{ from: 1, to: 3 }]
  en:
    number: 3 months
    claim: at most
    text: We begin on Monday.
    caption: One column is a month.
    rows: [{ name: All, time: 1-3 months }]
  de:
    number: 3 Monate
    claim: höchstens
    text: Wir beginnen am Montag.
    caption: Eine Säule je Monat.
    rows: [{ name: Alle, time: 1-3 Monate }]
- figure: none
  en: { number: "12", claim: engineers, text: All of them available. }
  de: { number: "12", claim: Fachleute, text: Alle sind erreichbar. }
`.trimStart();

const schema = claimsSchema(['en', 'de'], 'de');

/** The problems of the sample after a change of its text. */
function problemsAfter(found: string | RegExp, replacement: string): string {
  const text = claims.replace(found, replacement);
  expect(text).not.toBe(claims);
  return problemsOf(schema, dataOf(text, 'home-claims.yaml')).map(describeProblem).join('\n');
}

describe('home-claims.yaml', () => {
  it.each([
    [
      'figure: ranges',
      'figure: pie',
      'home-claims.yaml:1: [0].figure: no such figure: "pie"; the valid names are week',
    ],
    ['from: 1, to: 3', 'from: 4, to: 3', '[0].ranges[0]: ends before it begins'],
    ['from: 1, to: 3', 'from: 1, to: 13', '[0].ranges[0].to: at most 12'],
    ['}]\n  en:', '}, { from: 2, to: 2 }]\n  en:', '[0]: in de: 1 row, but 2 ranges'],
    ['am Montag', 'am {Montag}', 'home-claims.yaml:12: [0].de.text: {Montag} is not a known placeholder'],
    ['  de:\n', '  fr:\n', '[0].fr: unknown'],
  ])('is refused with file, line and field: %s as %s', (found, replacement, problem) => {
    expect(problemsAfter(found, replacement)).toContain(problem);
  });
});

describe('about-figures.yaml', () => {
  const figures = figuresSchema(['en'], 'en');

  it('shows the number without a format', () => {
    const data = dataOf('- value: 12\n  counts: people\n  en: { label: colleagues }', 'about-figures.yaml');
    expect(parseData(figures, data)).toEqual([
      { value: 12, counts: 'people', figure: '{value}', label: 'colleagues' },
    ]);
  });

  it.each([
    ['- value: 1.5\n  en: { label: years }', 'not a whole number'],
    ['- value: 1\n  counts: persons\n  en: { label: years }', 'no such thing to count: persons'],
    ['- value: 1\n  en: { label: years, figure: "{count}+" }', '{count} is not a known placeholder'],
  ])('is refused: %s', (text, problem) => {
    expect(problemsOf(figures, dataOf(text, 'about-figures.yaml')).map(describeProblem).join('\n')).toContain(
      problem,
    );
  });
});

const years = yearsSchema(['en'], 'en', 1911);
const year = (number: number) => `- year: ${number}\n  people: 3\n  en: { text: We built a bridge. }`;
const textOf = (...numbers: number[]) => numbers.map(year).join('\n');

describe('years.yaml', () => {
  it.each([
    ['another first year', textOf(1912, 1954), 'the first year is not the founding year, 1911 (site.yaml)'],
    ['years that do not rise', textOf(1911, 1954, 1954), 'the years are not in ascending order'],
  ])('is refused: %s', (_, text, problem) => {
    expect(problemsOf(years, dataOf(text, 'years.yaml')).map(describeProblem).join('\n')).toContain(problem);
  });
});
