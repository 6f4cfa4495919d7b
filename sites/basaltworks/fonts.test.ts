import { fontsOf } from '#content/read/site-fonts.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, it } from 'vitest';
import { substituteSize, type Substitute } from '#build/fonts/fallback-width.ts';
import type { FontRole } from '#content/site-file/fonts.ts';
import { letterCounts } from '#content/checks/site-letters.ts';

it.each<[FontRole, number, Substitute, number]>([
  ['sans', 400, 'arial', 93.8],
  ['sans', 500, 'arial', 97.5],
  ['sans', 600, 'arialBold', 91.9],
  ['sans', 700, 'arialBold', 93.9],
  ['mono', 400, 'courierNew', 96.7],
])('what is computed for %s %i in place of %s is what was measured', async (role, weight, name, measured) => {
  const size = await substituteSize(
    fontsOf(site)[role],
    weight,
    name,
    letterCounts(new SiteSource(site.folder)),
  );
  expect(Math.abs(size / measured - 1)).toBeLessThan(0.01);
});
