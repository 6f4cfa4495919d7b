import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, test } from 'vitest';
import { attribute } from './rules/parse-html.ts';
import { unreachablePages } from './rules/reachable.ts';
import { vocabularyProblems } from './rules/vocabulary.ts';
import { readSiteBytes, readSiteFile, siteFiles, sitePages } from './site-files.ts';

/** What search engines and link previews find beside the reviewed heads and files (tests/shown). */

/** Width and height from the header of a PNG; null for other files. */
function pngSize(address: string): string | null {
  if (!siteFiles.has(address)) return null;
  const file = readSiteBytes(address);
  const isPng = file.subarray(1, 4).toString('latin1') === 'PNG' && file.length > 24;
  return isPng ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}` : null;
}

test('every indexable page has a picture for its link preview that all networks show (R043, R044)', () => {
  const pictures = sitePages
    .filter(({ document }) => !document.querySelector('meta[name="robots"]'))
    .map(({ document }) => attribute(document.querySelector('meta[property="og:image"]')!, 'content') ?? '')
    .map((address) => address.replace(site.settings.origin, ''));
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.filter((address) => pngSize(address) !== '1200x630')).toEqual([]);
  expect(pictures.filter((address) => readSiteBytes(address).length > 150 * 1024)).toEqual([]);
});

test.each(site.languages)(
  'structured data keeps to the vocabulary of schema.org and has the required fields, %s',
  async (language) => {
    const pages = sitePages.filter((page) => page.language === language);
    const problems = await Promise.all(pages.map(vocabularyProblems));
    expect(problems.flat()).toEqual([]);
  },
);

test('links lead from home to every page for robots (R252)', () => {
  expect(unreachablePages(sitePages)).toEqual([]);
});

test('the icons of the manifest exist in the stated sizes', () => {
  const icons = [...readSiteFile('/site.webmanifest').matchAll(/"src":"([^"]+)","sizes":"([^"]+)"/g)];
  expect(icons).toHaveLength(3);
  for (const [, src = '', sizes] of [...icons, ['', '/apple-touch-icon.png', '180x180']])
    expect(pngSize(src)).toBe(sizes);
  // A company's own logo is embedded as it is, on a ground that shows it; the mark has a colour for each theme.
  expect(readSiteFile('/favicon.svg')).toContain(
    site.settings.logo ? 'href="data:image/' : 'prefers-color-scheme:dark',
  );
  expect(readSiteBytes('/favicon.ico').readUInt16LE(2)).toBe(1);
});
