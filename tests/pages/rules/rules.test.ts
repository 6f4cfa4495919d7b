import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, it } from 'vitest';
import { assetProblems, staleFileProblems } from './assets.ts';
import { builtPage } from './built-page.ts';
import { cascadeProblems } from './cascade.ts';
import { foreignTextProblems } from './foreign-text.ts';
import { headProblems, uniquenessProblems } from './head.ts';
import { inlineCodeProblems } from './inline-code.ts';
import { linkProblems } from './links.ts';
import { markupProblems } from './markup.ts';
import { serverCallProblems } from './server-calls.ts';
import { unreachablePages } from './reachable.ts';
import { vocabularyProblems } from './vocabulary.ts';
import { rawKeyProblems } from './words.ts';

/** Each rule finds a planted fault; the checks of the built pages show that it accepts correct pages. */

const [, other = ''] = site.languages;

function page(file: string, { head = '', body = '', title = 'A title of a good length' } = {}) {
  return builtPage(
    file,
    `<!doctype html><html lang="${site.defaultLanguage}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${title}</title>` +
      `<meta name="description" content="A description that is long enough to say something about this page.">${head}` +
      `</head><body><main><h1>Heading</h1>${body}</main></body></html>`,
  );
}
const withBody = (body: string) => page('index.html', { body });
const withData = (file: string, data: object, body = '') =>
  page(file, {
    head: `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [data] })}</script>`,
    body,
  });
const links = (targets: string) => linkProblems({ pages: [withBody(targets)], files: new Set() });

it.each<[rule: string, problems: readonly string[], wanted: string]>([
  ['head, a short title', headProblems(page('a.html', { title: 'Short' })), 'title has 5 characters'],
  ['head, two headings', headProblems(withBody('<h1>Second</h1>')), '2 of h1'],
  ['head, the language', headProblems(page(`${other}/a.html`)), `, not <html lang="${other}">`],
  ['one title twice', uniquenessProblems([page('a.html'), page('b.html')]), 'have the same title'],
  [
    'a description in another language',
    uniquenessProblems([page('a.html'), page(`${other}/a.html`)]),
    'untranslated description',
  ],
  ['a link to no page', links('<a href="/nowhere">x</a>'), '/nowhere does not exist'],
  ['a link to no element', links('<a href="#gone">x</a>'), 'no element with this id'],
  ['a link without a target', links('<a href="#">x</a>'), 'has no target'],
  ['a missing file', assetProblems(withBody('<img src="/a.jpg" alt="">'), new Set()), 'does not exist'],
  ['another origin', assetProblems(withBody('<script src="//x.example/a.js">'), new Set()), 'from elsewhere'],
  ['a file without users', staleFileProblems(new Set(['/assets/entry-old12345.js']), []), 'not used'],
  [
    'a file of two builds',
    staleFileProblems(new Set(['/art/a.12345678.svg', '/art/a.87654321.svg']), []),
    'two',
  ],
  [
    'layers turned round',
    cascadeProblems(
      page('a.html', { head: '<link rel="stylesheet" href="/a.css">' }),
      () => '@layer ui{a{}}',
    ),
    'the order of the layers is ui',
  ],
  ['a style attribute', inlineCodeProblems(withBody('<p style="color:red">x</p>')), 'a style attribute'],
  ['an inline script', inlineCodeProblems(withBody('<script>alert(1)</script>')), 'an inline script'],
  ['an event handler', inlineCodeProblems(withBody('<p onclick="alert(1)">x</p>')), 'attribute onclick'],
  ['a script as a link', inlineCodeProblems(withBody('<a href="javascript:a()">x</a>')), 'javascript: link'],
  ['a call of a server', serverCallProblems('a.html', '{"to":"/api/enquiries"}'), 'an address of the API'],
  [
    'a form that posts elsewhere than to the endpoint',
    serverCallProblems('a.html', '<form action="https://b.example/">', 'https://a.example/'),
    'a form with an address',
  ],
  ['a message key', rawKeyProblems(withBody('<p>nav.portfolio</p>'), ['nav.home']), 'message key'],
  [
    'an unfilled parameter',
    rawKeyProblems(withBody('<p>Hello {name}</p>'), ['nav.home']),
    'unfilled parameter',
  ],
  [
    'English on a German page',
    foreignTextProblems({ ...withBody('<p>We plan the move with you.</p>'), language: 'de' }),
    'reads as English',
  ],
  ['a page that no link leads to', unreachablePages([page('index.html'), page('b.html')]), 'leads to /b'],
])('%s is found', (_, problems, wanted) => {
  expect(problems.join('\n')).toContain(wanted);
});

it('invalid markup and unknown structured data are found', async () => {
  const markup = await markupProblems(withBody('<button><p>x</p></button>'));
  expect(markup.join('\n')).toContain('element-permitted-content');
  const group = '<dt>a</dt><dd>b</dd>';
  for (const groups of [group + group, '<dd>b</dd><dt>a</dt>', '<dt>a</dt>', `${group}<p>x</p>`, ''])
    expect.soft(await markupProblems(withBody(`<dl><div>${groups}</div></dl>`)), groups).not.toEqual([]);
  for (const groups of [`<div>${group}</div><div><dt>a</dt>${group}<dd>c</dd></div>`, group + group])
    expect.soft(await markupProblems(withBody(`<dl>${groups}</dl>`)), groups).toEqual([]);
  const data = await vocabularyProblems(withData('careers/x.html', { '@type': 'JobPosting', titel: 'x' }));
  expect(data.join('\n')).toMatch(/Required attribute "title" is missing[^]*"titel"/);
});
