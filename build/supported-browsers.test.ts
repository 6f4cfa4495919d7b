import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compileTargets, designedFor } from './supported-browsers.ts';

const documentation = readFileSync(new URL('../docs/supported-browsers.md', import.meta.url), 'utf8');
const names: Record<keyof typeof designedFor, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios_saf: 'Safari on iOS',
};

it('the documentation has the versions that the build targets', () => {
  const rows = [...documentation.matchAll(/^\| (.+?) +\| ([\d.]+) +\| [\d.]+ +\|$/gm)].map(
    ([, ...cells]) => cells,
  );
  // The names are the keys of the list, which Object.keys cannot know.
  const browsers = Object.keys(names) as (keyof typeof designedFor)[];
  expect(rows).toEqual(browsers.map((browser) => [names[browser], designedFor[browser]]));
});

it('the build compiles for the oldest browsers that get the design', () => {
  expect(compileTargets()).toContain(`chrome${designedFor.chrome}`);
  expect(compileTargets()).toContain(`ios${designedFor.ios_saf}`);
});
