import { expect, it } from 'vitest';
import { dayInWords } from './page-suggestions.ts';

it.each([
  ['12-24', 'es', '24 de diciembre'],
  ['10-09', 'es', '9 de octubre'],
  ['02-29', 'de', '29. Februar'],
  [' 2026-06-15 ', 'en', 'June 15, 2026'],
  ['06-31', 'fr', ''],
  ['05-01', 'fr', '1er mai'],
  ['2027-05-01', 'fr', '1er mai 2027'],
  ['2027-02-29', 'de', ''],
  ['10-10', 'sv', '10 oktober'],
  ['13-01', 'es', ''],
  ['24/12', 'es', ''],
  ['', 'es', ''],
])('says a day in words: %j in %s', (text, language, words) => {
  expect(dayInWords(text, language)).toBe(words);
});
