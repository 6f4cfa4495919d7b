import { editionOf } from '#content/edition.ts';
import { testSite } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import { withoutPages } from '#content/test-support/without-pages.ts';
import type { Site } from '#content/load-site.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { listPages } from '#build/pages/all-pages.ts';
import { shellProps } from '#src/app/shell.data.ts';

/** The addresses that page data lead to, without what is behind a #. Articles have a check of their own. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) => {
    if (typeof part !== 'string') return key === 'blocks' ? [] : linksIn(part);
    return /^(?:href|url|careersHref)$/.test(key) && part.startsWith('/') ? [part.replace(/#.*/, '')] : [];
  });
}

const isFile = (address: string) => /\.\w+$/.test(address);

/** What the pages of the default language link to although it is not there. */
async function deadLinks(site: Site): Promise<{ paths: string[]; dead: string[] }> {
  const language = site.defaultLanguage;
  const t = createTranslator(site, language);
  const addresses = listPages(editionOf(site, language));
  const paths = addresses.map(({ path }) => path);
  const dead: string[] = [];
  for (const { definition, parameters, path } of addresses) {
    const { props } = await definition.load(editionOf(site, language, 'simulated'), parameters);
    const { header, footer } = shellProps(editionOf(site, t.language), {
      path,
      pageLanguages: site.languages,
    });
    const links = linksIn([props, header, footer]);
    dead.push(...links.filter((to) => !isFile(to) && !paths.includes(to)).map((to) => `${path}: ${to}`));
  }
  return { paths, dead };
}

/** Broken links are checked on the built pages. */
describe('links of pages', () => {
  it.each([
    ['/portfolio', '/blog', '/contact', '/privacy-policy'],
    ['/careers', '/team', '/resources/case-studies', '/services/devops'],
    ['/services', '/resources', '/about', '/sitemap'],
  ])('are removed with the pages they lead to: %s, %s, %s, %s', async (...off) => {
    const { paths, dead } = await deadLinks(withoutPages(testSite, ...off));
    expect(paths).toContain('/');
    expect(paths.filter((path) => off.includes(path))).toEqual([]);
    expect(dead).toEqual([]);
  });
});
