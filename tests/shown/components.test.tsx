import { Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { allPaths, preparePage } from '#build/pages/prerender.tsx';
import { Gallery } from '#tests/gallery/gallery.tsx';
import { shownSiteOn } from './shown-site.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../src/components/**/*.tsx', '!**/*.test.tsx'],
  { eager: true },
);

/** Of a class, the method that runs when it is shown. */
const functionOf = (name: string, component: { prototype?: unknown }) =>
  typeof component.prototype === 'object' && component.prototype && 'render' in component.prototype
    ? 'render'
    : name;

/** Every exported component, by its file and function: `src/components/button.tsx: Button`. */
const components = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, value]) =>
    /^[A-Z]/.test(name) && typeof value === 'function'
      ? `${file.replace('../../', '')}: ${functionOf(name, value)}`
      : [],
  ),
);

/** The functions that ran during some work, by their files. */
async function functionsIn(work: () => Promise<void>): Promise<ReadonlySet<string>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const own = result.filter(({ url }) => url.startsWith('file:'));
  return new Set(
    own.flatMap(({ url, functions }) => {
      const file = relative('.', fileURLToPath(url)).replaceAll('\\', '/');
      const ran = functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0));
      return ran.map(({ functionName }) => `${file}: ${functionName}`);
    }),
  );
}

it('every component is shown in the gallery or on a page of the site', async () => {
  const site = shownSiteOn('2026-12-01');
  const assets = { boot: '', entry: '', styles: [], modules: [] };
  const shown = await functionsIn(async () => {
    renderToString(<Gallery />);
    for (const path of [...allPaths(site), '/nothing']) {
      const page = await preparePage(site, path, assets);
      await page.render();
    }
  });
  expect(components.length).toBeGreaterThan(80);
  const missing = components.filter((component) => !shown.has(component));
  expect(missing.map((component) => `${component} is in no example of tests/gallery and on no page`)).toEqual(
    [],
  );
});
