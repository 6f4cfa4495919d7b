import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { afterAll, expect, it } from 'vitest';
import { loadSite, readSite, type Site } from '#content/load-site.ts';
import { addPictures } from '#content/published/site-images.ts';
import { madeFolders } from '#content/published/made-folders.ts';
import { shownSite } from '#content/shown-site.ts';
import { draftCovers } from '#build/images/drawings.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { allPaths, preparePage } from '#build/pages/prerender.tsx';

/** Every picture that a site can name, on the pages of a copy of the starter with the examples of the how-tos. */

const folder = '.cache/test-sites/pictured';
const made = madeFolders({ folder }).images;
const clear = () => {
  for (const path of [folder, join(made, '..')]) rmSync(path, { recursive: true, force: true });
};
afterAll(clear);

const settings =
  'home closing footer services about team portfolio careers job resources contact not-found'.split(' ');
const files = [...settings, 'service', 'cover', 'project'];

type Kind = 'jpg' | 'svg' | 'none';

/** Writes the site with pictures of a kind, and the records that the build writes of them. */
function siteWith(kind: Kind): Site {
  clear();
  cpSync('sites/_starter', folder, { recursive: true });
  for (const name of ['projects/parcel-hub.yaml', 'project-filters.yaml'])
    cpSync(join('docs/examples', name), join(folder, name));
  const change = (file: string, found: string | RegExp, text: string) => {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(found, () => text);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
  };
  const picture = (name: string) => `/images/${name}.${kind}`;
  const pictures = Object.fromEntries(
    settings.map((name) => [
      name,
      {
        picture: picture(name),
        ...(name === 'home' && {
          alt: Object.fromEntries(['en', 'de', 'es', 'fr'].map((code) => [code, 'The yard at noon'])),
        }),
        ...(name === 'contact' && { office: { left: 50, top: 50 } }),
      },
    ]),
  );
  // The starter's own.
  change('site.yaml', /^pictures:\n(?: .*\n)+/m, '');
  for (const service of ['managed-it', 'custom-software'])
    change(`services/${service}.yaml`, /^ {2}(?:icon|picture): .*\n/gm, '');
  rmSync(join(folder, 'images'), { recursive: true });
  if (kind !== 'none') {
    change('site.yaml', 'splash: off', `splash: off\n${stringify({ pictures })}`);
    change('services/managed-it.yaml', /^en:\n/m, `en:\n  picture: ${picture('service')}\n`);
    change('posts/first-article.en.md', 'date:', `cover:\n  picture: ${picture('cover')}\ndate:`);
    change('projects/parcel-hub.yaml', /picture: .*/, `picture: ${picture('project')}`);
    mkdirSync(join(folder, 'images'));
    for (const name of files) writeFileSync(join(folder, `images/${name}.${kind}`), '');
  } else change('projects/parcel-hub.yaml', / {2}image:.*\n.*\n/, '');
  mkdirSync(made, { recursive: true });
  const record = (name: string, value: unknown) =>
    writeFileSync(join(made, `${name}.json`), JSON.stringify(value));
  const entries = (of: Kind, valueOf: (name: string) => unknown) =>
    Object.fromEntries(kind === of ? files.map((name) => [`images/${name}.${of}`, valueOf(name)]) : []);
  record(
    'photos',
    entries('jpg', (name) => ({
      src: `/art/${name}.webp`,
      width: 1200,
      height: 800,
      avif: `/art/${name}.avif 640w`,
      webp: `/art/${name}.webp 640w`,
      still: `photos/${name}.jpg`,
    })),
  );
  record('drawings', {
    ...entries('svg', (name) => ({ href: `/art/${name}.svg`, viewBox: '0 0 640 440' })),
    // The build draws a cover for each article without one.
    'images/title-covers/posts/first-article.svg': { href: '/drawn/cover.svg', viewBox: '0 0 640 440' },
  });
  record('technology-logos', {});
  record('fonts', { preloads: [] });
  return shownSite(loadSite(folder), Date.parse('2026-11-01'));
}

async function htmlOf(site: Site): Promise<string> {
  const paths = [...allPaths(site), '/404'];
  const assets = { boot: '/boot.js', entry: '/entry.js', styles: [], modules: [] };
  const pages = await Promise.all(
    paths.map(async (path) => (await preparePage(site, path, assets)).render()),
  );
  return pages.join('\n');
}

it.each([
  ['a photo', 'jpg', 'webp'],
  ['a drawing', 'svg', 'svg'],
] as const)('each picture that a site names is shown: %s', { timeout: 60_000 }, async (_, kind, ending) => {
  const html = await htmlOf(siteWith(kind));
  const missing = files.filter((name) => !html.includes(`/art/${name}.${ending}`));
  expect(missing).toEqual([]);
});

it('pages are complete without pictures', { timeout: 60_000 }, async () => {
  const html = await htmlOf(siteWith('none'));
  expect(html).toContain('<h1');
  expect(html).not.toContain('/art/');
  expect(html).toContain('/drawn/cover.svg');
});

it('an article that nobody has saved has a drawn cover', { timeout: 60_000 }, async () => {
  siteWith('none');
  const saved = new SiteSource(folder);
  const drafts = ['new', 'newer'].map((name) => `posts/${name}.en.md`);
  const text = saved.text('posts/first-article.en.md');
  const { site } = readSite(saved.withTexts(new Map(drafts.map((name) => [name, text]))));
  const publish = (name: string) => `/drafts/${name}.svg`;
  const covers = draftCovers(site, { publish });
  expect(covers.map(([name]) => name)).toEqual([
    'images/title-covers/posts/new.svg',
    'images/title-covers/posts/newer.svg',
  ]);
  addPictures(site, { drawings: Object.fromEntries(covers) });
  const assets = { boot: '/boot.js', entry: '/entry.js', styles: [], modules: [] };
  for (const name of ['new', 'newer']) {
    const { render } = await preparePage(site, `/blog/${name}`, assets);
    const html = await render();
    expect(html).toContain(`/drafts/art/title-covers-posts-${name}.svg`);
    expect(html).toContain('/drawn/cover.svg');
  }
});

it('an article shows pictures that only the browser has', { timeout: 60_000 }, async () => {
  siteWith('none');
  const saved = new SiteSource(folder);
  const text = saved.text('posts/first-article.en.md');
  const withCover = (name: string) => text.replace('date:', `cover:\n  picture: /images/${name}\ndate:`);
  const { site, problems } = readSite(
    saved.withTexts(
      new Map([
        ['posts/photo.en.md', withCover('draft-1.jpg')],
        ['posts/drawing.en.md', withCover('draft-2.svg')],
      ]),
    ),
  );
  expect(problems).toEqual([]);
  const [photo, drawing] = ['blob:http://localhost/1', 'blob:http://localhost/2'];
  addPictures(site, {
    photos: { 'images/draft-1.jpg': { src: photo, width: 600, height: 400, avif: '', webp: photo } },
    drawings: { 'images/draft-2.svg': { href: drawing, viewBox: '0 0 600 400' } },
  });
  const assets = { boot: '/boot.js', entry: '/entry.js', styles: [], modules: [] };
  const htmlAt = async (path: string) => (await preparePage(site, path, assets)).render();
  expect(await htmlAt('/blog/photo')).toContain(`src="${photo}"`);
  expect(await htmlAt('/blog/drawing')).toContain(`<image href="${drawing}"`);
});
