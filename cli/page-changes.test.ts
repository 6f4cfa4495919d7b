import { describe, expect, it } from 'vitest';
import { wordsIn } from '#build/editor/words-in.ts';
import { changeInWords, publishWords } from '#build/editor/publish/publish-words.ts';
import { comparable, describeChanges, factsOf, pageChanges, pageLines, siteChanges } from './page-changes.ts';

const page = (main: string, title = 'One', head = '') =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body><header><a href="/contact">Contact</a></header><main>${main}</main></body></html>`;

describe('a page', () => {
  it('is compared by title, description, text blocks and links', () => {
    const html = page(
      '<h1>A <em>good</em> day &amp; night</h1><svg><title>Mark</title></svg><p>One<!-- -->two</p><a class="x" href="/assets/a-Ab3_-xYz.pdf">PDF</a>',
      'T&#x27;s',
      '<meta name="description" content="About &quot;it&quot;">',
    );
    expect(factsOf(html)).toEqual({
      title: "T's",
      description: 'About "it"',
      texts: ['Contact', 'A good day & night', 'Onetwo', 'PDF'],
      links: ['/contact', '/assets/a.pdf'],
    });
  });
});

it.each([
  ['<a href="/a">Copias de seguridad<span>Tres copias</span></a>', ['Copias de seguridadTres copias']],
  ['<a><span>Copias de seguridad</span><span>Tres copias</span></a>', ['Copias de seguridad', 'Tres copias']],
  ['<a href="/a">Escríbanos</a><a href="/b">Servicios</a>', ['Escríbanos', 'Servicios']],
  ['<p>A <b>bold</b> <i>word</i></p>', ['A bold word']],
])('the texts of %s are apart', (html, texts) => {
  expect(factsOf(`<body>${html}</body>`).texts).toEqual(texts);
});

it.each([
  [10, 10, true],
  [10, 9, true],
  [30, 9, false],
  [3, 3, false],
])('of %i pages, a change on %i is on all: %s', (all, changed, isOnAllPages) => {
  const site = (text: string) =>
    new Map(
      Array.from({ length: all }, (_, index) => {
        const name = `p${index + 10}.html`;
        return [name, comparable(name, page(`<p>${index < changed ? text : 'Same'}</p>`))];
      }),
    );
  const found = pageChanges(siteChanges(site('Old'), site('New')), site('New'));
  expect(found).toMatchObject([
    { kind: 'text', isNew: false, text: 'Old', isOnAllPages },
    { kind: 'text', isNew: true, text: 'New', isOnAllPages },
  ]);
  expect(found.every(({ pages }) => pages.length === changed)).toBe(true);
  expect(pageLines(found)[0]).toMatch(isOnAllPages ? `(${changed} pages)` : /\(\/p10, \/p11, /);
});

describe('what has changed', () => {
  const built = (files: Record<string, string>) =>
    new Map(Object.entries(files).map(([name, text]) => [name, comparable(name, text)]));
  const changes = (before: Record<string, string>, after: Record<string, string>) =>
    describeChanges(siteChanges(built(before), built(after)));

  it('lists texts, titles, links, pages and files, each with its pages', () => {
    const [old, same] = [page('<p>Old</p>'), page('<p>Same</p>')];
    const [now, linked] = [page('<p>New</p>', 'Two'), page('<p>Same</p><a href="/c">C</a>')];
    expect(
      changes(
        { 'index.html': old, 'a/b.html': same, 'gone.html': '', 'feed.xml': '1' },
        { 'index.html': now, 'a/b.html': linked, 'new.html': '', 'feed.xml': '2' },
      ),
    ).toEqual([
      '- `+ C` (/a/b)',
      '- `+ link to: /c` (/a/b)',
      '- `Different content` (feed.xml)',
      '- `Removed page` (/gone)',
      '- `- page title: One` (/)',
      '- `+ page title: Two` (/)',
      '- `- Old` (/)',
      '- `+ New` (/)',
      '- `New page` (/new)',
    ]);
  });

  it('takes no text for a changed title, link or page', () => {
    const [plain, odd] = [page(''), page('<p>title: One</p><p>link to /c</p><p>New page</p>')];
    const found = siteChanges(built({ 'index.html': plain }), built({ 'index.html': odd }));
    expect(found.map(({ kind, text }) => [kind, text])).toEqual([
      ['text', 'title: One'],
      ['text', 'link to /c'],
      ['text', 'New page'],
    ]);
  });

  it('says the kind in the language of the editor', () => {
    const german = wordsIn(publishWords, 'de');
    const linked = built({ 'index.html': page('<a href="/c"></a>', 'Two'), 'new.html': page('') });
    const found = siteChanges(built({ 'index.html': page('') }), linked);
    expect(pageChanges(found, linked).map((one) => changeInWords(one, german))).toEqual([
      '- Seitentitel: One',
      '+ Seitentitel: Two',
      '+ Link auf: /c',
      'Neue Seite',
    ]);
  });

  it('lists a change to many pages once', () => {
    const names = Array.from({ length: 12 }, (_, index) => `p${index + 10}.html`);
    const site = (text: string) => Object.fromEntries(names.map((name) => [name, page(`<p>${text}</p>`)]));
    const where = '(/p10, /p11, /p12, /p13, /p14, /p15, /p16, /p17 and 4 more)';
    const said = ['- Old', '+ New'].map((text) => `- 12 pages: \`${text}\` ${where}`);
    expect(changes(site('Old'), site('New'))).toEqual(said);
  });
});
