import { expect, it } from 'vitest';
import { withIsolatedPhones } from './isolated.ts';

it.each([
  ['اتصل على +961 1 555 0142 اليوم', 'اتصل على \u2066+961 1 555 0142\u2069 اليوم'],
  ['هاتف: 01 555 014.', 'هاتف: \u206601 555 014\u2069.'],
  ['התקשרו: (03) 555-0142', 'התקשרו: \u2066(03) 555-0142\u2069'],
  ['התקשרו: 03-555-0142', 'התקשרו: \u206603-555-0142\u2069'],
  ['من 2011 إلى 2026', 'من 2011 إلى 2026'],
  ['Call +961 1 555 0142', 'Call +961 1 555 0142'],
])('a phone number keeps its order among letters from the right: %s', (text, isolated) => {
  expect(withIsolatedPhones(text)).toBe(isolated);
});
