import { expect, it } from 'vitest';
import { languages } from '../config/locales.ts';
import { checkCollection } from './check.ts';
import { privacyCollection } from './collections.ts';
import { privacyPolicyIn } from './legal.ts';

const simulatedWord = /simulat|simulad|simulés|simuliert/;

it('the policy of a live build says that what is sent is stored, in every language', () => {
  for (const language of languages) {
    const policy = JSON.stringify(privacyPolicyIn(language, 'live'));
    expect(policy).not.toMatch(simulatedWord);
    expect(policy).toContain('48');
  }
});

it('the policy of a simulated build says that nothing is sent, in every language', () => {
  for (const language of languages) {
    const policy = JSON.stringify(privacyPolicyIn(language, 'simulated'));
    expect(policy).toMatch(simulatedWord);
    expect(policy).not.toContain('48');
  }
});

it.each(['simulated', 'live'] as const)('the policy of a %s build is whole, in every language', (mode) => {
  expect(checkCollection(privacyCollection(mode))).toEqual([]);
});
