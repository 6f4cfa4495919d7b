import { testSite as site } from '#content/test-support/test-site.ts';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { groundColours } from '#shared/palette.ts';
import { comparable, readForTraces, traceProblems } from './rules/brand-traces.ts';
import { foreignTraces } from './rules/site-names.ts';
import { readSiteBytes, siteFiles } from './site-files.ts';

/**
 * A site shows its own company everywhere, and nothing of the companies in other folders, so that an adopter finds no
 * trace of a sample (docs/how-to/make-it-yours.md). It runs for each folder, so it tests every direction.
 */

const contents = new Map([...siteFiles].map((name) => [name, readForTraces(name, readSiteBytes(name))]));
const others = readdirSync('sites', { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && entry.name !== '_starter' && `sites/${entry.name}` !== site.folder,
  )
  .map(({ name }) => `sites/${name}`);

/** The texts and colours of the files with a matching name; null if the site has none. */
function shownIn(names: RegExp): { text: string; colours: string[] } | null {
  const found = [...contents].flatMap(([name, content]) => (content && names.test(name) ? [content] : []));
  if (found.length === 0) return null;
  return {
    text: found.flatMap(({ texts }) => texts).join('\n'),
    colours: [...new Set(found.flatMap(({ colours }) => [...colours]))],
  };
}

describe('the site of a company (R004)', () => {
  it.each(others)(
    'has no name, domain, mail, phone, address, person, client, place or colour of %s',
    (folder) => {
      const traces = foreignTraces(folder, site.folder);
      expect([...contents].flatMap(([name, content]) => traceProblems(name, content, traces))).toEqual([]);
    },
  );

  it.each([
    ['pages', /\.html$/],
    ['feeds', /feed\.(xml|json)$/],
    ['calendars', /\.ics$/],
    ['PDFs', /\.pdf$/],
    ['manifest', /\.webmanifest$/],
  ])('names the company in its %s', (_, names) => {
    const shown = shownIn(names);
    expect(shown === null || shown.text.includes(comparable(site.settings.name))).toBe(true);
  });

  it.each([
    ['styles', /\.css$/, site.settings.accent.light],
    ['PDFs', /\.pdf$/, site.settings.accent.light],
    ['icons of home screens', /icons\/.*\.png$/, site.settings.accent.dark],
    ['manifest', /\.webmanifest$/, groundColours(site).dark],
    ['icon of old browsers', /favicon\.ico$/, site.settings.accent.dark],
  ])('shows the colours of the company in its %s', (_, names, colour) => {
    const shown = shownIn(names);
    expect(shown === null || shown.colours.includes(colour)).toBe(true);
  });
});
