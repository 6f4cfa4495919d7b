import { describe, expect, it } from 'vitest';
import { parseOldAddress, parseTarget } from '#shared/redirect-rules.ts';
import { redirectProblems, siteRedirects } from './redirects.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { problemsOfFiles, siteFixture, starterWith } from '#content/test-support/site-fixture.ts';

const pages = new Set(['/', '/about', '/services/cloud', '/de/about', '/contact', '/search', '/team']);
const files = new Set(['/blog/feed.xml', '/sitemap.xml', '/preise 2026.pdf', '/price$list.pdf']);
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
        '/latin → https://shop.example/%E4',
        '/app → https://app.example/#!/start',
        '/wiki/Cloud_(IT)?x=1 → /about',
        '/c++ → /about',
        '/node.js → /about',
        '/price$list → /price$list.pdf',
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
    [
      'to no file',
      [
        '/us → /agb.pdf',
        '/we → /Downloads/PREISE 2026.pdf',
        '/you → /team.php',
        '/all → /www.shop.example/a',
      ],
      [
        '1: no file at /agb.pdf: put it into files/',
        '2: no file at /Downloads/PREISE 2026.pdf: did you mean “/preise 2026.pdf”?',
        '3: no file at /team.php: did you mean “/team”?',
        '4: no page or file at /www.shop.example/a: an address of another site begins with https://',
      ],
    ],
    [
      'to a page with a blank',
      ['/us → /con tact'],
      ['1: no page or file at /con tact: did you mean “/contact”?'],
    ],
    [
      'to what a wrong one would hide',
      ['/about → /team', '/us → /about', '/we → /about#x', '/services/* → /about', '/c → /services/cloud'],
      [
        '1: there is a page at /about: it cannot be redirected',
        '4: /services/* would hide /services/cloud: name a path without pages, such as /2019/*',
      ],
    ],
    [
      'to a page or file that takes part in a circle of wrong ones',
      [
        '/about → /team',
        '/team → /about',
        '/sitemap.xml → /about',
        '/map → /sitemap.xml',
        '/x → /search?q=a',
        '/search?q=a → /team',
      ],
      [
        '1: there is a page at /about: it cannot be redirected',
        '2: there is a page at /team: it cannot be redirected',
        '3: there is a file at /sitemap.xml: it cannot be redirected',
        '6: the page /search reads q itself',
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
    ['^/old/(.*)$', 'regular expressions do not work: write /old/*'],
    ['/old/(.*)', 'regular expressions do not work: write /old/*'],
    ['~* ^/blog/[0-9]+/', 'regular expressions do not work: write /blog/*'],
    [String.raw`^/index\.php/\d{4}/`, 'regular expressions do not work: write /index.php/*'],
    ['^about-us/?$', 'regular expressions do not work: write /about-us'],
    [String.raw`/kontakt\.html$`, 'regular expressions do not work: write /kontakt.html'],
    ['/(alt|old)/team', 'regular expressions do not work: write each old address in full'],
    ['/.*', 'regular expressions do not work: write each old address in full'],
    [
      '/#!/impressum',
      'browsers do not send #!/impressum to a server, so nothing can redirect it: remove this redirect',
    ],
    [
      '/index.html#/team',
      'browsers do not send #/team to a server, so nothing can redirect it: remove this redirect',
    ],
    [
      'https://www.acme.example/#top',
      'browsers do not send #top to a server, so nothing can redirect it: remove this redirect',
    ],
    ['www.acme.example/old', 'does not start with a slash: write /old'],
    ['//acme.example', 'does not start with a slash: write /'],
    ['old.example/a', 'an address of old.example, not of this site: only addresses of acme.example reach it'],
    ['https://old site.example/', 'not a valid address: https://old site.example/'],
    ['../team', 'does not start with a slash: write /team'],
    ['/old 301', 'the status is not written here: write /old'],
  ])('%s: %s', (from, reason) => {
    expect(parseOldAddress(from, origin)).toBe(reason);
  });
});

describe('a new address', () => {
  it.each([
    ['about', 'does not start with a slash: write /about'],
    ['//evil.example', 'an address of another site needs https://: write https://evil.example'],
    ['www.shop.example', 'an address of another site needs https://: write https://www.shop.example'],
    [
      'shop.example:8443/a?b=1',
      'an address of another site needs https://: write https://shop.example:8443/a?b=1',
    ],
    ['münchen.example/', 'an address of another site needs https://: write https://münchen.example/'],
    ['https//shop.example', 'an address of another site needs https://: write https://shop.example'],
    ['https:/shop.example', 'an address of another site needs https://: write https://shop.example'],
    ['https://shop.exam ple', 'not a valid address: https://shop.exam ple'],
    ['acme.example/contact', 'does not start with a slash: write /contact'],
    ['//team', 'two slashes in a row: write /team'],
    ['agb.pdf', 'does not start with a slash: write /agb.pdf'],
    ['./team', 'does not start with a slash: write /team'],
    ['info@acme.example', 'not an address that starts with / or https://: info@acme.example'],
    ['/contact 301', 'the status is not written here: write /contact'],
    ['https://shop.example/ [R=301,L]', 'the status is not written here: write https://shop.example/'],
    ['/#!/impressum', '#!/impressum names a page of another system: write the address of the page here'],
    ['/blog/$1', 'name one address: everything below the old one leads to it: /blog/$1'],
    [
      'https://shop.example/:splat',
      'name one address: everything below the old one leads to it: https://shop.example/:splat',
    ],
    [
      'https://shop.example/*',
      'name one address: everything below the old one leads to it: https://shop.example/*',
    ],
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
