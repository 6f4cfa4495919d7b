import { expect, it, vi } from 'vitest';
import { areOptionalScriptsRunning, loadOptionalScripts } from './optional-scripts.ts';

const statistics = {
  name: 'Statistics',
  address: 'https://stats.acme.example/script.js',
  attributes: { 'data-domain': 'acme.example' },
  settings: { _statistics: [['trackPageView']] },
  origins: [],
};

it('R080 a script is added once, with what its maker asks for', () => {
  const scripts: object[] = [];
  vi.stubGlobal('document', {
    createElement: (name: string) => ({
      name,
      setAttribute(attribute: string, value: string) {
        Object.assign(this, { [attribute]: value });
      },
    }),
    head: { append: (script: object) => scripts.push(script) },
  });
  vi.stubGlobal('_statistics', undefined);
  expect(areOptionalScriptsRunning()).toBe(false);
  loadOptionalScripts([statistics]);
  loadOptionalScripts([statistics]);
  expect(scripts).toEqual([
    expect.objectContaining({
      name: 'script',
      src: statistics.address,
      async: true,
      'data-domain': 'acme.example',
    }),
  ]);
  expect(globalThis).toHaveProperty('_statistics', [['trackPageView']]);
  expect(areOptionalScriptsRunning()).toBe(true);
});
