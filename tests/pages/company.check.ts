import { testSite as site } from '#content/test-support/test-site.ts';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPdf, type ReadTag } from '#build/documents/test-support/read-pdf.ts';
import { loadSite, type Site } from '#content/load-site.ts';
import { paletteOf } from '#content/colours/palette.ts';
import { readSiteBytes, readSiteFile, siteFiles } from './site-files.ts';

/**
 * A site shows its own company everywhere, and nothing of the companies in other folders, so that an adopter finds no
 * trace of a sample (docs/how-to/make-it-yours.md). It runs for each folder, so it tests every direction.
 */

/** Without case, spaces and soft hyphens, which lines and elements break. */
const comparable = (text: string) =>
  text
    .replaceAll(/&shy;|[\u00AD\s]+/g, '')
    .replaceAll('&amp;', '&')
    .toLowerCase();

const textOfTag = ({ alt, text, children }: ReadTag): string =>
  [alt ?? '', text, ...children.map(textOfTag)].join('\n');

/** The text of a file in the form of `comparable`, and the colours that it names; empty for other kinds of files. */
function textOf(file: string): string {
  if (/\.(?:html|css|js|svg|xml|json|txt|md|ics|webmanifest)$/.test(file)) {
    // Lines of calendars are folded inside words, and a name may be split over two elements.
    const text = readSiteFile(file).replaceAll(/\r\n[ \t]/g, '');
    return comparable(text) + comparable(text.replaceAll(/<[^>]*>/g, ''));
  }
  const bytes = readSiteBytes(file);
  // A document of the site's own, from another program, cannot be read.
  if (!file.endsWith('.pdf') || !bytes.includes('<pdf:Producer>PDFKit')) return '';
  const { root, bookmarks, addresses, artifacts, strings, colours } = readPdf(bytes);
  const texts = [textOfTag(root), artifacts.join(''), ...bookmarks, ...addresses, ...strings, ...colours];
  return comparable(texts.join('\n'));
}

const contents = new Map([...siteFiles].map((file) => [file, textOf(file)]));

/** Names, addresses and colours that identify a company, and the people and clients whom it names in full. */
function tracesOf(other: Site): string[] {
  const { name, slug, legalName, origin, contact, accent } = other.settings;
  const { phone, email, security, address } = contact;
  const people = other.people[other.defaultLanguage] ?? [];
  const named = [...people, ...other.clients].map((one) => one.name).filter((one) => one.includes(' '));
  const addresses = [...Object.values(email), security.email, address.street, address.cityLine];
  const company = [name, slug, legalName, new URL(origin).hostname, phone, `+${phone.replace(/\D/g, '')}`];
  return [...company, ...addresses, ...named, accent.light, accent.dark];
}

const others = readdirSync('sites', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_starter')
  .map(({ name }) => `sites/${name}`)
  .filter((folder) => folder !== site.folder);

/** The colours of the pixels of a picture, three bytes each. */
const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

describe('the site of a company (R004)', () => {
  it.each(others)('has no name, domain, mail, phone, address, person, client or colour of %s', (folder) => {
    const own = new Set(tracesOf(site));
    const traces = tracesOf(loadSite(folder)).filter((trace) => !own.has(trace));
    const found = [...contents].flatMap(([file, text]) =>
      traces.filter((trace) => text.includes(comparable(trace))).map((trace) => `${file}: ${trace}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ['pages', /\.html$/, site.settings.name],
    ['feeds', /feed\.(xml|json)$/, site.settings.name],
    ['calendars', /\.ics$/, site.settings.name],
    ['PDFs', /\.pdf$/, site.settings.name],
    ['PDFs', /\.pdf$/, site.settings.accent.light],
    ['manifest', /\.webmanifest$/, site.settings.name],
    ['manifest', /\.webmanifest$/, paletteOf(site)['--bg'].dark],
    ['styles', /\.css$/, site.settings.accent.light],
  ])('has in its %s (%s) its own name or colour: %s', (_, names, wanted) => {
    const texts = [...contents]
      .filter(([file, text]) => names.test(file) && text !== '')
      .map(([, text]) => text);
    expect(texts.length === 0 || texts.some((text) => text.includes(comparable(wanted)))).toBe(true);
  });

  // A logo of its own has its own colours (build/images/logo.test.ts).
  it.skipIf(site.settings.logo)(
    'shows its accent on the icons of home screens and old browsers',
    async () => {
      const icons = [...siteFiles].filter((file) => /icons\/.*\.png$/.test(file)).map(readSiteBytes);
      // The icon of old browsers is a PNG after a header of 22 bytes (build/images/site-icons.ts).
      icons.push(readSiteBytes('/favicon.ico').subarray(22));
      const accent = Buffer.from(site.settings.accent.dark.slice(1), 'hex');
      for (const icon of icons) expect((await pixelsOf(icon)).includes(accent)).toBe(true);
    },
  );
});
