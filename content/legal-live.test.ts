import { afterEach, expect, it, vi } from 'vitest';
import { languages } from '../config/locales.ts';

/** The policy as a build of that mode has it: the mode is settled when the modules are loaded. */
async function policiesOf(services: string): Promise<string[]> {
  vi.resetModules();
  vi.stubEnv('SERVICES', services);
  const { privacyPolicyIn } = await import('./legal.ts');
  return languages.map((language) => JSON.stringify(privacyPolicyIn(language)));
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const simulatedWord = /simulat|simulad|simulés|simuliert/;

it('the policy of a live build says that what is sent is stored, in every language', async () => {
  for (const policy of await policiesOf('live')) {
    expect(policy).not.toMatch(simulatedWord);
    expect(policy).toContain('48');
  }
});

it('the policy of a simulated build says that nothing is sent, in every language', async () => {
  for (const policy of await policiesOf('simulated')) {
    expect(policy).toMatch(simulatedWord);
    expect(policy).not.toContain('48');
  }
});
