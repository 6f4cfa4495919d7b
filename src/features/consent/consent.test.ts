import { expect, test } from 'vitest';
import { parseConsent } from './consent.ts';

test.each(['all', 'necessary'] as const)('R079 R080 R081 the stored answer %s is valid', (answer) => {
  expect(parseConsent(answer)).toBe(answer);
});

test.each([null, '', 'ALL', 'none', 'true', '"all"', undefined, 1, {}])(
  'R078 the stored value %j is no answer, so the banner asks',
  (value) => {
    expect(parseConsent(value)).toBeNull();
  },
);
