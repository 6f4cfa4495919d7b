import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../build/project-paths.ts';

/** Addresses and host files of a site whose first language is not English, or that has only one language. */

/** Runs in a process of its own, because the languages are settled when the modules are loaded. */
const script = `
import { defaultLanguage, languages } from './shared/locales.ts';
import { inLanguage, redirectOfUnknown, splitPath } from './shared/routes.ts';
import { sitemap, textsForRobots } from './build/texts-for-robots.ts';
import { checkDeployed } from './cli/check-deployed.ts';
import { headForRobots } from './src/app/document-head.ts';
const asked = [];
globalThis.fetch = async (address) => {
  asked.push(address.slice('http://localhost:1'.length));
  return new Response('<html lang=' + defaultLanguage + '>', { status: 404 });
};
const findings = await checkDeployed('http://localhost:1');
const page = { language: defaultLanguage, path: '/about' };
console.log(JSON.stringify({
  addresses: ['de', 'en'].map((language) => inLanguage(language, '/about')),
  split: ['/de/about', '/en/about', '/about'].map(splitPath),
  redirect: redirectOfUnknown('/en/careers/nope'),
  sitemap: sitemap([{ ...page, languages }]),
  manifest: JSON.parse(textsForRobots().get('/site.webmanifest')),
  head: headForRobots({ data: page, head: { title: '', description: '', robots: 'noindex' }, previewTitle: '', pageLanguages: languages }),
  asked,
  advice: findings.filter(({ verdict, missing }) => verdict === 'advice' && missing.startsWith('is in')).map(({ path }) => path),
}));
`;

/** Printed by the script above. */
interface Facts extends Record<'addresses' | 'asked' | 'advice', string[]> {
  split: { language: string; path: string }[];
  redirect: string | null;
  sitemap: string;
  manifest: { lang: string };
  head: string;
}

/** What a site with these languages is; all else is the same. */
function factsOf(name: string, languages: string): Facts {
  const folder = `.cache/test-sites/${name}`;
  const sample = readFileSync(join(projectFolder, 'content/schema/test-support/site.yaml'), 'utf8');
  mkdirSync(join(projectFolder, folder), { recursive: true });
  cpSync(join(projectFolder, 'sites/_starter/logo.svg'), join(projectFolder, folder, 'logo.svg'));
  writeFileSync(
    join(projectFolder, folder, 'site.yaml'),
    sample.replace(/^languages: .*$/m, `languages: ${languages}`),
  );
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: projectFolder,
    env: { ...process.env, SITE: folder },
    encoding: 'utf8',
  });
  return JSON.parse(output) as Facts;
}

describe('a site whose first language is German', () => {
  let facts: Facts;
  beforeAll(() => void (facts = factsOf('german-first', '[de, en]')));

  it('has German addresses without a prefix, and English ones with one', () => {
    expect(facts.addresses).toEqual(['/about', '/en/about']);
    expect(facts.split).toEqual([
      { language: 'de', path: '/de/about' },
      { language: 'en', path: '/about' },
      { language: 'de', path: '/about' },
    ]);
    expect(facts.redirect).toBe('/en/careers');
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

  it('is asked for at these addresses; a not-found page in German for everyone is advice', () => {
    expect(facts.asked).toEqual(expect.arrayContaining(['/', '/en', '/en/no-such-page']));
    expect(facts.asked.filter((path) => path.startsWith('/de'))).toEqual([]);
    expect(facts.advice).toEqual(['/en/no-such-page']);
  });
});

it('a site with one language has no address with a prefix', () => {
  const { split, asked, advice } = factsOf('one-language', '[de]');
  expect(split.every(({ language }) => language === 'de')).toBe(true);
  expect(asked.filter((path) => /^\/\w\w(\/|$)/.test(path))).toEqual([]);
  expect(advice).toEqual([]);
});
