import { expect, it } from 'vitest';
import { editorFixture } from '#build/editor/test-support/editor-fixtures.ts';
import { readSite } from '#content/load-site.ts';
import { SiteSource, type SiteFiles } from '#content/read/site-source.ts';
import { fixtureFiles, starterWith } from '#content/test-support/site-fixture.ts';
import { findText, formsOfPage, placeOf } from './find-text.ts';
import type { ClickedText } from './place.ts';
import { indexTexts } from './text-places.ts';

/** Finds texts in a site with these files. */
function searchIn(folder: string, files: SiteFiles) {
  const source = new SiteSource(folder, files);
  const { site } = readSite(source);
  const config = editorFixture({ languages: site.languages, folder: `${folder}/`, files: [...files.keys()] });
  const places = indexTexts(source, site, config);
  return {
    find: (page: string, text: string, more: Partial<ClickedText> = {}) =>
      findText(places, site, { text, block: text, page, isShared: false, ...more }).map((place) =>
        placeOf(place, text),
      ),
    forms: (page: string) => formsOfPage(places, site, page).map(({ title, locale }) => `${title} ${locale}`),
  };
}

const post = `---
title: How we count boats
summary: A summary of the article that is long enough for the schema of articles.
category: practice
author: ada
date: 2026-02-03
---

## Count twice

We count every boat **twice a day**, at dawn and at dusk, and write the number into a book.

## Count again {#again}

Who counts again finds more.
`;

const { find, forms } = searchIn(
  'acme',
  fixtureFiles({
    languages: ['en', 'de'],
    site: { addresses: { de: { '/careers': '/karriere' } } },
    jobs: [
      { id: 'engineer', title: 'Pump Engineer', city: 'Shelbyville' },
      { id: 'welder', title: 'Welder', benefits: ['A boat'] },
    ],
    files: {
      'posts/boats.en.md': post,
      'words/de.yaml': 'cookies.acceptAll: Alle nehmen\n',
    },
  }),
);
/** The fields of places, as `file:line keyPath (locale)`. */
const shortOf = (places: ReturnType<typeof find>) =>
  places.map(({ file, line, keyPath, locale }) => `${file}:${line} ${keyPath} (${locale})`);

it('finds the field of a text in the language of the page', () => {
  expect(find('/de/karriere/welder', 'A boat')).toEqual([
    {
      kind: 'form',
      file: 'acme/jobs/welder.yaml',
      line: 31,
      keyPath: 'benefits.0',
      entry: '/collections/jobs/entries/welder',
      locale: 'de',
      title: 'Open positions › welder',
    },
  ]);
  expect(shortOf(find('/careers/welder', 'A\u00a0bo\u00adat'))).toEqual([
    'acme/jobs/welder.yaml:15 benefits.0 (en)',
  ]);
});

it('lists each place of a text, but on a page only the places of that page', () => {
  expect(shortOf(find('/careers', 'Full-time'))).toEqual([
    'acme/jobs/engineer.yaml:5 type (en)',
    'acme/jobs/welder.yaml:5 type (en)',
  ]);
  expect(shortOf(find('/careers/engineer', 'Full-time'))).toEqual(['acme/jobs/engineer.yaml:5 type (en)']);
});

it('finds what is the same in every language in the section of the first', () => {
  expect(shortOf(find('/de/karriere/engineer', 'Shelbyville'))).toEqual([
    'acme/jobs/engineer.yaml:17 city (en)',
  ]);
  expect(shortOf(find('/de', '+1 415 555 0100', { isShared: true }))).toEqual([
    'acme/site.yaml:9 contact.phone (_default)',
  ]);
});

it.each(['Count twice', '1. Count twice', 'Count again', '2. Count again', '12. Count again:'])(
  'finds a heading without its anchor and the number that the page gives it: %s',
  (text) => {
    expect(find('/blog/boats', text)).toMatchObject([{ file: 'acme/posts/boats.en.md', keyPath: 'body' }]);
  },
);

it.each(['Pump Engineer, Shelbyville', 'Shelbyville · Pump Engineer', 'Pump Engineer (Shelbyville)'])(
  'finds the places of texts that the page joins: %s',
  (text) => {
    const found = find('/careers', text).map(({ keyPath }) => keyPath);
    expect(found).toEqual(expect.arrayContaining(['title', 'city']));
  },
);

it('finds parts of a long text, with their line', () => {
  for (const text of ['twice a day', 'We count every boat ', ', at dawn and at dusk, and write the number'])
    expect(shortOf(find('/blog/boats', text))).toEqual(['acme/posts/boats.en.md:11 body (en)']);
  expect(shortOf(find('/blog/boats', 'Count twice'))).toEqual(['acme/posts/boats.en.md:9 body (en)']);
  // Elsewhere, a few letters may be part of anything.
  expect(find('/careers', 'boat')).toEqual([]);
});

it('says that an interface word is one, with its key and file', () => {
  const closing = find('/de', 'Alle nehmen', { isShared: true });
  expect(closing).toMatchObject([
    { kind: 'word', keyPath: 'cookies.acceptAll', file: 'acme/words/de.yaml', line: 1, entry: '' },
  ]);
  const [minutes] = find('/blog', '7 min read');
  expect(minutes).toMatchObject({ kind: 'word', file: 'acme/words/en.yaml' });
  expect(minutes).not.toHaveProperty('line');
});

it('names the page to copy for a text of the product', () => {
  expect(find('/de/blog', 'Worüber sollen wir schreiben?')).toMatchObject([
    {
      kind: 'default',
      file: 'content/default-pages/blog.yaml',
      entry: '/collections/pages/entries/blog',
    },
  ]);
});

it('finds nothing for a text that the page makes', () => {
  for (const text of ['© 2026', '3 February 2026, Ada', '17']) expect(find('/blog/boats', text)).toEqual([]);
});

it('finds a text within punctuation, and by its block', () => {
  expect(shortOf(find('/careers/welder', '(A boat),'))).toEqual(['acme/jobs/welder.yaml:15 benefits.0 (en)']);
  expect(shortOf(find('/careers/welder', 'A', { block: 'A boat' }))).toEqual([
    'acme/jobs/welder.yaml:15 benefits.0 (en)',
  ]);
});

it('names the forms of a page', () => {
  expect(forms('/de/karriere/welder')).toEqual(['Open positions › welder de']);
  expect(forms('/about')).toEqual(['Page texts › About en']);
  expect(forms('/search')).toEqual([]);
});

it('works in a new company’s site', () => {
  const { find: findInNew, forms: formsInNew } = searchIn('sites/new', starterWith());
  expect(formsInNew('/')).toEqual(['Page texts › Home en']);
  expect(findInNew('/', 'What we can do for you')).toMatchObject([
    {
      file: 'sites/new/pages/home.yaml',
      keyPath: 'services.subtitle',
      entry: '/collections/pages/entries/home',
    },
  ]);
});
