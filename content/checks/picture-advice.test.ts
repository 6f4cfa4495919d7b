import { testSite as site } from '#content/test-support/test-site.ts';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeProblem } from '#content/site-file/problem.ts';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { pictureAdvice } from './picture-advice.ts';
import { SiteSource } from '#content/read/site-source.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'grey' } }).jpeg();

it('names photos that are enlarged, cropped hard or not shown, with file, line and figures', async () => {
  const post = (file: string) => `---\ntitle: T\ncover:\n  picture: /images/${file}.jpg\n---\nText.\n`;
  const folder = relative(
    process.cwd(),
    temporaryFolderOf({
      'images/README.md': '',
      'images/empty.jpg': '',
      'images/map.svg': '<svg/>',
      'site.yaml':
        'pictures:\n  home: { picture: /images/wide.jpg }\n  about: { picture: /images/map.svg }\n',
      'posts/small.en.md': post('small'),
      'posts/square.en.md': post('square'),
      'posts/turned.en.md': post('turned'),
      'posts/good.en.md': `${post('good')}\n![The yard](/images/small.jpg)\n`,
      'projects/empty.yaml': 'en:\n  image: { picture: /images/empty.jpg }\n',
    }),
  );
  for (const [name, width, height] of [
    ['wide', 9000, 800],
    ['small', 200, 130],
    ['square', 1600, 1600],
    ['good', 1600, 1067],
    ['unused', 900, 600],
  ] as const)
    await blank(width, height).toFile(join(folder, `images/${name}.jpg`));
  // Upright after rotation.
  await blank(1600, 900).withMetadata({ orientation: 6 }).toFile(join(folder, 'images/turned.jpg'));
  const said = (await pictureAdvice(site, new SiteSource(folder))).map((problem) =>
    describeProblem(problem).replaceAll(`${folder}/`, ''),
  );
  expect(said.toSorted()).toEqual([
    'images/unused.jpg: (the picture): no page shows it: name it where it should appear, or delete it',
    'posts/good.en.md:8: the text: 200 × 130 px, but it is shown up to 680 px wide and looks blurred: take one of at least that width',
    'posts/small.en.md:4: cover.picture: 200 × 130 px, but it is shown up to 1300 px wide and looks blurred: take one of at least that width',
    'posts/square.en.md:4: cover.picture: 1600 × 1600 px, of which its frame shows 39%: crop it to the part that matters, or take another',
    'posts/turned.en.md:4: cover.picture: 900 × 1600 px, of which its frame shows 22%: crop it to the part that matters, or take another',
    'site.yaml:2: pictures.home.picture: 9000 × 800 px, of which its frame shows 9%: crop it to the part that matters, or take another',
  ]);
});
