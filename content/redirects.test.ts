import { describe, expect, it } from 'vitest';
import { parseOldAddress, parseTarget } from '#shared/redirect-rules.ts';
import { redirectProblems, siteRedirects } from './redirects.ts';
import { SiteSource } from './site-source.ts';
import { problemsOfFiles, siteFixture, starterWith } from './test-support/site-fixture.ts';

const pages = new Set(['/', '/about', '/services/cloud', '/de/about', '/contact', '/search', '/team']);
const files = new Set(['/blog/feed.xml', '/sitemap.xml', '/preise 2026.pdf']);
const origin = 'https://acme.example';

/** The problems of redirects, written as `/from → /to`, each with its place. */
const said = (...redirects: string[]) =>
  redirectProblems(
    redirects.flatMap((text, index) => {
      const [from = '', to = ''] = text.split(' → ');
      const problem = (reason: string) => ({ file: 'r.yaml', line: index + 1, field: `[${index}]`, reason });
      const [old, target] = [parseOldAddress(from, origin), parseTarget(to, origin, files)];
      if (typeof old === 'string' || typeof target === 'string') throw new Error(text);
      return [{ ...old, to: target.to, from, problem }];
    }),
    { pages, files },
  ).map(({ line, reason }) => `${line}: ${reason}`);

describe('redirects', () => {
  it('lead from a path without a page to a page', () => {
    expect(
      said(
        '/company → /about',
        '/über-uns → /de/about',
        '/cloud.php → /services/cloud',
        '/about-us/ → /about/',
        '/?p=123 → /services/cloud.html',
        '/index.php?p=12&lang=de → /de/about',
        '/?feed=rss2 → /blog/feed.xml',
        '/feed/ → /blog/feed.xml',
        '/sitemap_index.xml → /sitemap.xml',
        '/kontakt → /contact#form',
        '/2019/* → /about',
        '/2019/team → /team',
        '/team/* → /team',
        '/shop → https://shop.example/acme?a=1',
        '/unser%20team → https://www.acme.example/team',
        'http://www.acme.example/alt.html → /preise%202026.pdf',
      ),
    ).toEqual([]);
  });

  it.each<[string, string[], string[]]>([
    ['from a page', ['/about → /team'], ['1: there is a page at /about: it cannot be redirected']],
    [
      'from a file',
      ['/sitemap.xml → /team'],
      ['1: there is a file at /sitemap.xml: it cannot be redirected'],
    ],
    [
      'from another way to write the address of a page',
      ['/about.html → /team', '/about/ → /team', 'https://acme.example/about → /team'],
      [1, 2, 3].map(
        (line) =>
          `${line}: ${line === 1 ? 'there is a page at /about: it cannot be redirected' : 'two redirects from /about'}`,
      ),
    ],
    ['from one path twice', ['/us → /about', '/us.html → /team'], ['2: two redirects from /us']],
    ['from one query twice', ['/?a=1&b=2 → /about', '/?b=2&a=1 → /team'], ['2: two redirects from /']],
    [
      'from everything below a path with pages',
      ['/services/* → /about', '/* → /about', '/blog/* → /about'],
      [
        '1: /services/* would hide /services/cloud: name a path without pages, such as /2019/*',
        '2: /* would hide /about: name a path without pages, such as /2019/*',
        '3: /blog/* would hide /blog/feed.xml: name a path without pages, such as /2019/*',
      ],
    ],
    ['from a query that the page reads', ['/search?q=cloud → /team'], ['1: the page /search reads q itself']],
    [
      'from what the server answers',
      ['/api/x → /team'],
      ['1: /api/x belongs to the server: it cannot be redirected'],
    ],
    [
      'over another one',
      [
        '/us → /company',
        '/company → /about',
        '/we → /2019/x',
        '/2019/* → /about',
        '/one → /?p=1',
        '/?p=1 → /about',
      ],
      [
        '1: redirects to another redirect, /us → /company → /about: name the final address',
        '3: redirects to another redirect, /we → /2019/x → /about: name the final address',
        '5: redirects to another redirect, /one → /?p=1 → /about: name the final address',
      ],
    ],
    [
      'in a circle',
      ['/us → /we', '/we → https://acme.example/us', '/old/* → /old/x'],
      [
        '1: redirect loop: /us → /we → /us',
        '2: redirect loop: /we → /us → /we',
        '3: redirect loop: /old/* → /old/x → /old/x',
      ],
    ],
    ['to themselves', ['/us → /us/'], ['1: redirect loop: /us → /us']],
    [
      'to no page',
      ['/us → /abuot', '/we → /impressum#form'],
      [
        '1: no page or file at /abuot: did you mean “/about”?',
        '2: no page or file at /impressum: copy the address from the address bar',
      ],
    ],
  ])('are rejected if they lead %s', (_, redirects, problems) => {
    expect(said(...redirects)).toEqual(problems);
  });
});

describe('an old address', () => {
  it.each([
    ['/about-us/', '/about-us'],
    ['/2019/Team.html', '/2019/Team'],
    ['/unser team', '/unser team'],
    ['/unser%20team/', '/unser team'],
    ['/%C3%BCber-uns', '/über-uns'],
    ['http://www.acme.example/index.php/Main:Page', '/index.php/Main:Page'],
    ['https://acme.example?p=1', '/'],
  ])('%s is the path %s', (from, path) => {
    expect(parseOldAddress(from, origin)).toMatchObject({ path });
  });

  it.each([
    ['about', 'does not start with a slash: write /about'],
    ['//a//b?c=//d', 'two slashes in a row: write /a/b?c=//d'],
    ['/a\\b', 'has a backslash: write /a/b'],
    ['/a#b', 'browsers do not send #b to a server: write /a'],
    ['/*/a', '* can only be the whole last part of a path, as in /2019/*, without a query: /*/a'],
    ['/2019*', '* can only be the whole last part of a path, as in /2019/*, without a query: /2019*'],
    ['/a/*?b=1', '* can only be the whole last part of a path, as in /2019/*, without a query: /a/*?b=1'],
    ['/blog/:id', 'placeholders do not work; end with * for everything below a path: /blog/:id'],
    ['/100%', 'wrong percent encoding: write %25 for a percent sign: /100%'],
    ['/?s=100%', 'wrong percent encoding: write %25 for a percent sign: /?s=100%'],
    ['/a%2Fb', 'an encoded slash cannot be in an address: /a%2Fb'],
    ['/.env', 'no part of an address can begin with a dot: /.env'],
    ['/a/%2e%2e/b', 'no part of an address can begin with a dot: /a/%2e%2e/b'],
    ['/a"b', 'an address cannot contain "\\"": /a"b'],
    [
      'https://other.example/a',
      'an address of other.example, not of this site: only addresses of acme.example reach it',
    ],
    ['mailto:a@b.example', 'not an address that starts with / or https://: mailto:a@b.example'],
    [`/${'ü'.repeat(260)}`, 'longer than 500 characters'],
  ])('%s: %s', (from, reason) => {
    expect(parseOldAddress(from, origin)).toBe(reason);
  });
});

describe('a new address', () => {
  it.each([
    ['about', 'does not start with a slash: write /about'],
    ['//evil.example', 'two slashes in a row: write /evil.example'],
    ['javascript:alert(1)', 'not an address that starts with / or https://: javascript:alert(1)'],
    ['/blog/*', 'name one address: everything below the old one leads to it: /blog/*'],
    ['/100%', 'wrong percent encoding: write %25 for a percent sign: /100%'],
  ])('%s: %s', (to, reason) => {
    expect(parseTarget(to, origin, files)).toBe(reason);
  });

  it.each([
    ['/Preise 2026.pdf?$x', '/Preise%202026.pdf?%24x'],
    ['https://acme.example/contact/#form', '/contact#form'],
    ['https://shop.example', 'https://shop.example/'],
  ])('%s is sent as %s', (to, sent) => {
    expect(parseTarget(to, origin, files)).toMatchObject({ to: sent });
  });
});

it('the original address of a page redirects only if the site has the page', () => {
  const site = siteFixture({
    languages: ['en', 'de'],
    site: {
      pages: { careers: 'off' },
      addresses: { de: { '/careers': '/karriere', '/team': '/leute', '/about': '/ueber-uns' } },
    },
  });
  const found = siteRedirects(site, new SiteSource('acme', new Map()));
  // Nobody is on the team page.
  expect(found.map(({ from, to }) => [from, to])).toEqual([['/de/about', '/de/ueber-uns']]);
});

it('lead nowhere if their page is off', () => {
  const leadsTo = (address: string) =>
    problemsOfFiles(starterWith(['redirects.yaml', null, `- from: /wp-admin\n  to: ${address}\n`]));
  expect(leadsTo('/admin').join('\n')).toContain('/admin');
  expect(leadsTo('/contact')).toEqual([]);
});
