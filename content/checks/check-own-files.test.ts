import { editionOf } from '#content/edition.ts';
import { expect, it } from 'vitest';
import { loadSite } from '#content/load-site.ts';
import { readArticle } from '#content/articles/read-article.ts';
import { problemsOfFiles, starterWith, type Edit } from '#content/test-support/site-fixture.ts';

const withFiles = (...names: string[]): Edit[] => names.map((name) => [`files/${name}`, null, 'x']);
const problemsOf = (...names: string[]) => problemsOfFiles(starterWith(...withFiles(...names)));

it('files of any kind can be published as they are', () => {
  expect(
    problemsOf(
      'google1a2b.html',
      'BingSiteAuth.xml',
      'ads.txt',
      'CNAME',
      '.nojekyll',
      '.htaccess',
      '.well-known/assetlinks.json',
      '.well-known/matrix/server',
      'agb.pdf',
      'de/agb.pdf',
      'documents/Preise 2026 (Käufer).pdf',
      'services/price-list.xlsx',
      'tool/start.html',
      'llms.txt',
      'data.yaml',
      'tool/manifest.json',
      'en/robots.txt',
      'security.txt',
      'sitemap-images.xml',
      'notes.md',
    ),
  ).toEqual([]);
});

const ours = /has this address: rename or remove it$/;

const refused: [name: string, reason: RegExp][] = [
  ['robots.txt', /the build writes robots\.txt, .* set pages in site\.yaml/],
  ['sitemap.xml', /the build writes sitemap\.xml with every page/],
  ['Sitemap.XML', /the build writes sitemap\.xml with every page/],
  ['site.webmanifest', /the build writes site\.webmanifest from name, grounds and logo in site\.yaml/],
  ['manifest.json', /the build writes site\.webmanifest/],
  ['.well-known/security.txt', /from contact\.security in site\.yaml: remove/],
  ['blog/feed.xml', ours],
  ['de/blog/feed.xml', ours],
  ['about.html', /the page \/about has this address/],
  ['about', /the page \/about has this address/],
  ['About.html', /the page \/about has this address/],
  ['de.html', /the page \/de has this address/],
  ['services/managed-it.html', /the page \/services\/managed-it has/],
  ['admin.html', /the page \/admin has/],
  ['favicon.ico', /icons are made from the logo/],
  ['apple-touch-icon.png', /icons are made from the logo/],
  ['robots.txt/a.pdf', /robots\.txt is a file that the build makes: rename the folder/],
  ['index.html', /the home page has this address/],
  ['tool/index.html', /a folder has no page of its own: rename it, such as tool\.html/],
  ['about/index.html', /a folder has no page|the page \/about/],
  ['404.html', /the name of an error page/],
  ['de/502.html', /the name of an error page/],
  ['_headers', /set hsts and scriptsAfterConsent in site\.yaml/],
  ['_redirects', /write its redirects into redirects\.yaml/],
  ...['assets', 'art', 'fonts', 'previews', 'icons', 'api', 'edit', 'Assets'].map(
    (folder): [string, RegExp] => [`${folder}/a.pdf`, /belongs to the product/],
  ),
  ['healthz', /belongs to the product/],
  ['agb.pdf.br', /compressed copy/],
  ['archive.tar.gz', /compressed copy/],
  ['page.html.zst', /compressed copy/],
  ['mail.php', /a program/],
  ['mail.php.txt', /a program/],
  ['x.PHP7', /a program/],
  ['cgi/run.cgi', /a program/],
  ['.env', /contains secrets/],
  ['.env.local', /contains secrets/],
  ['.htpasswd', /contains secrets/],
  ['intern/.htaccess', /only files\/\.htaccess is read/],
  ['.hidden.pdf', /servers hide names that begin with a dot/],
  ['.well-known/.x', /servers hide names that begin with a dot/],
  ['CON.pdf', /Windows cannot hold the name “CON\.pdf”/],
  ['com1', /Windows cannot hold/],
  ['aux/agb.pdf', /Windows cannot hold the name “aux”/],
  ['a:b.pdf', /Windows cannot hold a name with ":": rename “a:b\.pdf”/],
  ['was?.pdf', /Windows cannot hold a name with "\?"/],
  ['100%.pdf', /an address cannot have "%" in “100%\.pdf”/],
  ['c#.pdf', /an address cannot have "#"/],
  [' agb.pdf', /an address cannot have " " in “ agb\.pdf”/],
  ['agb.pdf ', /Windows removes a space or a dot at the end of a name: rename “agb\.pdf ”/],
  ['agb.', /Windows removes a space or a dot at the end of a name: rename “agb\.”/],
  [`${'ä'.repeat(110)}.pdf`, /too long/],
];

it('names that are taken, or that hosts cannot serve, are refused', () => {
  const found = problemsOf(...refused.map(([name]) => name));
  expect(found).toHaveLength(refused.length);
  for (const [name, reason] of refused) {
    const start = `files/${name}: (the name of the file): `;
    expect(found.filter((one) => one.startsWith(start))).toEqual([expect.stringMatching(reason)]);
  }
});

it('names that differ only in case are refused', () => {
  expect(problemsOf('agb.pdf', 'AGB.pdf', 'other.pdf')).toEqual([
    'files/AGB.pdf: (the name of the file): differs from files/agb.pdf only in case: rename one of them',
    'files/agb.pdf: (the name of the file): differs from files/AGB.pdf only in case: rename one of them',
  ]);
});

it('a file may have 25 MB', () => {
  const sized = (bytes: number): Edit => ['files/film.mp4', null, new Uint8Array(bytes)];
  expect(problemsOfFiles(starterWith(sized(25 * 2 ** 20)))).toEqual([]);
  expect(problemsOfFiles(starterWith(sized(26 * 2 ** 20)))).toEqual([
    expect.stringMatching(/^files\/film\.mp4: \(the whole file\): 26\.0 MB: at most 25 MB/),
  ]);
});

it('a pointer of Git LFS is not published instead of its file', () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 5\n';
  const files = starterWith(
    ['files/agb.pdf', null, pointer],
    ['files/film.mp4', null, Buffer.from(pointer)],
    ['files/about-lfs.txt', null, `# ${pointer}`],
    ['files/large.txt', null, pointer + 'x'.repeat(2000)],
    ['people/robin.yaml', null, pointer],
    ['posts/first-article.de.md', null, pointer],
  );
  expect(problemsOfFiles(files)).toEqual([
    'files/agb.pdf: (the whole file): a pointer to a file in Git LFS: run git lfs pull',
    'files/film.mp4: (the whole file): a pointer to a file in Git LFS: run git lfs pull',
    'people/robin.yaml: (the whole file): cannot be read: it is a pointer to a file in Git LFS: run git lfs pull',
    'posts/first-article.de.md: (the whole file): cannot be read: it is a pointer to a file in Git LFS: run git lfs pull',
  ]);
});

it('a redirect cannot hide a file, but can lead to one', () => {
  const redirects = (text: string): Edit => ['redirects.yaml', null, text];
  const files = withFiles('agb.pdf', 'google1.html');
  expect(problemsOfFiles(starterWith(...files, redirects('- from: /terms.php\n  to: /agb.pdf\n')))).toEqual(
    [],
  );
  for (const from of ['/agb.pdf', '/google1.html', '/google1'])
    expect(problemsOfFiles(starterWith(...files, redirects(`- from: ${from}\n  to: /about\n`)))).toEqual([
      expect.stringMatching(/there is a file at \/(agb\.pdf|google1\.html): it cannot be redirected/),
    ]);
});

const article = 'posts/first-article';
const linking = (language: string, target: string): Edit => [
  `${article}.${language}.md`,
  /\]\((\/contact|\/[a-z-]+)\)/,
  `](${target})`,
];

it.each([
  ['/agb.pdf', '/agb.pdf'],
  ['/files/agb.pdf', '/agb.pdf'],
  ['/agb.pdf#page=2', '/agb.pdf#page=2'],
  ['/Preise%20f%C3%BCr%202026.pdf', '/Preise%20f%C3%BCr%202026.pdf'],
  ['</files/Preise für 2026.pdf>', '/Preise%20f%C3%BCr%202026.pdf'],
  ['/CNAME', '/CNAME'],
  ['/.well-known/assetlinks.json', '/.well-known/assetlinks.json'],
])('a text of any language can link to %s', (target, href) => {
  const files = withFiles('agb.pdf', 'Preise für 2026.pdf', 'CNAME', '.well-known/assetlinks.json');
  const site = starterWith(...files, linking('en', target), linking('de', target));
  expect(problemsOfFiles(site)).toEqual([]);
  const loaded = loadSite('acme', site);
  for (const language of ['en', 'de']) {
    const body = loaded.posts[language]?.[0]?.body ?? '';
    expect(JSON.stringify(readArticle(editionOf(loaded, language), body).blocks)).toContain(
      `"href":"${href}"`,
    );
  }
});

it('a text links to the feed of its language', () => {
  const site = starterWith(linking('de', '/blog/feed.xml'));
  expect(problemsOfFiles(site)).toEqual([]);
  const loaded = loadSite('acme', site);
  const body = loaded.posts['de']?.[0]?.body ?? '';
  expect(JSON.stringify(readArticle(editionOf(loaded, 'de'), body).blocks)).toContain(
    '"href":"/de/blog/feed.xml"',
  );
});

it.each([
  ['/agbs.pdf', 'no such file: /agbs.pdf; did you mean “/agb.pdf”?'],
  ['/AGB.pdf', 'no such file: /AGB.pdf; did you mean “/agb.pdf”?'],
  ['/certificates/iso-9001.pdf', 'no such file: /certificates/iso-9001.pdf; put it into files/'],
  ['/de/agb.pdf', 'no such file: /de/agb.pdf; did you mean “/agb.pdf”?'],
  ['/100%.pdf', 'no such file: /100%.pdf; '],
  ['/about.html', 'no such file: /about.html; did you mean “/about”?'],
  ['/contact/index.php', 'no such file: /contact/index.php; did you mean “/contact”?'],
])('a link to the missing file %s is an error', (target, reason) => {
  const [found, ...others] = problemsOfFiles(starterWith(...withFiles('agb.pdf'), linking('de', target)));
  expect(found).toContain(`${article}.de.md:`);
  expect(found).toContain(reason.replace(/; $/, ''));
  expect(others).toEqual([]);
});

it('the page of unknown addresses can link to a file', () => {
  const links = (page: string) =>
    `{ head: { title: Nothing is at this address, description: Nothing is at this address. Try one of these pages or files instead. }, links: [{ page: ${page}, name: Price list, text: What our services cost. }] }`;
  const written = (page: string): Edit => [
    'pages/not-found.yaml',
    null,
    ['en', 'de', 'fr', 'es'].map((language) => `${language}: ${links(page)}\n`).join(''),
  ];
  expect(problemsOfFiles(starterWith(...withFiles('prices.pdf'), written('/prices.pdf')))).toEqual([]);
  expect(problemsOfFiles(starterWith(...withFiles('prices.pdf'), written('/price.pdf')))[0]).toContain(
    'no such file: /price.pdf; did you mean “/prices.pdf”?',
  );
});
