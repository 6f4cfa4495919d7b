import { editionOf } from '#content/edition.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { siteFeeds } from '#build/feeds/site-feeds.ts';
import { sitemap, textsForRobots } from '#build/texts-for-robots.ts';
import { siteFixture, starterWith } from '#content/test-support/site-fixture.ts';
import { problemsOfSite } from '#content/checks/check-site.ts';
import { loadSite, readSite, type Site } from '#content/load-site.ts';
import { siteRedirects } from '#content/published/redirects.ts';
import { shownSite } from '#content/shown-site.ts';
import { textAddresses } from '#content/pages/site-pages.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { textsMissingIn } from '#content/checks/translations.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { inLanguage, splitPath } from '#shared/routes.ts';
import { addressLinks } from '#build/pages/document-head.ts';
import { contactHref, linkToPage } from '#src/pages/links.data.ts';
import { legalLink, menusIn } from '#src/pages/menus.data.ts';
import { checkDeployed } from './check-deployed.ts';

/** Addresses and host files of a site whose first language is not English, or that has only one language. */

/** The addresses that a check of a deployed site requests, and those whose language is advice. */
async function deployedAddresses(site: Site): Promise<{ asked: string[]; advice: string[] }> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.slice('http://localhost:1'.length));
    return Promise.resolve(new Response(`<html lang=${site.defaultLanguage}>`, { status: 404 }));
  });
  const findings = await checkDeployed(site, 'http://localhost:1');
  const isAdvice = ({ verdict, missing }: (typeof findings)[number]) =>
    verdict === 'advice' && missing.startsWith('is in');
  return { asked, advice: findings.filter(isAdvice).map(({ path }) => path) };
}

describe('a site whose first language is German', () => {
  const site = siteFixture({ languages: ['de', 'en'] });

  it('has German addresses without a prefix, and English ones with one', () => {
    expect(['de', 'en'].map((language) => inLanguage(site, language, '/about'))).toEqual([
      '/about',
      '/en/about',
    ]);
    expect(['/de/about', '/en/about', '/about'].map((path) => splitPath(site, path))).toEqual([
      { language: 'de', path: '/de/about' },
      { language: 'en', path: '/about' },
      { language: 'de', path: '/about' },
    ]);
  });

  it('tells search engines so', () => {
    const twins = [
      'hreflang="de" href="https://acme.example/about"',
      'hreflang="en" href="https://acme.example/en/about"',
    ];
    const page = { language: 'de', path: '/about', languages: site.languages, lastModified: undefined };
    for (const text of [
      sitemap(site, [page]),
      addressLinks(editionOf(site, 'de'), '/about', site.languages),
    ]) {
      for (const twin of twins) expect(text).toContain(twin);
      expect(text).toContain('hreflang="x-default" href="https://acme.example/about"');
    }
    expect(JSON.parse(textsForRobots(site).get('/site.webmanifest') ?? '')).toMatchObject({ lang: 'de' });
  });

  it('is checked at these addresses; one German not-found page for all languages is advice', async () => {
    const { asked, advice } = await deployedAddresses(site);
    expect(asked).toEqual(expect.arrayContaining(['/', '/en', '/en/no-such-page']));
    expect(asked.filter((path) => path.startsWith('/de'))).toEqual([]);
    expect(advice).toEqual(['/en/no-such-page']);
  });
});

it('a site with one language has no address with a prefix', async () => {
  const site = siteFixture({ languages: ['de'] });
  expect(splitPath(site, '/de/about').language).toBe('de');
  const { asked, advice } = await deployedAddresses(site);
  expect(asked.filter((path) => /^\/\w\w(\/|$)/.test(path))).toEqual([]);
  expect(advice).toEqual([]);
});

describe('a site with a second language for some pages only', () => {
  /** What has German words; all else is in English alone. */
  const german =
    /^(?:posts\/categories|pages\/(?:home|menu|contact|services)|home-claims|services\/managed-it)\.yaml$/;
  const files = new Map(
    starterWith(
      ['site.yaml', /(?<=\nlanguages:)(?:\n +- \w\w)+/, ' [en, de]'],
      ['site.yaml', '\n  legal:\n', '\n  legal:\n    - /notice\n'],
      ['jobs/systems-engineer.yaml', 'en:\n', 'en:\n  formerly: [admin-job]\n'],
      ['pages/notice.en.md', null, readFileSync('cli/legal-notices/de/en.md')],
    ),
  );
  for (const [name, content] of files) {
    if (/\.(?:es|fr|de)\.md$/.test(name)) files.delete(name);
    if (!name.endsWith('.yaml') || name === 'site.yaml') continue;
    const unwanted = german.test(name) ? ['es', 'fr'] : ['es', 'fr', 'de'];
    // At any depth: the questions are in lists.
    const kept = (key: unknown, value: unknown) => (unwanted.includes(String(key)) ? undefined : value);
    files.set(name, stringify(parse(new TextDecoder().decode(Buffer.from(content ?? '')), kept)));
  }

  it('has no problems; the check lists what the second language lacks', () => {
    const loaded = readSite(new SiteSource('acme', files));
    expect(problemsOfSite(loaded, { nowMs: Date.now(), mode: 'simulated' })).toEqual([]);
    const list = textsMissingIn(loaded, 'de');
    expect(list).toEqual(
      expect.arrayContaining([
        'pages/about.yaml',
        'jobs/systems-engineer.yaml',
        'people/alex.yaml',
        'services/custom-software.yaml',
        'questions.yaml contact[0]',
        'legal/privacy.de.md',
        'pages/notice.de.md',
        'posts/first-article.de.md',
      ]),
    );
    expect(list.join(' ')).not.toMatch(/home|menu|managed-it|site\.yaml/);
  });

  it('links only to existing pages, and to legal pages in the first language', () => {
    const site = shownSite(loadSite('acme', files), Date.now());
    const { main, footer, legal } = menusIn(editionOf(site, 'de'));
    const t = createTranslator(site, 'de');
    const pages = [...textAddresses(editionOf(site, 'de'))];
    expect(pages).toEqual(
      expect.arrayContaining(['/', '/services', '/contact', '/sitemap', '/search', '/services/managed-it']),
    );
    const untranslated = ['/about', '/team', '/portfolio', '/blog', '/careers', '/notice', '/privacy-policy'];
    const isBelow = (address: string) => (above: string) => `${address}/`.startsWith(`${above}/`);
    expect(pages.filter((address) => untranslated.some(isBelow(address)))).toEqual([]);
    const below = footer.flatMap(({ entries }) => entries);
    expect(below).toEqual(expect.arrayContaining(['/services/managed-it', '/contact']));
    expect(below.filter((address) => !pages.includes(address))).toEqual([]);
    expect({
      main,
      legal: legal.map((address) => legalLink(editionOf(site, t.language), address)),
      links: [
        contactHref(editionOf(site, 'de')),
        linkToPage(editionOf(site, 'de'), 'about', ''),
        linkToPage(editionOf(site, 'de'), 'services', '')?.href,
      ],
      feeds: [...siteFeeds(site).keys()],
      redirects: siteRedirects(site, new SiteSource('acme', files)).map(({ from }) => from),
    }).toEqual({
      main: ['/', { group: 'services', page: '/services', entries: ['/services/managed-it'] }, '/contact'],
      legal: [
        { label: 'Legal notice', href: '/notice', language: 'en' },
        { label: expect.any(String) as string, href: '/privacy-policy', language: 'en' },
        { label: expect.any(String) as string, href: '/terms-conditions', language: 'en' },
        { label: expect.any(String) as string, href: '/de/sitemap' },
      ],
      links: ['/de/contact', null, '/de/services'],
      feeds: ['/blog/feed.xml', '/careers/feed.xml', '/careers/jobs.xml'],
      redirects: ['/careers/admin-job'],
    });
  });
});
