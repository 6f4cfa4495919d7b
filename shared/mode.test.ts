import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { checkMode, modeOf } from './mode.ts';

// Not only before the next test: the worker loads the next file before.
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the mode', () => {
  it.each([
    [undefined, 'simulated', 'simulated'],
    [undefined, 'live', 'live'],
    ['', 'live', 'live'],
    ['live', 'simulated', 'live'],
    ['simulated', 'live', 'simulated'],
  ])('with SITE_MODE=%s and %s in site.yaml is %s', (variable, wanted, mode) => {
    vi.stubEnv('SITE_MODE', variable);
    const site = siteFixture({ site: { mode: wanted } });
    expect(modeOf(site)).toBe(mode);
    expect(() => checkMode(site)).not.toThrow();
  });

  it('is rejected if it is unknown', () => {
    vi.stubEnv('SITE_MODE', 'Live');
    expect(() => checkMode(siteFixture())).toThrow(
      'SITE_MODE, or else mode in site.yaml, must be simulated or live, but it is "Live"',
    );
  });

  it('is not read from the variable of former versions, which the error names', () => {
    vi.stubEnv('SERVICES', 'live');
    expect(() => checkMode(siteFixture())).toThrow('SERVICES is now SITE_MODE: set SITE_MODE=live');
  });
});
