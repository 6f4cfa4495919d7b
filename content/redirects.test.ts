import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { redirectsSchema } from './schema/redirects.ts';
import { redirectProblems, siteRedirects } from './redirects.ts';
import { SiteSource } from './site-source.ts';
import { siteFixture } from './test-support/site-fixture.ts';

const pages = new Set(['/about', '/services/cloud', '/de/about']);

/** The problems of redirects, written as `/from /to`, each with its place. */
const said = (...redirects: string[]) =>
  redirectProblems(
    redirects.map((text, index) => {
      const [from = '', to = ''] = text.split(' ');
      const problem = (reason: string) => ({ file: 'r.yaml', line: index + 1, field: `[${index}]`, reason });
      return { from, to, problem };
    }),
    pages,
  ).map(({ line, reason }) => `${line}: ${reason}`);

describe('redirects', () => {
  it('lead from a path without a page to a page', () => {
    expect(said('/company /about', '/über-uns /de/about', '/cloud.php /services/cloud')).toEqual([]);
  });

  it.each<[string, string[], string[]]>([
    ['from a page', ['/about /services/cloud'], ['1: there is a page at /about: it cannot be redirected']],
    [
      'from another way to write the address of a page',
      ['/about.html /services/cloud'],
      ['1: there is a page at /about: it cannot be redirected'],
    ],
    ['from one path twice', ['/us /about', '/us.html /services/cloud'], ['2: two redirects from /us']],
    [
      'over another one',
      ['/us /company', '/company /about'],
      ['1: redirects to another redirect, /us → /company → /about: name the final address'],
    ],
    [
      'in a circle',
      ['/us /we', '/we /us'],
      ['1: redirect loop: /us → /we → /us', '2: redirect loop: /we → /us → /we'],
    ],
    ['to themselves', ['/us /us'], ['1: redirect loop: /us → /us']],
    ['to no page', ['/us /abuot'], ['1: no page at /abuot: did you mean “/about”?']],
  ])('are rejected if they lead %s', (_, redirects, problems) => {
    expect(said(...redirects)).toEqual(problems);
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

describe('an old path', () => {
  const isTaken = (from: string) => v.is(redirectsSchema, [{ from, to: '/about' }]);

  it.each(['/us', '/about.php', '/de/über-uns', '/a/b-c_d/2019.html'])('can be %s', (from) => {
    expect(isTaken(from)).toBe(true);
  });

  it.each('us|/|/us/|//evil.example|/a?b|/a#b|/a b|/*|/:id|/%41|/.env|/a"b|/$x'.split('|'))(
    'cannot be %s',
    (from) => {
      expect(isTaken(from)).toBe(false);
    },
  );
});
