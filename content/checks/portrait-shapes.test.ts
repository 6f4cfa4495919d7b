import { testSite as site } from '#content/test-support/test-site.ts';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeProblem } from '#content/site-file/problem.ts';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { oddPortraits, shareShown } from './portrait-shapes.ts';
import { SiteSource } from '#content/read/site-source.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'grey' } }).jpeg();

it.each([
  [300, 360, true],
  [400, 400, true],
  [600, 800, true],
  [1600, 400, false],
  [200, 900, false],
])('a portrait of %i by %i px fills its frames: %s', (width, height, isGood) => {
  expect(shareShown({ width, height }) >= 0.5).toBe(isGood);
});

it('advice lists portraits with an unsuitable shape, after rotation, with file, line and field', async () => {
  const folder = relative(
    process.cwd(),
    temporaryFolderOf({
      'images/README.md': '',
      'people/ada.yaml': 'en:\n  name: Ada\n  photo: /images/wide.jpg\n',
      'people/bob.yaml': 'en:\n  name: Bob\n  photo: /images/turned.jpg\n',
      'people/eve.yaml': 'en:\n  name: Eve\n  photo: /images/missing.jpg\n',
    }),
  );
  await blank(1600, 400).toFile(join(folder, 'images/wide.jpg'));
  // On its side, the photo is upright.
  await blank(800, 600).withMetadata({ orientation: 6 }).toFile(join(folder, 'images/turned.jpg'));
  const advice = (await oddPortraits(site, new SiteSource(folder))).map(describeProblem);
  expect(advice).toEqual([
    `${folder}/people/ada.yaml:3: en.photo: 1600 × 400 px, of which its frame shows 21%: crop it to head and shoulders, portrait or square`,
  ]);
});
