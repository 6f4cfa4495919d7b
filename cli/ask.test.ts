import { expect, it } from 'vitest';
import { isYes } from './ask.ts';

it.each(['y', 'Yes', 'j', 'JA', 's', 'si', 'sí', 'si\u0301', 'o', 'Oui'])('“%s” is a yes', (answer) => {
  expect(isYes(answer)).toBe(true);
});

it.each(['n', 'no', 'q', 'stop', 'git status', 'yesterday', ''])('“%s” is another answer', (answer) => {
  expect(isYes(answer)).toBe(false);
});
