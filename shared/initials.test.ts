import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Ada Byron', 'AB'],
  ['Ada', 'A'],
  ['ada king of lovelace', 'AL'],
  ['Dr. Amara Nwosu', 'AN'],
  ['Dr. med.', 'DM'],
  ['Jean-Luc  Picard', 'JP'],
  ['Óscar Ñúñez', 'ÓÑ'],
  // A letter and its combining accent are one letter.
  ['E\u0301mile Zola', 'E\u0301Z'],
  // Kept from joining.
  ['سارة الخطيب', 'س\u200Cا'],
  ['李 小龍', '李小'],
  ['R2-D2 42', 'R'],
  ['', ''],
])('of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
