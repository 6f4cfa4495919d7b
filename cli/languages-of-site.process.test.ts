import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { projectFolder } from '#build/project-paths.ts';
import { startSite } from './start-site.ts';

/** Addresses and host files of a site whose first language is not English, or that has only one language. */

/** Runs in a process of its own, because the languages are settled when the modules are loaded. */
const script = `
import { defaultLanguage, languages } from './shared/locales.ts';
import { inLanguage, splitPath } from './shared/routes.ts';
import { sitemap, textsForRobots } from './build/texts-for-robots.ts';
import { checkDeployed } from './cli/check-deployed.ts';
import { addressLinks } from './src/app/document-head.ts';
const asked = [];
globalThis.fetch = async (address) => {
  asked.push(address.slice('http://localhost:1'.length));
  return new Response('<html lang=' + defaultLanguage + '>', { status: 404 });
};
const findings = await checkDeployed('http://localhost:1');
const page = { language: defaultLanguage, path: '/about' };
console.log(JSON.stringify({
  addresses: ['de', 'en'].map((language) => inLanguage(language, '/about')),
  split: ['/de/about', '/en/about', '/about'].map((path) => splitPath(path)),
  sitemap: sitemap([{ ...page, languages }]),
  manifest: JSON.parse(textsForRobots().get('/site.webmanifest')),
  head: addressLinks(page.language, page.path, languages),
  asked,
  advice: findings.filter(({ verdict, missing }) => verdict === 'advice' && missing.startsWith('is in')).map(({ path }) => path),
}));
`;

/** Printed by the script above. */
interface Facts extends Record<'addresses' | 'asked' | 'advice', string[]> {
  split: { language: string; path: string }[];
  sitemap: string;
  manifest: { lang: string };
  head: string;
}

/** Starts a site with these languages. */
function start(name: string, languages: string[]): string {
  const folder = `.cache/test-sites/${name}`;
  const to = join(projectFolder, folder);
  rmSync(to, { recursive: true, force: true });
  startSite(
    { from: join(projectFolder, 'sites/_starter'), to, cache: join(projectFolder, '.cache') },
    name,
    { company: 'Acme', origin: 'https://acme.example', languages },
    new Date(),
  );
  return folder;
}

/** What a site with these languages is; all else is the same. */
function factsOf(name: string, languages: string[]): Facts {
  const folder = start(name, languages);
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: projectFolder,
    env: { ...process.env, SITE: folder },
    encoding: 'utf8',
  });
  return JSON.parse(output) as Facts;
}

describe('a site whose first language is German', () => {
  let facts: Facts;
  beforeAll(() => void (facts = factsOf('german-first', ['de', 'en'])));

  it('has German addresses without a prefix, and English ones with one', () => {
    expect(facts.addresses).toEqual(['/about', '/en/about']);
    expect(facts.split).toEqual([
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
    for (const text of [facts.sitemap, facts.head]) {
      for (const twin of twins) expect(text).toContain(twin);
      expect(text).toContain('hreflang="x-default" href="https://acme.example/about"');
    }
    expect(facts.manifest.lang).toBe('de');
  });

  it('is checked at these addresses; one German not-found page for all languages is advice', () => {
    expect(facts.asked).toEqual(expect.arrayContaining(['/', '/en', '/en/no-such-page']));
    expect(facts.asked.filter((path) => path.startsWith('/de'))).toEqual([]);
    expect(facts.advice).toEqual(['/en/no-such-page']);
  });
});

it('a site with one language has no address with a prefix', () => {
  const { split, asked, advice } = factsOf('one-language', ['de']);
  expect(split.every(({ language }) => language === 'de')).toBe(true);
  expect(asked.filter((path) => /^\/\w\w(\/|$)/.test(path))).toEqual([]);
  expect(advice).toEqual([]);
});

describe('a site with a second language for some pages only', () => {
  const folder = '.cache/test-sites/some-pages';
  /** What has German words; all else is in English alone. */
  const german = [
    'pages/home',
    'pages/menu',
    'pages/contact',
    'pages/services',
    'home-claims',
    'services/managed-it',
  ];
  const asked = `
import { siteFeeds } from './build/feeds/site-feeds.ts';
import { siteRedirects } from './content/redirects.ts';
import { textAddresses } from './content/site-pages.ts';
import { createTranslator } from './shared/i18n/translator.ts';
import { contactHref, linkToPage } from './src/pages/links.data.ts';
import { legalLink, menusIn } from './src/pages/menus.data.ts';
const { main, footer, legal } = menusIn('de');
console.log(JSON.stringify({
  pages: [...textAddresses('de')],
  main,
  footer: footer.flatMap(({ entries }) => entries),
  legal: legal.map((address) => legalLink(createTranslator('de'), address)),
  links: [contactHref('de'), linkToPage('de', 'about', ''), linkToPage('de', 'services', '')?.href],
  feeds: [...siteFeeds().keys()],
  redirects: siteRedirects().map(({ from }) => from),
}));
`;
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, {
      cwd: projectFolder,
      env: { ...process.env, SITE: folder },
      encoding: 'utf8',
    });

  beforeAll(() => {
    const at = join(projectFolder, start('some-pages', ['en', 'de']));
    const isEnglishOnly = (name: string) =>
      !/^(site|posts.categories)\.yaml$/.test(name) && !german.includes(name.slice(0, -5));
    for (const name of globSync('**/*.de.md', { cwd: at })) rmSync(join(at, name));
    for (const name of globSync('**/*.yaml', { cwd: at }).filter(isEnglishOnly)) {
      const file = join(at, name);
      // At any depth: the questions are in lists.
      const withoutGerman = (key: unknown, value: unknown) => (key === 'de' ? undefined : value);
      writeFileSync(file, stringify(parse(readFileSync(file, 'utf8'), withoutGerman)));
    }
    writeFileSync(
      join(at, 'pages/notice.en.md'),
      readFileSync(join(projectFolder, 'cli/legal-notices/de/en.md')),
    );
    const site = join(at, 'site.yaml');
    writeFileSync(site, readFileSync(site, 'utf8').replace('\n  legal:\n', '$&    - /notice\n'));
    const job = join(at, 'jobs/systems-engineer.yaml');
    writeFileSync(job, readFileSync(job, 'utf8').replace('en:\n', 'en:\n  formerly: [admin-job]\n'));
  });

  it('has no problems; the check lists what the second language lacks', () => {
    const said = run('content/check.ts');
    expect(said).toContain('Content: no problems found');
    const [, list = ''] = /^Advice: not in “de”: (.*)$/m.exec(said) ?? [];
    expect(list.split(', ')).toEqual(
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
    expect(list).not.toMatch(/home|menu|managed-it|site\.yaml/);
  });

  it('links only to existing pages, and to legal pages in the first language', () => {
    const facts = JSON.parse(run('--input-type=module', '-e', asked)) as Record<string, unknown>;
    expect(facts).toEqual({
      pages: ['/', '/services', '/contact', '/sitemap', '/search', '/services/managed-it'],
      main: ['/', { group: 'services', page: '/services', entries: ['/services/managed-it'] }, '/contact'],
      footer: ['/services/managed-it', '/contact'],
      legal: [
        { label: 'Legal notice', href: '/notice', language: 'en' },
        { label: expect.any(String) as string, href: '/privacy-policy', language: 'en' },
        { label: expect.any(String) as string, href: '/terms-conditions', language: 'en' },
        { label: expect.any(String) as string, href: '/de/sitemap' },
      ],
      links: ['/de/contact', null, '/de/services'],
      feeds: ['/blog/feed.xml', '/blog/feed.json', '/careers/feed.xml'],
      redirects: ['/careers/admin-job'],
    });
  });
});
