import { expect, test } from 'vitest';
import { parseTheme } from './theme.ts';

test('R087 nothing stored is the default, system', () => {
  expect(parseTheme(null)).toBe('system');
});

test.each(['light', 'dark', 'system'] as const)('R088 R090 the stored word %s is itself', (word) => {
  expect(parseTheme(word)).toBe(word);
});

test.each(['xx', '', 'DARK', ' dark', '"dark"', 'toString', undefined, 1, {}])(
  'R094 the stored value %j falls back to system',
  (value) => {
    expect(parseTheme(value)).toBe('system');
  },
);
