import { describe, expect, it } from 'vitest';
import { dataOf } from '../../shared/site-file/data-file.ts';
import { problemsOf } from '../../shared/site-file/parse-data.ts';
import { describeProblem } from '../../shared/site-file/problem.ts';
import { yearsSchema } from './years.ts';

const years = yearsSchema(['en'], 'en', 1911);
const year = (number: number) => `- year: ${number}\n  people: 3\n  en: { text: We built a bridge. }`;
const textOf = (...numbers: number[]) => numbers.map(year).join('\n');

describe('years.yaml', () => {
  it.each([
    ['another first year', textOf(1912, 1954), 'the first year is not the founding year, 1911 (site.yaml)'],
    ['years that do not rise', textOf(1911, 1954, 1954), 'the years do not rise'],
    ['one year', textOf(1911), '1 items, at least 2'],
    ['nobody', textOf(1911, 1954).replace('people: 3', 'people: 0'), 'at least 1'],
  ])('is refused: %s', (_, text, problem) => {
    expect(problemsOf(years, dataOf(text, 'years.yaml')).map(describeProblem).join('\n')).toContain(problem);
  });
});
