import { afterEach, describe, expect, it, vi } from 'vitest';

/** The mode is settled when the module is loaded. */
async function loadWith(variable: string | undefined, services = 'simulated') {
  vi.resetModules();
  vi.stubEnv('SERVICES', variable);
  vi.doMock('./site.ts', () => ({ services }));
  return import('./services-mode.ts');
}

afterEach(() => {
  vi.doUnmock('./site.ts');
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the mode', () => {
  it.each([
    [undefined, 'simulated', 'simulated'],
    [undefined, 'live', 'live'],
    ['', 'live', 'live'],
    ['live', 'simulated', 'live'],
    ['simulated', 'live', 'simulated'],
  ])('with SERVICES=%s and %s in site.yaml is %s', async (variable, services, mode) => {
    const { checkServicesMode, servicesMode } = await loadWith(variable, services);
    expect(servicesMode).toBe(mode);
    expect(checkServicesMode).not.toThrow();
  });

  it.each([
    ['Live', 'simulated'],
    [undefined, 'Live'],
  ])('is refused with SERVICES=%s and %s in site.yaml', async (variable, services) => {
    const { checkServicesMode } = await loadWith(variable, services);
    expect(checkServicesMode).toThrow(
      'SERVICES, or else services in site.yaml, must be simulated or live, but it is "Live"',
    );
  });
});
