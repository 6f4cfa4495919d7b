import { describe, expect, it } from 'vitest';
import { claimSchema } from './claims.ts';
import { SiteReader, type Fields, type ItemSchema } from '#content/read/site-reader.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { dataOf } from '#content/site-file/data-file.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { figureSchema } from './company-figures.ts';

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

const { settings } = siteFixture({ languages: ['en', 'de'] });

/** The items of a list in English and what is wrong with the list. */
function read<const Facts extends Fields, const Words extends Fields>(
  text: string,
  file: string,
  schema: ItemSchema<Facts, Words>,
) {
  const reader = new SiteReader(new SiteSource('acme', new Map()), settings);
  const { en } = reader.list(dataOf(text, file), schema);
  return { en, problems: reader.problems.map(describeProblem).join('\n') };
}

/** The problems of the sample after a change of its text. */
function problemsAfter(found: string | RegExp, replacement: string): string {
  const text = claims.replace(found, replacement);
  expect(text).not.toBe(claims);
  return read(text, 'home-claims.yaml', claimSchema).problems;
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
    ['}]\n  en:', '}, { from: 2, to: 2 }]\n  en:', '[0].de.rows: 1 row, but 2 ranges'],
    ['am Montag', 'am {Montag}', 'home-claims.yaml:12: [0].de.text: {Montag} is not a known placeholder'],
    ['  de:\n', '  fr:\n', '[0].fr: unknown'],
    ['    caption: One column is a month.\n', '', 'home-claims.yaml:3: [0].en.caption: missing'],
  ])('is refused with file, line and field: %s as %s', (found, replacement, problem) => {
    expect(problemsAfter(found, replacement)).toContain(problem);
  });
});

describe('about-figures.yaml', () => {
  it('shows the number without a format', () => {
    const text = '- value: 12\n  counts: people\n  en: { label: colleagues }';
    expect(read(text, 'about-figures.yaml', figureSchema)).toEqual({
      en: [{ value: 12, counts: 'people', figure: '{value}', label: 'colleagues' }],
      problems: '',
    });
  });

  it.each([
    ['- value: 1.5\n  en: { label: years }', 'not a whole number'],
    ['- value: 1\n  counts: persons\n  en: { label: years }', 'no such thing to count: persons'],
    ['- value: 1\n  en: { label: years, figure: "{count}+" }', '{count} is not a known placeholder'],
    ['- value: 1\n  en: { label: years }\n'.repeat(7), '7 items, at most 6'],
  ])('is refused: %s', (text, problem) => {
    expect(read(text, 'about-figures.yaml', figureSchema).problems).toContain(problem);
  });
});
