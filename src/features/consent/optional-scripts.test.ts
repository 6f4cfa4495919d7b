import { expect, it, vi } from 'vitest';
import { areOptionalScriptsRunning, loadOptionalScripts, tellOptionalScripts } from './optional-scripts.ts';

const matomo = {
  name: 'Matomo',
  address: 'https://stats.acme.example/matomo.js',
  cookies: ['_pk_id'],
  attributes: { 'data-domain': 'acme.example' },
  settings: { _paq: [['setSiteId', '1']] },
  everyPage: { _paq: [['setCustomUrl', '{address}'], ['setDocumentTitle', '{title}'], ['trackPageView']] },
  origins: [],
};
const plausible = {
  ...matomo,
  name: 'Plausible',
  address: 'https://plausible.example/script.manual.js',
  settings: {},
  everyPage: { plausible: [['pageview']] },
};

it('R080 a script is added once, with its settings, and receives every page view', () => {
  const scripts: Record<string, unknown>[] = [];
  const arrived: (() => void)[] = [];
  const page = { title: 'Home', address: 'https://acme.example/' };
  vi.stubGlobal('location', {
    get href() {
      return page.address;
    },
  });
  vi.stubGlobal('document', {
    get title() {
      return page.title;
    },
    createElement: (name: string) => ({
      name,
      setAttribute(attribute: string, value: string) {
        Object.assign(this, { [attribute]: value });
      },
      addEventListener: (_: string, arrive: () => void) => arrived.push(arrive),
    }),
    head: { append: (script: Record<string, unknown>) => scripts.push(script) },
  });
  const queue: unknown[] = [];
  const counted = vi.fn<(name: string) => void>();
  vi.stubGlobal('_paq', undefined);
  vi.stubGlobal('plausible', counted);
  expect(areOptionalScriptsRunning()).toBe(false);
  loadOptionalScripts([matomo, plausible]);
  loadOptionalScripts([matomo, plausible]);
  expect(scripts).toEqual([
    expect.objectContaining({
      name: 'script',
      src: matomo.address,
      async: true,
      'data-domain': 'acme.example',
    }),
    expect.objectContaining({ src: plausible.address }),
  ]);
  expect(globalThis).toHaveProperty('_paq', [['setSiteId', '1']]);
  expect(areOptionalScriptsRunning()).toBe(true);

  tellOptionalScripts();
  expect(counted).not.toHaveBeenCalled();
  // Matomo's script replaces its queue in the same way.
  vi.stubGlobal('_paq', { push: (call: unknown) => queue.push(call) });
  for (const arrive of arrived) arrive();
  Object.assign(page, { title: 'Services', address: 'https://acme.example/services' });
  tellOptionalScripts();
  expect(counted.mock.calls).toEqual([['pageview'], ['pageview']]);
  expect(queue).toEqual([
    ['setCustomUrl', 'https://acme.example/'],
    ['setDocumentTitle', 'Home'],
    ['trackPageView'],
    ['setCustomUrl', 'https://acme.example/services'],
    ['setDocumentTitle', 'Services'],
    ['trackPageView'],
  ]);
});
