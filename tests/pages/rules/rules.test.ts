import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages } from '../../../shared/locales.ts';
import { addressProblems } from './addresses.ts';
import { assetProblems, staleFileProblems } from './assets.ts';
import { builtPage, type BuiltPage } from './built-page.ts';
import { cascadeProblems } from './cascade.ts';
import { closingOf, closingProblems } from './closings.ts';
import { figureProblems } from './figures.ts';
import { foreignTextProblems } from './foreign-text.ts';
import { headProblems, uniquenessProblems } from './head.ts';
import { inlineCodeProblems } from './inline-code.ts';
import { linkProblems, outdatedAnnouncements } from './links.ts';
import { markdownProblems } from './markdown.ts';
import { markupProblems } from './markup.ts';
import { serverCallProblems } from './server-calls.ts';
import { storedKeyProblems } from './stored-keys.ts';
import { rawKeyProblems } from './words.ts';

/** Each rule gets a page that breaks it; in the languages of the site, whichever they are. */

const others = languages.filter((language) => language !== defaultLanguage);
const [other = ''] = others;

const origin = 'https://site.example';
const goodTitle = 'A title of a good length';
const goodDescription = 'A description that is long enough to say something about the page it stands on.';

interface Parts {
  lang?: string;
  title?: string;
  description?: string;
  head?: string;
  body?: string;
}

function page(
  file: string,
  {
    lang = defaultLanguage,
    title = goodTitle,
    description = goodDescription,
    head = '',
    body = '',
  }: Parts = {},
) {
  return builtPage(
    file,
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><title>${title}</title>` +
      `<meta name="description" content="${description}">${head}</head>` +
      `<body><main><h1>Heading</h1>${body}</main></body></html>`,
  );
}

const withBody = (body: string) => page('index.html', { body });

describe('a file of the site', () => {
  it.each([
    ['index.html', '/', defaultLanguage, false],
    ['blog/a.html', '/blog/a', defaultLanguage, false],
    [`${other}.html`, `/${other}`, other, false],
    [`${other}/404.html`, `/${other}/404`, other, true],
    ['404.html', '/404', defaultLanguage, true],
  ])('%s is the page %s in %s', (file, path, language, isNotFound) => {
    expect(builtPage(file, '<p></p>')).toMatchObject({ path, language, isNotFound });
  });
});

describe('the head', () => {
  it('accepts a good page, entities counted as what they show', () => {
    expect(headProblems(page('index.html', { title: `${'x'.repeat(64)}&amp;` }))).toEqual([]);
  });

  it.each<[what: string, bad: BuiltPage, problem: string]>([
    ['a short title', page('a.html', { title: 'Short' }), 'title has 5 characters'],
    ['a long title', page('a.html', { title: 'x'.repeat(66) }), 'title has 66 characters'],
    ['a short description', page('a.html', { description: 'Short' }), 'description has 5 characters'],
    [
      'a long description',
      page('a.html', { description: 'x'.repeat(161) }),
      'description has 161 characters',
    ],
    [
      'two descriptions',
      page('a.html', { head: '<meta name="description" content="x">' }),
      '2 of meta[name="description"]',
    ],
    ['two titles', page('a.html', { head: '<title>Another</title>' }), '2 of head > title'],
    ['two headings', page('a.html', { body: '<h1>Second</h1>' }), '2 of h1'],
    ['another language', page(`${other}/a.html`), `lang="${defaultLanguage}", not "${other}"`],
    ['no heading', builtPage('a.html', '<html lang="x"><body><main></main></body></html>'), '0 of h1'],
    [
      'an empty heading',
      builtPage('a.html', '<html lang="x"><body><main><h1> </h1></main></body></html>'),
      'empty h1',
    ],
  ])('refuses %s', (_what, bad, problem) => {
    expect(headProblems(bad).join('\n')).toContain(problem);
  });

  it('refuses a title or description twice in one language, but not in two', () => {
    const translated = page(`${other}.html`, { lang: other, description: goodDescription.toUpperCase() });
    expect(uniquenessProblems([page('a.html'), translated])).toEqual([]);
    const problems = uniquenessProblems([page('a.html'), page('b.html')]);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toContain('b.html and a.html have the same title');
  });

  it('refuses the description of the default language on a page of another one', () => {
    expect(uniquenessProblems([page('a.html'), page(`${other}/a.html`)])).toEqual([
      `${other}/a.html has the untranslated description of a.html`,
    ]);
  });
});

describe('the addresses', () => {
  const links = (path: string, own = path === '/' ? origin : origin + path) => {
    const twin = (prefix: string) => `${origin}${prefix}${path === '/' && prefix ? '' : path}`;
    const alternates = [
      [defaultLanguage, ''],
      ...others.map((language) => [language, `/${language}`]),
      ['x-default', ''],
    ];
    return `<link rel="canonical" href="${own}">${alternates
      .map(([tag, prefix]) => `<link rel="alternate" hreflang="${tag}" href="${twin(prefix ?? '')}">`)
      .join('')}`;
  };
  const all = (path: string) => [
    page(`${path.slice(1)}.html`, { head: links(path) }),
    ...others.map((language) =>
      page(`${language}${path}.html`, { head: links(path, `${origin}/${language}${path}`) }),
    ),
  ];

  it('accepts the pages of all languages that name each other', () => {
    expect(addressProblems(all('/about'), origin)).toEqual([]);
  });

  it('finds a twin that is not there', () => {
    expect(addressProblems(all('/about').slice(0, -1), origin)).toContain(
      `about.html: hreflang ${languages.at(-1)} leads nowhere`,
    );
  });

  it('accepts a page that is written in some languages only, and wants each of them named', () => {
    const some = others.slice(0, 2);
    const link = (tag: string, language = tag) =>
      `<link rel="alternate" hreflang="${tag}" href="${origin}/${language}/imprint">`;
    const pagesWith = (named: string) =>
      some.map((language) =>
        page(`${language}/imprint.html`, {
          head: `<link rel="canonical" href="${origin}/${language}/imprint">${named}`,
        }),
      );
    const whole = some.map((language) => link(language)).join('') + link('x-default', some[0]);
    expect(addressProblems(pagesWith(whole), origin)).toEqual([]);
    expect(addressProblems(pagesWith(link('x-default', some[0])), origin).join('\n')).toContain(
      `hreflang ${some[1]} is missing`,
    );
  });

  it('finds a wrong canonical and a missing alternate', () => {
    const [, ...twins] = all('/about');
    const bad = page('about.html', { head: `<link rel="canonical" href="${origin}/other">` });
    const problems = addressProblems([bad, ...twins], origin).join('\n');
    expect(problems).toContain('about.html: canonical is https://site.example/other');
    expect(problems).toContain('about.html: hreflang x-default is missing');
  });

  it('wants no address on the not-found page', () => {
    expect(addressProblems([page('404.html', { head: links('/404') })], origin)).toHaveLength(1);
    expect(addressProblems([page('404.html')], origin)).toEqual([]);
  });
});

describe('the links', () => {
  const targets = (body: string, toCome: string[] = []) => ({
    pages: [withBody(`<p id="here"></p>${body}`), page('about.html', { body: '<p id="story"></p>' })],
    files: new Set(['/report.pdf']),
    toCome: new Set(toCome),
  });

  it('accepts pages, files, anchors, mail and other sites', () => {
    const body = [
      '/about',
      '/about#story',
      '#here',
      '/report.pdf',
      'mailto:a@b.example',
      'https://other.example/x',
      '/?a=b#here',
    ]
      .map((href) => `<a href="${href}">x</a>`)
      .join('');
    expect(linkProblems(targets(body))).toEqual([]);
  });

  it.each(['/nowhere', '/about#gone', '#gone', '/missing.pdf', '#', ''])('refuses href="%s"', (href) => {
    expect(linkProblems(targets(`<a href="${href}">x</a>`))).toHaveLength(1);
  });

  it('lets announced pages pass in every language, until they exist or nobody links to them', () => {
    const announced = `<a href="/${other}/blog">x</a>`;
    expect(linkProblems(targets(announced, ['/blog']))).toEqual([]);
    expect(outdatedAnnouncements(targets(announced, ['/blog']))).toEqual([]);
    expect(outdatedAnnouncements(targets('', ['/blog']))).toEqual(['nothing links to /blog']);
    expect(outdatedAnnouncements(targets('<a href="/about">x</a>', ['/about']))).toEqual([
      '/about exists now',
    ]);
  });
});

describe('the files', () => {
  const files = new Set(['/assets/entry-abcdefgh.js', '/art/hero.12345678.svg']);

  it('accepts what is there', () => {
    const good = page('a.html', {
      head: '<script src="/assets/entry-abcdefgh.js"></script><link rel="canonical" href="https://site.example/a">',
      body: '<svg><use href="/art/hero.12345678.svg#a"></use></svg><svg><use href="#local"></use></svg>',
    });
    expect(assetProblems(good, files)).toEqual([]);
  });

  it.each([
    '<script src="/assets/entry-old12345.js"></script>',
    '<svg><use href="/art/hero.87654321.svg#a"></use></svg>',
    '<img src="/photo.jpg" alt="">',
    '<img srcset="/art/hero.12345678.svg 1x, /photo-2x.jpg 2x" alt="">',
    '<img src="https://cdn.example/photo.jpg" alt="">',
    '<script src="//cdn.example/x.js"></script>',
  ])('refuses %s', (body) => {
    expect(assetProblems(withBody(body), files)).toHaveLength(1);
  });

  it('finds left-overs of an earlier build', () => {
    const texts = ['<script src="/assets/entry-abcdefgh.js">'];
    expect(staleFileProblems(files, texts)).toEqual([]);
    expect(staleFileProblems(new Set([...files, '/assets/entry-old12345.js']), texts)).toHaveLength(1);
    expect(staleFileProblems(new Set([...files, '/art/hero.87654321.svg']), texts)).toHaveLength(1);
    expect(staleFileProblems(new Set([...files, '/fonts/sans.woff2']), texts)).toHaveLength(1);
  });
});

describe('figures', () => {
  const sizes = new Map([['/assets/wheel-abcdefgh.js', 900]]);
  const naming = withBody('<script src="/assets/wheel-abcdefgh.js"></script>');

  it('are light and loaded late', () => {
    expect(figureProblems(['wheel'], sizes, [withBody('')])).toEqual([]);
  });

  it.each([
    ['code that is part of another file', ['lever'], sizes, withBody('')],
    ['too much code', ['wheel'], new Map([['/assets/wheel-abcdefgh.js', 2049]]), withBody('')],
    ['code that a page names', ['wheel'], sizes, naming],
  ] as const)('are refused for %s', (_, names, weights, found) => {
    expect(figureProblems(names, weights, [found])).toHaveLength(1);
  });
});

describe('the cascade', () => {
  const sheets: Record<string, string> = {
    '/entry.css':
      '@layer tokens{a{}}@layer base{a{}}@layer ui{a{}}@layer sections, features;@layer pages{a{}}',
    '/icon.css': '@layer ui{b{}}',
  };
  const withSheets = (...addresses: string[]) =>
    page('a.html', { head: addresses.map((href) => `<link rel="stylesheet" href="${href}">`).join('') });
  const problems = (bad: BuiltPage) => cascadeProblems(bad, (address) => sheets[address] ?? '');

  it('is as the site has it when the common styles come first', () => {
    expect(problems(withSheets('/entry.css', '/icon.css'))).toEqual([]);
  });

  it('is turned around by a component that comes before them, and missing without them', () => {
    expect(problems(withSheets('/icon.css', '/entry.css'))).toHaveLength(1);
    expect(problems(withSheets('/icon.css'))).toHaveLength(1);
    expect(problems(withSheets())).toHaveLength(1);
  });
});

describe('inline code', () => {
  it('accepts data', () => {
    expect(inlineCodeProblems(withBody('<script type="application/json">{"a":"style="}</script>'))).toEqual(
      [],
    );
  });

  it.each([
    '<p style="color:red">x</p>',
    '<style>p{}</style>',
    '<script>alert(1)</script>',
    '<script type="module">alert(1)</script>',
    '<button type="button" onclick="alert(1)">x</button>',
    '<a href="javascript:alert(1)">x</a>',
  ])('refuses %s', (body) => {
    expect(inlineCodeProblems(withBody(body))).toHaveLength(1);
  });
});

describe('calls of a server', () => {
  it.each([
    '<script type="application/json">{"to":"/api/enquiries"}</script>',
    '<form class="a" action="/contact" method="post">',
  ])('finds %s', (text) => {
    expect(serverCallProblems('contact.html', text)).toHaveLength(1);
  });

  it('has nothing to say of pages that are fetched and forms that stay', () => {
    expect(serverCallProblems('contact.html', '<form method="dialog">')).toEqual([]);
  });

  it('lets forms post to the endpoint of the site, and to no other', () => {
    const form = '<form method="post" action="https://forms.example/f/1" toolname="send_message">';
    expect(serverCallProblems('contact.html', form, 'https://forms.example/f/1')).toEqual([]);
    expect(serverCallProblems('contact.html', form, 'https://forms.example/f/2')).toHaveLength(2);
  });
});

describe('what scripts keep in browsers', () => {
  const table = 'e={theme:`${S}-theme`,consent:`${S}-cookie-consent`}';
  const use = 'function a(e){try{return localStorage.getItem(e)}catch{return null}}';
  const problemsOf = (code: string, listed = ['acme-theme', 'acme-cookie-consent']) =>
    storedKeyProblems(new Map([['entry.js', code]]), listed, 'acme');

  it('is what the policy lists', () => {
    expect(problemsOf(table + use)).toEqual([]);
  });

  it.each([
    [table.replace('theme:', 'visits:`${S}-visits`,theme:'), 'acme-visits is not in the policy'],
    [table.replace('theme:`${S}-theme`,', ''), 'acme-theme is in the policy alone'],
    [`${table};sessionStorage.setItem(a,b)`, 'keeps something by sessionStorage'],
    [`${table};document.cookie=a`, 'keeps something by document.cookie'],
    [`${table};localStorage.visits=1`, 'keeps something by localStorage.visits'],
    [`${table};localStorage.setItem(\`visits\`,1)`, 'keeps something by localStorage.setItem'],
    [use, 'no script has the keys'],
  ])('%j is found', (code, problem) => {
    expect(problemsOf(code).join()).toContain(problem);
  });
});

describe('message keys (R095)', () => {
  const keys = ['nav.home', 'hero.title', 'theme.label', 'proof.week.alt'];
  const data = (value: unknown) => `<script type="application/json">${JSON.stringify(value)}</script>`;

  it.each([
    '<p>nav.portfolio</p>',
    '<p>See hero.title.long now</p>',
    '<button type="button" aria-label="theme.label">x</button>',
    '<img src="/a.png" alt="proof.week.alt">',
    data({ words: ['fine', 'nav.unknown'] }),
    '<p>Hello {name}</p>',
  ])('finds the one in %s', (body) => {
    expect(rawKeyProblems(withBody(body), keys)).toHaveLength(1);
  });

  it.each([
    '<p>Hero. Title</p>',
    '<p>mail theme.label@site.example</p>',
    '<a href="/art/hero.svg">Home</a>',
    data({ text: 'It will go to {email}.', href: '/art/hero.svg#nav.home' }),
    '<p>www.hero.example.org/nav.home</p>',
  ])('is not misled by %s', (body) => {
    expect(rawKeyProblems(withBody(body), keys)).toEqual([]);
  });
});

describe('markup', () => {
  it('accepts a good page and refuses nonsense', async () => {
    await expect(
      markupProblems(page('a.html', { head: `<link rel="icon" href="/favicon.svg">` })),
    ).resolves.toEqual([]);
    const problems = await markupProblems(
      withBody('<button><p>x</p></button><ul><p>x</p></ul><i id="a"></i><i id="a"></i>'),
    );
    expect(problems.join('\n')).toMatch(/element-permitted-content/);
    expect(problems.join('\n')).toMatch(/no-dup-id/);
  });
});

describe('the language', () => {
  const inGerman = (html: string) => foreignTextProblems({ ...builtPage('a.html', html), language: 'de' });
  const german = (body: string) => inGerman(page('a.html', { title: 'Ein guter Titel', body }).html);

  it('accepts the language of the page, English terms, English code and links that say they are English', () => {
    const description = 'Eine Beschreibung';
    const body =
      '<p>Was will man mehr: Infrastructure as Code.</p><pre><code># the end of this file</code></pre>' +
      '<a href="https://a.example" lang="en">What to do with the logs</a><img alt="https://about-it.example/de/about">';
    const good = `<html lang="de"><head><title>Titel</title><meta name="description" content="${description}"></head><body>${body}</body></html>`;
    expect(inGerman(good)).toEqual([]);
  });

  it.each([
    '<p>We plan the move with you.</p>',
    '<a href="/x">What to do with the logs</a>',
    '<img src="a" alt="A map of the office">',
  ])('finds %s on a German page', (body) => {
    expect(german(body).join('\n')).toContain('reads as English');
  });
});

describe('the Markdown of a page', () => {
  const shown = page('services.html', {
    head: '<link rel="alternate" type="text/markdown" href="/services.md">',
    body: '<p>Text</p>',
  });
  const head = [
    '---',
    `title: ${JSON.stringify(goodTitle)}`,
    `description: ${JSON.stringify(goodDescription)}`,
    `url: "${origin}/services"`,
    `language: "${defaultLanguage}"`,
    '---',
    '',
  ].join('\n');
  const text = `${head}# Heading\n\nText\n`;
  const problems = (markdown: string | null) => markdownProblems(shown, markdown, origin);

  it('has its title and head', () => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    ['the title is none', text.replace('# Heading', 'Heading'), 'has the title'],
    ['the head names another page', text.replace('/services"', '/about"'), 'begins with another url'],
    ['there is none', null, 'has no Markdown'],
  ])('is wrong when %s', (_, markdown, problem) => {
    expect(problems(markdown).join('\n')).toContain(problem);
  });

  it('is named by the page, and by no page that is not for robots', () => {
    const silent = page('services.html', { body: '' });
    expect(markdownProblems(silent, `${head}# Heading\n`, origin)).toEqual([
      '/services.md names no Markdown',
    ]);
    const hidden = page('admin.html', { head: '<meta name="robots" content="noindex">' });
    expect(markdownProblems(hidden, null, origin)).toEqual([]);
    expect(markdownProblems(hidden, text, origin)).toHaveLength(1);
  });
});

describe('closings', () => {
  const drawn = (file: string, opening: string, closing: string) =>
    page(file, {
      body:
        `<main><section><use href="/art/${opening}.svg#a"></use></section><section class="on-basalt b">` +
        `<use href="/art/interface.svg#arrow-right"></use><noscript><use href="/art/${closing}.svg#a"></use>` +
        `</noscript></section></main>`,
    });
  const cloud = drawn('cloud.html', 'cloud', 'closing-cloud');

  it('may be shared by pages that open alike', () => {
    const twin = drawn('move.html', 'cloud', 'closing-cloud');
    expect(closingOf(cloud)).toMatchObject({ closing: '/art/closing-cloud.svg#a' });
    expect(closingProblems([cloud, twin, drawn('web.html', 'web', 'closing-web')])).toEqual([]);
  });

  it('may not be shared by others', () => {
    const stranger = drawn('web.html', 'web', 'closing-cloud');
    expect(closingProblems([cloud, stranger])).toEqual([expect.stringContaining('web.html')]);
  });

  it('are dark sections with a drawing', () => {
    expect(
      closingOf(page('a.html', { body: '<main><section class="on-basalt b">Write</section></main>' })),
    ).toBeNull();
  });
});
