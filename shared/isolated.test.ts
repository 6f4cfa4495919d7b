import { expect, it } from 'vitest';
import { isolated, withoutTurns } from './isolated.ts';

it.each(['Ada Byron', 'Zoë O’Dell-Duarte', '李小龍', ''])('%s stays as it is', (name) => {
  expect(isolated(name)).toBe(name);
});

it('a name from right to left is isolated', () => {
  expect(isolated('محمد علي')).toBe('\u2068محمد علي\u2069');
});

it('what turns the direction is taken out, also an end that would close the isolation', () => {
  expect(isolated('Ada \u202Egnp.exe')).toBe('\u2068Ada gnp.exe\u2069');
  expect(isolated('Ada\u2069\u202E fdp')).toBe('\u2068Ada fdp\u2069');
  expect(withoutTurns('\u2066a\u2067b\u2068c\u2069d\u202Ae\u202C')).toBe('abcde');
});
