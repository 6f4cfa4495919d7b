import { editionOf } from '#content/edition.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import { parseBars } from '#content/read/article-bars.ts';
import { anchorOf, type ArticleBlock } from '#content/read/article.ts';
import { publishableArticle, readArticle } from './read-article.ts';
import { figuresCsv } from './figures-csv.ts';

const blocksOf = (markdown: string): ArticleBlock[] => readArticle(editionOf(site, 'de'), markdown).blocks;
const problemsOf = (markdown: string): string[] =>
  readArticle(editionOf(site, 'de'), markdown).problems.map(({ reason }) => reason);

describe('an article', () => {
  it('R031: is read into paragraphs with emphasis, code and links of its language', () => {
    expect(blocksOf('A **bold** and *soft* `<code>` [guide](/blog/x) and [below](#end).')).toEqual([
      {
        kind: 'paragraph',
        text: [
          'A ',
          { kind: 'strong', children: ['bold'] },
          ' and ',
          { kind: 'emphasis', children: ['soft'] },
          ' ',
          { kind: 'code', text: '<code>' },
          ' ',
          { kind: 'link', href: '/de/blog/x', children: ['guide'] },
          ' and ',
          { kind: 'link', href: '#end', children: ['below'] },
          '.',
        ],
      },
    ]);
  });

  it.each(['/ueber-uns', '/firma'])('links to %s in the site that calls the page so', (address) => {
    const own = siteFixture({
      languages: ['en', 'de'],
      site: { addresses: { de: { '/about': address } } },
    });
    expect(readArticle(editionOf(own, 'de'), 'See [us](/about).').blocks).toEqual([
      {
        kind: 'paragraph',
        text: ['See ', { kind: 'link', href: `/de${address}`, children: ['us'] }, '.'],
      },
    ]);
  });

  it.each([
    ['https://acme.example', '/'],
    ['http://www.acme.example/about?a=b#c', '/about?a=b#c'],
    ['https://acme.example/de/contact', '/de/contact'],
    ['https://acme.example.org/about', 'https://acme.example.org/about'],
    ['https://shop.acme.example/about', 'https://shop.acme.example/about'],
  ])('takes %s in the site at acme.example for %s', (written, href) => {
    const own = siteFixture({ languages: ['en', 'de'] });
    const { blocks, links } = readArticle(editionOf(own, 'de'), `See [us](${written}).`);
    expect(blocks).toEqual([
      { kind: 'paragraph', text: ['See ', { kind: 'link', href, children: ['us'] }, '.'] },
    ]);
    expect(links).toEqual([{ href: written, line: 1 }]);
  });

  it.each([
    ['<!-- TODO -->\n\nOne.', [['One.']]],
    ['<!-- of\n\ntwo --> \nOne.', [['One.']]],
    ['One<!-- and\nhalf -->.', [['One', '.']]],
    [
      'Fish &amp; chips&nbsp;&mdash; 5 &lt; 6 &#8364; &#x1F41F; &hellip;',
      [['Fish & chips\u00A0— 5 < 6 € 🐟 …']],
    ],
    ['&amp;amp; &copy AT&T \\&nonsense;', [['&amp; &copy AT&T ', '&', 'nonsense;']]],
    ['\\&amp; `&amp;`', [['&', 'amp; ', { kind: 'code', text: '&amp;' }]]],
    [
      '[Q&amp;A](/blog?a=1&amp;b=2#top)',
      [[{ kind: 'link', href: '/de/blog?a=1&b=2#top', children: ['Q&A'] }]],
    ],
    [
      'The [docs][D], [team][] and [us].\n\n[d]: https://acme.example/docs\n[team]: /team\n[us]: /about "We"',
      [
        [
          'The ',
          { kind: 'link', href: 'https://acme.example/docs', children: ['docs'] },
          ', ',
          { kind: 'link', href: '/de/team', children: ['team'] },
          ' and ',
          { kind: 'link', href: '/de/about', children: ['us'] },
          '.',
        ],
      ],
    ],
    ['[Home](/#form)', [[{ kind: 'link', href: '/de#form', children: ['Home'] }]]],
  ])('shows %j as CommonMark does', (markdown, lines) => {
    expect(problemsOf(markdown)).toEqual([]);
    expect(blocksOf(markdown)).toEqual(lines.map((text) => ({ kind: 'paragraph', text })));
  });

  it('leaves out comments in lists and quotes, and keeps paragraphs of a list item as lines', () => {
    const lines = [['One'], ['Two', { kind: 'break' }, 'Three']];
    expect(blocksOf('- One\n  <!-- x -->\n- Two\n\n  Three')).toEqual([
      { kind: 'list', isOrdered: false, items: lines },
    ]);
    expect(blocksOf('> <!-- x -->\n> One')).toEqual([{ kind: 'quote', paragraphs: [['One']], source: null }]);
  });

  it.each([
    ['/images/my%20yard.jpg', 'images/my yard.jpg'],
    ['</images/my yard.jpg>', 'images/my yard.jpg'],
    ['/images/yard%20(2).jpg', 'images/yard (2).jpg'],
    ['</images/a [b] (c).jpg>', 'images/a [b] (c).jpg'],
    ['/images/Gru\u0308n.jpg', 'images/Gr\u00FCn.jpg'],
    ['/images/Gr%C3%BCn.jpg', 'images/Gr\u00FCn.jpg'],
    ['/images/R&amp;D.jpg', 'images/R&D.jpg'],
    ['/images/100%.jpg', 'images/100%.jpg'],
  ])('a picture at %s is %s', (written, file) => {
    expect(blocksOf(`![A yard &amp; a van](${written} "At &lt; 6")`)).toEqual([
      { kind: 'image', file, alt: 'A yard & a van', caption: 'At < 6' },
    ]);
  });

  it.each([
    ['What we removed', 'en', 'what-we-removed'],
    ['Où l’on en est', 'fr', 'ou-l-on-en-est'],
    ['Was übrig bleibt', 'de', 'was-uebrig-bleibt'],
    ['¿Y la bilingüe?', 'es', 'y-la-bilingue'],
    ['ما الذي يبقى؟', 'ar', 'section'],
  ] as const)('makes an anchor of %j in %s', (title, language, anchor) => {
    expect(anchorOf(title, language)).toBe(anchor);
  });

  it.each([
    ['# Title', 'headings are ## or ###: # Title'],
    ['Text ![alt](x.png)', 'put a photo in a paragraph of its own: ![alt](x.png)'],
    [
      '![What is seen](/x.png)',
      'must be a photo, such as /images/yard.jpg (jpg, png, webp, avif or tiff): /x.png',
    ],
    [
      '![What is seen](/images/x.svg)',
      'must be a photo, such as /images/yard.jpg (jpg, png, webp, avif or tiff): /images/x.svg',
    ],
    ['![](/images/x.png)', 'the alt text of /images/x.png is too short: describe the picture'],
    [
      '![What is seen](/images/my yard.jpg)',
      'not a picture: write ![what it shows](/images/yard.jpg), with %20 for a space: ![What is seen](/images/my yard.jpg)',
    ],
    [
      'And\n![this](yard 1.jpg)',
      'not a picture: write ![what it shows](/images/yard.jpg), with %20 for a space: ![this](yard 1.jpg)',
    ],
    [
      '![this one',
      'not a picture: write ![what it shows](/images/yard.jpg), with %20 for a space: ![this one',
    ],
    ['See [this](/my page).', 'not a link: write [words](/address), with %20 for a space: [this](/my page).'],
    ['One[^1].', 'footnotes are not supported, put it in the text: [^1]'],
    ['One.\n\n[^note]: A note.', 'footnotes are not supported, put it in the text: [^note]'],
    ['One[^a].\n\n[^a]: /note', 'footnotes are not supported, put it in the text: [^a]: /note'],
    [
      'A <b onclick="x()">word',
      'HTML is not allowed; bold text is **words**; to show it as text, put it between backticks: <b onclick="x()">',
    ],
    [
      '<script>alert(1)</script>',
      'HTML is not allowed; delete it; to show it as text, put it between backticks: <script>alert(1)</script>',
    ],
    [
      '| a |\n| --- |\n| b<br>c |',
      'HTML is not allowed; for a line break end the line with \\; in a table write a comma, or another row; to show it as text, put it between backticks: <br>',
    ],
    ['A<br/>b <br> c', expect.stringContaining('for a line break end the line with \\')],
    ['<h2>One</h2>', expect.stringContaining('a heading is ## Heading; to show')],
    ['<iframe src="https://a.b/c"></iframe>', expect.stringContaining('link to the page that shows it')],
    ['A <blink>word', expect.stringContaining('put it between backticks: <blink>')],
    ['<!-- TODO\n\nOne.', 'a comment without --> at its end: <!-- TODO'],
    ['One <!-- TODO', 'a comment without --> at its end: <!-- TODO'],
    ['<!-- TODO --> One.', 'start a new line after a comment: One.'],
    [
      'One.\n\n[docs]: https://acme.example/docs',
      'no link uses this address: write [words][docs] in the text, or delete it: [docs]: https://acme.example/docs',
    ],
    ['- [ ] a', expect.stringMatching(/^a list of tasks \(- \[ \] .*: \[ \]$/)],
    ['- [x] a', expect.stringMatching(/^a list of tasks/)],
    ['- a\n  - b', expect.stringMatching(/^a list inside a list or a quote .*: - b$/)],
    ['> 1. b', expect.stringMatching(/^a list inside a list or a quote .*: 1\. b$/)],
    ['---', expect.stringMatching(/^a line across the page \(---.*: ---$/)],
    ['- a\n\n  ***', expect.stringMatching(/^a line across the page/)],
    ['So ~~old~~ new', expect.stringMatching(/^struck text \(~~words~~\) .*: ~~old~~$/)],
    ['- a\n\n  > b', expect.stringMatching(/^a quote \(>\) inside a list/)],
    ['> a\n>\n> > b', expect.stringMatching(/^a quote \(>\) inside a list/)],
    ['- a\n\n      b', expect.stringMatching(/^a block of code inside a list/)],
    ['> ## A', expect.stringMatching(/^a heading inside a list/)],
    ['> | a |\n> | --- |\n> | b |', expect.stringMatching(/^a table inside a list/)],
    ['```\ncode\n```', 'a code block does not name its language: code'],
    ['```bars\ncaption: c\nunit: ms\na: 1\n```', 'bars: fewer than two bars'],
  ])('says what is wrong with %j', (markdown, problem) => {
    expect(problemsOf(markdown)).toEqual([problem]);
  });

  it('uses the anchor that a heading sets', () => {
    expect(blocksOf('## Ihre Rechte {#rights}')).toEqual([
      { kind: 'heading', level: 2, id: 'rights', text: ['Ihre Rechte'] },
    ]);
  });

  it('reports problems with the line in the file', () => {
    const body = 'One.\n\n## Two\n\n- a\n- b ![c](d.png)\n\n# No';
    const text = { file: 'x/en.md', body, bodyLine: 5 };
    expect(() => publishableArticle(editionOf(site, 'en'), text)).toThrow(
      'x/en.md:10: the text: put a photo in a paragraph of its own: ![c](d.png)\nx/en.md:12: the text: headings are',
    );
    const { links, blockLines } = readArticle(editionOf(site, 'en'), 'One.\n\nTwo\n[three](/team).');
    expect([links, blockLines]).toEqual([[{ href: '/team', line: 4 }], [1, 3]]);
  });
});

describe('a figure of bars', () => {
  it('reads caption, unit and values, and allows colons in labels', () => {
    expect(parseBars('caption: Time: all of it\nunit: ms\nStep: one: 9.5\nStep two: 0')).toEqual({
      caption: 'Time: all of it',
      unit: 'ms',
      bars: [
        { label: 'Step: one', value: 9.5 },
        { label: 'Step two', value: 0 },
      ],
    });
  });

  it.each([
    ['unit: ms\na: 1\nb: 2', 'no caption'],
    ['caption: c\na: 1\nb: 2', 'no unit'],
    ['caption: c\nunit: ms\na: 0\nb: 0', 'every bar is zero'],
    ['caption: c\nunit: ms\na: 1,5\nb: 2', 'not "label: number": a: 1,5'],
    ['caption: c\nunit: ms\na: -1\nb: 2', 'not "label: number": a: -1'],
    ["caption: c\nunit: '$#k'\na: 1\nb: 2", "remove the quotation marks, the page would show them: '$#k'"],
    ['caption: "c"\nunit: ms\na: 1\nb: 2', 'remove the quotation marks, the page would show them: "c"'],
    ['caption: c\nunit: ms\n"a": 1\nb: 2', 'remove the quotation marks, the page would show them: "a"'],
  ])('says what is wrong with %j', (text, reason) => {
    expect(parseBars(text)).toBe(reason);
  });

  it.each(['"a" and "b"', '“a”', '"'])('keeps quotation marks that belong to the text: %s', (caption) => {
    expect(parseBars(`caption: ${caption}\nunit: ms\na: 1\nb: 2`)).toMatchObject({ caption });
  });
});

describe('the figures of an article as a file', () => {
  it('contain the values of bars and tables with their labels', () => {
    const bars = '```bars\ncaption: Ponds, dug\nunit: $#k\nSpring: 24.3\nFall: 5\n```';
    const jobs = '| Job | Right | Note |\n| --- | ---: | --- |\n| Group "A" | **94%** | none |';
    expect(figuresCsv(readArticle(editionOf(site, 'en'), `## Ponds\n\n${bars}\n\n${jobs}\n`))).toBe(
      [
        'figure,title,row,column,value,unit',
        'figure 1,"Ponds, dug",Spring,,24.3,$k',
        'figure 1,"Ponds, dug",Fall,,5,$k',
        'table 1,Ponds,"Group ""A""",Right,94%,',
        '',
      ].join('\r\n'),
    );
  });
});
