import { describe, expect, it } from 'vitest';
import { comparable, describeChanges, factsOf, siteChanges } from './page-changes.ts';

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
      '- `+ link to /c` (/a/b)',
      '- `different content` (feed.xml)',
      '- `a removed page` (/gone)',
      '- `- title: One` (/)',
      '- `+ title: Two` (/)',
      '- `- Old` (/)',
      '- `+ New` (/)',
      '- `a new page` (/new)',
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
