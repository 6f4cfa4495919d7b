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
  ])('with SERVICES=%s and %s in site.yaml is %s', (variable, services, mode) => {
    vi.stubEnv('SERVICES', variable);
    const site = siteFixture({ site: { services } });
    expect(modeOf(site)).toBe(mode);
    expect(() => checkMode(site)).not.toThrow();
  });

  it('is rejected if it is unknown', () => {
    vi.stubEnv('SERVICES', 'Live');
    expect(() => checkMode(siteFixture())).toThrow(
      'SERVICES, or else services in site.yaml, must be simulated or live, but it is "Live"',
    );
  });
});
