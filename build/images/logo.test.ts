import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { imagesFolder } from '#build/project-paths.ts';
import { paletteOf } from '#content/colours/palette.ts';
import { logoFilesOf } from '#content/published/site-images.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { publishLogo } from './logo.ts';
import { ImageOutput } from './output.ts';
import { publishSiteIcons } from './site-icons.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const disc = (colour: string, viewBox = '0 0 60 60') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><circle fill="${colour}" cx="30" cy="30" r="30"/></svg>`;

/** Publishes a logo with these files, and icons of it. */
async function publish(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'logo-'));
  const logo = Object.fromEntries(Object.keys(files).map((field) => [field, `/images/${field}.svg`]));
  const site = { ...siteFixture({ site: { logo } }), folder: relative(process.cwd(), folder) };
  const made = imagesFolder(site);
  folders.push(folder, dirname(made));
  mkdirSync(join(folder, 'images'));
  for (const [field, svg] of Object.entries(files)) writeFileSync(join(folder, `images/${field}.svg`), svg);
  const output = new ImageOutput(made);
  await publishLogo(site, new SiteSource(site.folder), output);
  await publishSiteIcons(site, output);
  const icon = sharp(readFileSync(join(made, 'public/icons/icon-192.png'))).removeAlpha();
  const { data } = await icon.raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) =>
    `#${data.subarray(3 * (192 * y + x), 3 * (192 * y + x) + 3).toString('hex')}`;
  return { logo: logoFilesOf(site), tile: colourAt(2, 2), middle: colourAt(96, 96) };
}

const { light, dark } = paletteOf(siteFixture())['--bg'];

it.each<[string, Record<string, string>, tile: string, middle: string]>([
  ['a white icon', { file: disc('#000'), icon: disc('#fff') }, dark, '#ffffff'],
  ['a black icon of a white logo', { file: disc('#fff'), icon: disc('#000') }, light, '#000000'],
  ['a white logo without an icon', { file: disc('#fff') }, dark, '#ffffff'],
  ['a white logo that has a dark version', { file: disc('#fff'), dark: disc('#000') }, dark, '#ffffff'],
])('icons have a ground on which they are seen: %s', async (_, files, tile, middle) => {
  expect(await publish(files)).toMatchObject({ tile, middle });
});

it('pages have a plate only for a logo with one version, and sizes in whole pixels', async () => {
  const single = await publish({ file: disc('#fff', '0 0 60 18') });
  expect(single.logo.page).toMatchObject({ file: { width: 1200, height: 360 }, ground: 'dark' });
  const { logo } = await publish({ file: disc('#000', '0 0 12.7 3.2'), dark: disc('#fff') });
  expect(logo.page).toEqual({
    file: { src: expect.stringMatching(/^\/art\/logo\.\w+\.svg$/), width: 1200, height: 302 },
    dark: { src: expect.stringMatching(/^\/art\/logo-dark\.\w+\.svg$/), width: 600, height: 600 },
  });
});
