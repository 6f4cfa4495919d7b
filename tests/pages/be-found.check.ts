import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, test } from 'vitest';
import { feeds, type FeedId } from '#shared/feeds.ts';
import { inLanguage, splitPath } from '#shared/routes.ts';
import { hasPage } from '#content/site-pages.ts';
import { linkPreviewProblems, pngSize } from './rules/link-preview.ts';
import { attribute } from './rules/parse-html.ts';
import { sitemapProblems, unreachablePages } from './rules/sitemap.ts';
import { structuredDataProblems } from './rules/structured-data.ts';
import { vocabularyProblems } from './rules/vocabulary.ts';
import { readSiteBytes, readSiteFile, siteFiles, sitePages } from './site-files.ts';

/** What search engines and link previews see of every page of the built site. */

const { origin } = site.settings;
const readFile = (path: string) => (siteFiles.has(path) ? readSiteBytes(path) : null);

test('every indexable page has a link preview with its own picture (R043, R044)', () => {
  expect(sitePages.flatMap((page) => linkPreviewProblems(page, origin, readFile))).toEqual([]);
});

test('what pages tell search engines is what they show', () => {
  expect(sitePages.flatMap((page) => structuredDataProblems(page, origin))).toEqual([]);
});

test.each(site.languages)(
  'structured data keeps to the vocabulary of schema.org and has the required fields, %s',
  async (language) => {
    const pages = sitePages.filter((page) => page.language === language);
    const problems = await Promise.all(pages.map(vocabularyProblems));
    expect(problems.flat()).toEqual([]);
  },
);

test('sitemap.xml lists every indexable page with its translations and real dates (R252)', () => {
  expect(sitemapProblems(readSiteFile('/sitemap.xml'), sitePages, origin)).toEqual([]);
});

test('links lead from home to every page for robots (R252)', () => {
  expect(unreachablePages(sitePages)).toEqual([]);
});

test('all pages except admin, search and not-found are indexable (R279)', () => {
  const hidden = sitePages.filter(
    ({ document }) =>
      attribute(document.querySelector('meta[name="robots"]') ?? document, 'content') === 'noindex',
  );
  const wanted = sitePages.filter(({ path }) => /\/(admin|search|404)$/.test(path));
  expect(hidden.map(({ path }) => path)).toEqual(wanted.map(({ path }) => path));
  expect(wanted).toHaveLength((hasPage(site, 'search') ? 3 : 2) * site.languages.length);
});

test('robots.txt lets robots in and names the sitemap', () => {
  const lines = readSiteFile('/robots.txt').split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([]);
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test('blog, articles, careers and jobs name their feeds in the head, other pages name none', () => {
  const feedsOn = (path: string): FeedId[] => {
    const isBelow = (above: string) => path === above || path.startsWith(`${above}/`);
    return isBelow('/blog') ? ['blogRss'] : isBelow('/careers') ? ['jobsRss'] : [];
  };
  const wrong = sitePages.filter(({ language, path, document }) => {
    const found = document
      .querySelectorAll('link[rel="alternate"][type]')
      .map((link) => `${attribute(link, 'type')} ${attribute(link, 'href')}`);
    const wanted = feedsOn(splitPath(site, path).path).map((id) => feeds[id]);
    const addresses = wanted.map((feed) => inLanguage(site, language, feed.path));
    const links = wanted.map(({ type }, index) => `${type} ${addresses[index]}`);
    return found.join() !== links.join() || !addresses.every((address) => siteFiles.has(address));
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('security.txt has the fields of RFC 9116', () => {
  const text = readSiteFile('/.well-known/security.txt');
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  expect(field('Contact')).toBe(`mailto:${site.settings.contact.security.email}`);
  expect(new Date(field('Expires')).toISOString()).toContain(site.settings.contact.security.expires);
  expect(field('Canonical')).toBe(`${origin}/.well-known/security.txt`);
  expect(field('Preferred-Languages')).toBe(site.languages.join(', '));
});

test('the icons of the manifest and of every page exist in the stated sizes', () => {
  const manifest = readSiteFile('/site.webmanifest');
  const icons = [...manifest.matchAll(/"src":"([^"]+)","sizes":"([^"]+)"/g)];
  expect(icons).toHaveLength(3);
  expect(manifest).toContain('"purpose":"maskable"');
  for (const [, src = '', sizes] of icons) {
    const { width, height } = pngSize(readSiteBytes(src)) ?? {};
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(pngSize(readSiteBytes('/apple-touch-icon.png'))).toEqual({ width: 180, height: 180 });
  expect(readSiteFile('/favicon.svg')).toContain('prefers-color-scheme:dark');
  expect(readSiteBytes('/favicon.ico').readUInt16LE(2)).toBe(1);
  for (const { document } of sitePages) {
    for (const relation of ['icon', 'apple-touch-icon', 'manifest']) {
      expect(document.querySelectorAll(`link[rel="${relation}"]`)).toHaveLength(1);
    }
    expect(document.querySelectorAll('meta[name="theme-color"]')).toHaveLength(2);
  }
});
