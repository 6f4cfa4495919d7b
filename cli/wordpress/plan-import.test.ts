import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSite } from '#content/load-site.ts';
import { SiteSource, type SiteFiles } from '#content/read/site-source.ts';
import { findRedirect, inOrder, parseOldAddress } from '#shared/redirect-rules.ts';
import { parse } from 'yaml';
import { planImport, type Plan } from './plan-import.ts';
import { attachment, wxrFile, type WrittenItem } from './test-support/wxr-file.ts';
import { Uploads } from './uploads.ts';
import { readExport } from './wxr.ts';

const starter = new SiteSource('sites/_starter');
/** Before the posts of the tests that are scheduled. */
const nowMs = Date.parse('2026-01-20');

interface Import {
  items: readonly WrittenItem[];
  language?: string;
  categories?: readonly string[];
  uploads?: string;
  csv?: string;
  files?: SiteFiles;
  translations?: readonly string[];
  logins?: readonly string[];
}

/** Imports into a new site in English, Spanish, French and German. */
function planOf({ language = 'en', uploads, csv, files = starter.files, ...written }: Import) {
  const exported = readExport(wxrFile(written));
  const attachments = exported.items.filter(({ type }) => type === 'attachment');
  const loaded = readSite(new SiteSource('sites/_starter', files));
  return planImport({ loaded, exported, uploads: new Uploads(uploads, attachments), csv, language, nowMs });
}

const textOf = (plan: Plan, file: string) =>
  plan.files.get(file) ?? `no ${file} in ${[...plan.files.keys()].join(', ')}`;
/** The front matter of a planned file. */
const fieldsOf = (plan: Plan, file: string): unknown => parse(textOf(plan, file).split('---\n')[1] ?? '');

/** Where the planned site leads an old address; undefined where it has no redirect. */
function answerTo(plan: Plan, address: string): string | undefined {
  const redirects = parse(textOf(plan, 'redirects.yaml')) as { from: string; to: string }[];
  const rules = redirects.flatMap(({ from, to }) => {
    const read = parseOldAddress(from, 'https://company.example');
    return typeof read === 'string' ? [] : [{ ...read, to }];
  });
  const url = new URL(address, 'https://company.example');
  return findRedirect(inOrder(rules), decodeURIComponent(url.pathname), url.searchParams)?.to;
}

const words = 'Servers fail at night, and the people who look after them sleep, so we test it twice a year.';

describe('an import from WordPress', () => {
  it('writes posts with their authors, categories and texts for search engines', async () => {
    const plan = await planOf({
      categories: ['news', 'guides'],
      items: [
        {
          id: 1,
          title: 'Night shift &#8211; what we <em>learned</em> 🚀',
          content: words,
          terms: [
            ['category', 'news', 'News'],
            ['category', 'guides', 'Guides'],
            ['post_tag', 'x'],
          ],
          meta: {
            _yoast_wpseo_title: '%%title%% %%sep%% %%sitename%%',
            _yoast_wpseo_metadesc: 'What a night without sleep taught us about backups and plans.',
            _yoast_wpseo_primary_category: '2',
          },
        },
      ],
    });
    expect(textOf(plan, 'posts/post-1.en.md')).toBe(`---
title: Night shift – what we learned 🚀
headTitle: Night shift – what we learned 🚀
description: What a night without sleep taught us about backups and plans.
excerpt: ${words}
date: 2019-05-02
draft: false
author: maria-lopez
category: guides
---

${words}
`);
    expect(textOf(plan, 'people/maria-lopez.yaml')).toContain('  role: What this person does (sample)\n');
    expect(textOf(plan, 'posts/categories.yaml')).toMatch(/^- id: practice[^]+- id: news[^]+- id: guides\n/);
  });

  it('marks what a person must write, and shortens what is too long', async () => {
    const plan = await planOf({
      items: [
        { id: 1, title: 'News', content: 'Hi.' },
        { id: 2, title: 'Long words '.repeat(20), content: words },
        { id: 3, title: '', content: '', slug: '' },
      ],
    });
    expect(fieldsOf(plan, 'posts/post-1.en.md')).toMatchObject({
      title: 'News (sample)',
      headTitle: expect.stringMatching(/^News: .*\(sample\)$/),
      excerpt: expect.stringMatching(/^Hi\. .*\(sample\)$/),
    });
    expect(fieldsOf(plan, 'posts/post-2.en.md')).toMatchObject({
      title: expect.stringMatching(/^(Long words )+Long( words)?…$/),
    });
    expect(textOf(plan, 'posts/post-3.en.md')).toContain('Write the text of this article (sample).');
  });

  it('hides drafts, private posts and those with a password, and schedules those of later', async () => {
    const plan = await planOf({
      items: [
        { id: 1, status: 'draft', link: 'https://acme.example/?p=1' },
        { id: 2, status: 'private' },
        { id: 3, password: 'secret' },
        { id: 4, status: 'future', date: '2030-05-02 09:30:00' },
        { id: 5, status: 'trash' },
        { id: 6, type: 'page', status: 'private', slug: 'internal' },
        { id: 7, type: 'nav_menu_item' },
        { id: 8, status: 'future', date: '2030-05-02 09:30:00', password: 'secret' },
        { id: 9, status: 'future', date: '0000-00-00 00:00:00' },
      ],
    });
    for (const id of [1, 2, 3, 8, 9])
      expect(fieldsOf(plan, `posts/post-${id}.en.md`)).toMatchObject({ draft: true });
    expect(fieldsOf(plan, 'posts/post-4.en.md')).toMatchObject({
      draft: false,
      date: '2030-05-02',
      publishAt: '2030-05-02T09:30:00+02:00',
    });
    expect(plan.files.has('pages/internal.en.md')).toBe(false);
    expect(textOf(plan, 'wordpress/page/internal.en.md')).toContain('The text of post number 6');
    for (const id of [1, 2, 3, 4, 6]) expect(answerTo(plan, `/?p=${id}`)).toBeUndefined();
    const report = plan.report.text('2026-01-20');
    expect(report).toContain('- posts/post-3.en.md: it had a password in WordPress');
    expect(report).toContain('- “trash”: 1');
    expect(report).toContain('- “nav_menu_item” (of WordPress or a plugin): 1');
  });

  it('gives each text an address of its own, whatever its slug was', async () => {
    const page = (id: number, slug: string, title = 'Über uns & mehr') => ({ id, type: 'page', slug, title });
    const plan = await planOf({
      items: [
        { id: 1, slug: 'same' },
        { id: 2, slug: 'same', link: 'https://acme.example/b/same/' },
        { id: 3, slug: '%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82', title: 'Привет из Мюнхена' },
        { id: 4, slug: '../../etc/passwd' },
        { id: 5, slug: 'page' },
        { id: 6, slug: 'gr%c3%b6%c3%9fe-%f0%9f%9a%80' },
        { ...page(7, ''), link: 'https://acme.example/?page_id=7' },
        page(8, 'search'),
        page(9, 'imprint'),
      ],
    });
    expect([...plan.files.keys()].filter((file) => /^(posts|pages)\/.*md$/.test(file))).toEqual([
      'posts/same.en.md',
      'posts/same-2.en.md',
      'posts/post-3.en.md',
      'posts/etc-passwd.en.md',
      'posts/page-2.en.md',
      'posts/grosse.en.md',
      'pages/uber-uns-mehr.en.md',
      'pages/search-2.en.md',
      'pages/imprint.en.md',
    ]);
    expect(answerTo(plan, '/2019/05/%D0%BF%D1%80%D0%B8%D0%B2%D0%B5%D1%82/')).toBe('/blog/post-3');
  });

  it('keeps links of other encodings than UTF-8', async () => {
    const link = 'https://other.example/b%FCro';
    const plan = await planOf({
      items: [
        { id: 1, content: `<p>See <a href="${link}">their office</a> and <a href="/b%FCro">ours</a>.</p>` },
        { id: 2, content: '[vc_row][vc_btn title="Call" link="url:b%FCro|title:x"][/vc_row]' },
        { id: 3, slug: 'b%FCro', link: 'https://acme.example/b%FCro/' },
      ],
    });
    expect(textOf(plan, 'posts/post-1.en.md')).toContain(`[their office](${link})`);
    expect(textOf(plan, 'posts/post-2.en.md')).toContain('\nCall\n');
  });

  it('reports what texts lose', async () => {
    const title = 'A title with many words. '.repeat(6).trim();
    const plan = await planOf({
      items: [
        {
          id: 1,
          title,
          terms: [
            ['category', 'news', 'News'],
            ['category', 'late', 'Late'],
            ['post_tag', 'x', 'Servers'],
          ],
        },
        { id: 2, content: `${words} <a href="/2019/05/post-1/#prices">Prices</a> <a href="#end">end</a>` },
      ],
    });
    const report = plan.report.text('');
    expect(report).toContain(`  - the whole title: ${title}\n`);
    expect(report).toContain('  - without these categories and tags: Late, Servers\n');
    expect(report).toContain('  - without the place in the page, of the link to /2019/05/post-1/#prices\n');
    expect(report).toContain('  - without the link to #end\n');
  });

  it('publishes an article whose descriptions have addresses that lead nowhere', async () => {
    const gone = 'https://company.example/gone/page-with-a-long-name';
    const plan = await planOf({
      items: [
        {
          id: 1,
          excerpt: `${'We tell how it went and why. '.repeat(7)} See ${gone}/${'x'.repeat(80)} for it.`,
          content: `<p>${words} More at https://company.example/blog/post-1 in detail.</p>`,
          meta: {
            _yoast_wpseo_metadesc: `What a night taught us about backups and plans, see ${gone} or call.`,
          },
        },
        {
          id: 2,
          type: 'page',
          slug: 'history',
          meta: { _yoast_wpseo_metadesc: `Look at ${gone} for all of it, and call us.` },
        },
        {
          id: 3,
          content: `<p>${words.slice(0, 60)} https://company.example/blog/post-3 and more of it. ${words}</p>`,
        },
      ],
    });
    expect(fieldsOf(plan, 'posts/post-1.en.md')).toMatchObject({
      description: 'What a night taught us about backups and plans, see or call.',
      excerpt: expect.stringMatching(/^We tell how it went and why\./),
      draft: false,
    });
    expect(fieldsOf(plan, 'pages/history.en.md')).toMatchObject({
      head: { description: 'The text of post number 2, which says enough for an excerpt.' },
    });
    expect(fieldsOf(plan, 'posts/post-3.en.md')).toMatchObject({
      excerpt: expect.not.stringContaining('http'),
    });
    expect(plan.report.text('')).toContain(`; in WordPress: Look at ${gone} for all of it, and call us.\n`);
  });

  it('publishes translations that are divided in another way', async () => {
    const terms = (language: string) =>
      [
        ['language', language],
        ['post_translations', 'pll_1'],
      ] as const;
    const plan = await planOf({
      items: [
        { id: 1, terms: terms('en'), content: `<h2>One</h2><p>${words}</p><h2>Two</h2><p>${words}</p>` },
        {
          id: 2,
          slug: 'zwei',
          link: 'https://acme.example/de/zwei/',
          terms: terms('de'),
          content: `<p>${words}</p><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>`,
        },
      ],
    });
    expect(textOf(plan, 'posts/post-1.de.md')).toContain('| A | B |');
    expect(answerTo(plan, '/de/zwei/')).toBe('/de/blog/post-1');
  });

  it('leads links to what has a redirect', async () => {
    const link = (href: string) => `<a href="https://acme.example${href}">x</a>`;
    const old = [
      '/older/',
      '/post-1',
      '/2019/05/older/',
      '/category/news/',
      '/tag/servers/',
      '/feed/',
      '/shop',
      '/?cat=1',
      '/about/?ref=1',
      '/2019/05/nothing',
    ];
    const plan = await planOf({
      categories: ['news'],
      csv: 'source,target\n/shop,https://shop.example/\n',
      items: [
        { id: 1, terms: [['category', 'news', 'News']], meta: { _wp_old_slug: 'older' } },
        { id: 2, content: `<p>${old.map(link).join(' ')} ${words}</p>` },
      ],
    });
    expect(textOf(plan, 'posts/post-2.en.md')).toContain(
      '[x](/blog/post-1) [x](/blog/post-1) [x](/blog/post-1) [x](/blog?category=news) [x](/blog) [x](/blog/feed.xml) [x](https://shop.example/) [x](/blog?category=news) [x](/about) [x](/blog)',
    );
  });

  it('leads categories below others and in other languages to their filter', async () => {
    const terms = (language: string, category: string) =>
      [
        ['language', language],
        ['post_translations', 'pll_1'],
        ['category', category, category],
      ] as const;
    const plan = await planOf({
      categories: ['security', 'security/privacy', 'datenschutz'],
      translations: ['a:2:{s:2:"en";i:2;s:2:"de";i:3;}'],
      items: [
        { id: 1, terms: terms('en', 'privacy') },
        { id: 2, slug: 'zwei', link: 'https://acme.example/de/zwei/', terms: terms('de', 'datenschutz') },
      ],
    });
    expect(answerTo(plan, '/category/security/privacy/')).toBe('/blog?category=privacy');
    expect(answerTo(plan, '/category/privacy/page/2')).toBe('/blog?category=privacy');
    expect(answerTo(plan, '/de/category/datenschutz/')).toBe('/de/blog?category=privacy');
    expect(answerTo(plan, '/?cat=3')).toBe('/de/blog?category=privacy');
    const all = parse(textOf(plan, 'posts/categories.yaml')) as { id: string; name: object }[];
    expect(all.find(({ id }) => id === 'privacy')?.name).toMatchObject({
      en: 'privacy',
      de: 'datenschutz',
      fr: 'privacy (sample)',
    });
  });

  it('calls the company the author of what a shared login wrote', async () => {
    const plan = await planOf({
      logins: ['admin', 'webmaster2', 'kim'],
      items: ['admin', 'webmaster2', 'kim'].map((author, index) => ({ id: index + 1, author })),
    });
    expect(fieldsOf(plan, 'posts/post-1.en.md')).toMatchObject({ author: 'company' });
    expect(fieldsOf(plan, 'posts/post-2.en.md')).toMatchObject({ author: 'company' });
    expect(parse(textOf(plan, 'people/company.yaml'))).toMatchObject({
      en: { role: 'Editorial team' },
      de: { role: 'Redaktion' },
    });
    expect(parse(textOf(plan, 'people/kim.yaml'))).toMatchObject({
      en: { name: 'kim' },
      de: { role: 'Was diese Person macht (sample)' },
    });
  });

  it('leads the address of a page that the site has already to that page', async () => {
    const files = new Map([
      ...starter.files,
      [
        'pages/imprint.en.md',
        Buffer.from(
          `---\ntitle: Imprint\nhead: { title: Imprint, description: ${'x'.repeat(130)} }\n---\n${words}\n`,
        ),
      ] as const,
    ]);
    const link = 'https://acme.example/legal/imprint/';
    const plan = await planOf({ files, items: [{ id: 1, type: 'page', slug: 'imprint', link }] });
    expect(answerTo(plan, '/?p=1')).toBe('/imprint');
    expect(answerTo(plan, '/legal/imprint/')).toBe('/imprint');
    expect(plan.report.text('')).toContain('; its address leads to /imprint\n');
  });

  it('reports what is left to do, and what WordPress did otherwise', async () => {
    const plan = await planOf({
      items: [
        {
          id: 1,
          title:
            '<em>Passwords</em>: safe &amp;amp; simple, but only for those who read all of it and who then do exactly what it says.',
          terms: [['post_tag', 'x', 'Q &amp; A']],
          meta: { '_yoast_wpseo_meta-robots-noindex': '1' },
        },
        { id: 2, status: 'draft' },
      ],
    });
    const report = plan.report.text('');
    expect(report).toContain('- Not public, of these: 1 text.\n');
    expect(report).toMatch(
      /## What is left to do\n[^]*- posts\/post-1\.en\.md: shortened: title, headTitle\n/,
    );
    expect(report).toContain('  - without these categories and tags: Q & A\n');
    expect(report).toContain('  - search engines find it now (it had “noindex”)\n');
    expect(fieldsOf(plan, 'posts/post-1.en.md')).toMatchObject({
      title: expect.stringMatching(/^Passwords: safe/),
    });
  });

  it('leaves out the least useful addresses where there is no place for all', async () => {
    const old = Array.from({ length: 1988 }, (_, index) => `- from: /old-${index}\n  to: /\n`);
    const files = new Map([...starter.files, ['redirects.yaml', Buffer.from(old.join(''))] as const]);
    const plan = await planOf({ files, items: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id })) });
    expect(answerTo(plan, '/feed/')).toBe('/blog/feed.xml');
    expect(answerTo(plan, '/2019/05/post-8/')).toBe('/blog/post-8');
    expect(plan.report.redirects.tooMany).toContain('/?p=1');
  });

  it.each(['# Ours\n# - from: /a\n', '# Ours\n[]\n'])('keeps the comments of %j', async (text) => {
    const files = new Map([...starter.files, ['redirects.yaml', Buffer.from(text)] as const]);
    const plan = await planOf({ files, items: [{ id: 1 }] });
    expect(textOf(plan, 'redirects.yaml')).toMatch(/^# Ours\n[^]*- from: \/2019/);
  });

  it('joins the translations of Polylang', async () => {
    const terms = (language: string, group: string) =>
      [
        ['language', language],
        ['post_translations', group],
      ] as const;
    const plan = await planOf({
      items: [
        { id: 1, slug: 'hello-all', terms: terms('en', 'pll_1') },
        {
          id: 2,
          slug: 'hallo-alle',
          link: 'https://acme.example/de/hallo-alle/',
          terms: terms('de', 'pll_1'),
        },
        {
          id: 3,
          slug: 'nur-deutsch',
          link: 'https://acme.example/de/nur-deutsch/',
          terms: terms('de', 'pll_2'),
        },
        { id: 4, slug: 'ciao', terms: terms('it', 'pll_3') },
        {
          id: 5,
          type: 'page',
          slug: 'impressum',
          link: 'https://acme.example/de/impressum/',
          terms: terms('de', 'pll_4'),
        },
        {
          id: 6,
          slug: 'verweise',
          terms: terms('en', 'pll_5'),
          content:
            '<p>See <a href="/de/impressum/">that</a>, <a href="https://www.acme.example/?p=1">this</a>, <a href="/gone/">it</a>, <a href="http://other.example/x">others</a>.</p>',
        },
      ],
    });
    expect(fieldsOf(plan, 'posts/hello-all.de.md')).not.toHaveProperty('date');
    expect(plan.files.has('posts/nur-deutsch.de.md')).toBe(false);
    expect(textOf(plan, 'wordpress/post/nur-deutsch.de.md')).toContain('The text of post number 3');
    expect(plan.files.has('pages/impressum.de.md')).toBe(true);
    expect(answerTo(plan, '/de/hallo-alle/')).toBe('/de/blog/hello-all');
    expect(answerTo(plan, '/de/nur-deutsch')).toBe('/de/blog');
    expect(answerTo(plan, '/de/feed/')).toBe('/de/blog/feed.xml');
    expect(textOf(plan, 'posts/verweise.en.md')).toContain(
      'See [that](https://company.example/de/impressum), [this](/blog/hello-all), it, [others](https://other.example/x).',
    );
    expect(plan.report.text('')).toContain(
      '- https://acme.example/2019/05/ciao/: in “it”, which is not a language of the site; wordpress/post/ciao.it.md; its address leads to /blog\n',
    );
    expect(answerTo(plan, '/2019/05/ciao/')).toBe('/blog');
  });

  it('answers every old address with a page that exists', async () => {
    const plan = await planOf({
      categories: ['news'],
      csv: 'source,target,regex,code\n/shop,/2019/05/post-1/,0,301\n/chain,/shop,0,301\n/loop,/loop2,0,301\n/loop2,/loop,0,301\n/short,/post-1/,0,301\n^/x(.*),/y,1,301\n"/a,b",https://other.example/,0,301\n/gone,/nowhere,0,301\n',
      items: [
        { id: 1, terms: [['category', 'news', 'News']], meta: { _wp_old_slug: 'older' } },
        { id: 2, type: 'page', slug: 'history', link: 'https://acme.example/company/history/' },
        { id: 3, type: 'page', slug: 'about-us', link: 'https://acme.example/about-us/' },
        { id: 4, type: 'page', slug: 'home', link: 'https://acme.example/' },
        { id: 5, type: 'page', slug: 'layout', content: '' },
        { id: 6, type: 'portfolio', slug: 'tower', link: 'https://acme.example/portfolio/tower/' },
        { id: 7, type: 'page', slug: 'imprint', link: 'https://acme.example/imprint/' },
      ],
    });
    const answers = {
      '/2019/05/post-1/': '/blog/post-1',
      '/2019/05/post-1': '/blog/post-1',
      '/?p=1': '/blog/post-1',
      '/2019/05/older/': '/blog/post-1',
      '/2019/05/post-1/feed/': '/blog/post-1',
      '/2019/05/post-1/2/': '/blog/post-1',
      '/2019/05/post-1/comment-page-1/': '/blog/post-1',
      '/2019/05/post-1/amp/': '/blog/post-1',
      '/2019/': undefined,
      '/2019/05/': '/blog',
      '/feed/': '/blog/feed.xml',
      '/?feed=rss2': '/blog/feed.xml',
      '/category/news/': '/blog?category=news',
      '/category/gone/page/2/': '/blog',
      '/category/news/page/2/': '/blog?category=news',
      '/?category_name=news': '/blog?category=news',
      '/?author=1': '/blog',
      '/?m=201905': '/blog',
      '/index.php': '/',
      '/feed/rss2/': '/blog/feed.xml',
      '/feed/rdf/': '/blog/feed.xml',
      '/rss/': '/blog/feed.xml',
      '/?feed=atom': '/blog/feed.xml',
      '/wp-sitemap.xml': '/sitemap.xml',
      '/sitemap_index.xml': '/sitemap.xml',
      '/?cat=1': '/blog?category=news',
      '/tag/servers/': '/blog',
      '/author/maria/': '/blog',
      '/author/maria/feed/': '/blog/feed.xml',
      '/company/history/': '/history',
      '/?page_id=2': '/history',
      '/about-us/': '/about',
      '/layout/': '/',
      '/portfolio/tower/': '/',
      '/shop': '/blog/post-1',
      '/chain': '/blog/post-1',
      '/short': '/blog/post-1',
      '/older': '/blog/post-1',
      '/a,b': 'https://other.example/',
      '/gone': undefined,
      '/loop': undefined,
      // Pages that stay where they are.
      '/': undefined,
      '/imprint/': undefined,
    };
    const found = Object.keys(answers).map((address) => [address, answerTo(plan, address)]);
    expect(Object.fromEntries(found)).toEqual(answers);
    const report = plan.report.text('');
    expect(report).toContain('- /gone: leads to /nowhere, where there is no page');
    expect(report).toContain('- ^/x(.*): a pattern; write it as an address or with * at the end');
    expect(report).toContain('- https://acme.example/about-us/: the site has its own page /about;');
    // It is not written, as it has no text.
    expect(report).toContain('- https://acme.example/layout/: it has no text; its address leads to /\n');
    const listed = report.split('## Old addresses without a redirect\n\n')[1]?.split('\n\n')[0] ?? '';
    expect(report).toContain(`Old addresses without a redirect: ${listed.split('\n').length}.`);
  });
});

describe('the uploads of an import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  const put = (path: string, content: Uint8Array | string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  beforeAll(async () => {
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#8fa7b3' } });
    put('2019/05/Büro.jpg'.normalize('NFD'), await photo.jpeg().toBuffer());
    put('2019/05/banner.jpg', await photo.jpeg().toBuffer());
    put('2019/05/banner-300x250.jpg', await photo.jpeg().toBuffer());
    put('2019/05/moving.gif', await photo.gif().toBuffer());
    put('2019/05/fake.jpg', '<?php echo 1;');
    put('2019/05/prices.pdf', '%PDF-1.4');
    put('2019/05/run.php', '<?php');
    put('2019/05/Büro-300x200.jpg'.normalize('NFD'), await photo.jpeg().toBuffer());
    put('2019/05/Büro-768x512.jpg'.normalize('NFD'), await photo.jpeg().toBuffer());
    put('2019/05/icon.png', await photo.resize(48, 48).png().toBuffer());
    symlinkSync('/etc/hostname', join(folder, '2019/05/link.jpg'));
  });
  const url = (path: string) => `https://acme.example/wp-content/uploads/${path}`;
  const picture = (path: string, alt = '') => `<p><img src="${url(path)}" alt="${alt}"></p>`;

  it('are the pictures and files that texts use, without those that are not what they seem', async () => {
    const plan = await planOf({
      uploads: folder,
      items: [
        attachment(11, '2019/05/Büro.jpg', {
          meta: { _wp_attachment_image_alt: 'Our office in the morning' },
          link: 'https://acme.example/buero/',
        }),
        attachment(15, '2019/05/prices.pdf', { link: 'https://acme.example/prices/' }),
        attachment(12, '2019/05/unused.jpg'),
        {
          id: 1,
          meta: { _thumbnail_id: '11' },
          content: `${[
            'B%C3%BCro-300x200.jpg',
            'moving.gif',
            'fake.jpg',
            'link.jpg',
            '../../../etc/hostname.jpg',
            'gone.jpg',
            'icon.png',
          ]
            .map((name) => picture(`2019/05/${name}`))
            .join(
              '',
            )}<p>Our <a href="${url('2019/05/prices.pdf')}">prices</a>, <a href="${url('2019/05/run.php')}">more</a>.</p>${picture('x', 'y').replace(/https:.*x"/, 'https://cdn.example/a.jpg"')}`,
        },
      ],
    });
    expect([...plan.copies.keys()].toSorted()).toEqual([
      'files/wp-content/uploads/2019/05/prices.pdf',
      'images/wordpress/2019-05-buro.jpg',
      'images/wordpress/2019-05-moving.png',
    ]);
    const text = textOf(plan, 'posts/post-1.en.md');
    expect(text).toContain('coverAlt: Our office in the morning\n');
    expect(text).toContain('picture: /images/wordpress/2019-05-buro.jpg\n');
    expect(text.split('\n---\n\n')[1]).toBe(
      '![Our office in the morning](/images/wordpress/2019-05-buro.jpg)\n\n![What the picture shows (sample)](/images/wordpress/2019-05-moving.png)\n\nOur [prices](/wp-content/uploads/2019/05/prices.pdf), more.\n',
    );
    expect(answerTo(plan, '/wp-content/uploads/2019/05/B%C3%BCro-300x200.jpg')).toBe('/blog/post-1');
    const answers = {
      '/wp-content/uploads/2019/05/B%C3%BCro.jpg': '/blog/post-1',
      '/wp-content/uploads/2019/05/B%C3%BCro-768x512.jpg': '/blog/post-1',
      '/buero/': '/blog/post-1',
      '/?attachment_id=11': '/blog/post-1',
      '/prices/': '/wp-content/uploads/2019/05/prices.pdf',
      '/?attachment_id=15': '/wp-content/uploads/2019/05/prices.pdf',
      '/?attachment_id=12': undefined,
    };
    for (const [address, to] of Object.entries(answers))
      expect([address, answerTo(plan, address)]).toEqual([address, to]);
    const report = plan.report.text('');
    expect(report).toContain('icon.png: only 48 pixels wide');
    expect(report).toContain('fake.jpg: not a picture, whatever its name says');
    expect(report).toContain('gone.jpg: not in the uploads folder');
    expect(report).toContain(
      'https://cdn.example/a.jpg: on another site: the import loads nothing from the web',
    );
  });

  it('are those of this site, under their own names', async () => {
    const plan = await planOf({
      uploads: folder,
      items: [
        attachment(13, '2019/05/banner-300x250.jpg'),
        attachment(14, '2019/05/Büro.jpg', {
          attachment: 'https://cdn.example/wp-content/uploads/2019/05/Büro.jpg',
        }),
        {
          id: 1,
          content: `${picture('2019/05/banner-300x250.jpg', 'Our banner')}${[
            'https://other.example/wp-content/uploads/2019/05/banner.jpg',
            'https://i0.wp.com/acme.example/wp-content/uploads/2019/05/banner.jpg',
            'https://cdn.example/wp-content/uploads/2019/05/B%C3%BCro.jpg',
          ]
            .map((src) => `<p><img src="${src}" alt="A picture"></p>`)
            .join('')}<p>${words} <a href="https://cdn.example/x">CDN</a></p>`,
        },
      ],
    });
    expect(textOf(plan, 'posts/post-1.en.md').split('\n---\n\n')[1]).toBe(
      `![Our banner](/images/wordpress/2019-05-banner-300x250.jpg)

![A picture](/images/wordpress/2019-05-banner.jpg)

![A picture](/images/wordpress/2019-05-buro.jpg)

${words} [CDN](https://cdn.example/x)
`,
    );
    expect(plan.report.text('')).toContain(
      'https://other.example/wp-content/uploads/2019/05/banner.jpg: on another site',
    );
  });

  it('are missing where no folder was given', async () => {
    const plan = await planOf({ items: [{ id: 1, content: picture('2019/05/B.jpg') + words }] });
    expect(plan.copies.size).toBe(0);
    expect(plan.report.text('')).toContain('the uploads folder was not given (--uploads)');
  });
});

describe('a second import', () => {
  it('adds what is new, and changes no existing text', async () => {
    const items = [{ id: 1 }, { id: 2, type: 'page', slug: 'imprint' }];
    const first = await planOf({ items });
    const files = new Map([
      ...starter.files,
      ...first.files,
      ['posts/post-9.en.md', starter.text('posts/first-article.en.md')],
    ]);
    const second = await planOf({
      files,
      items: [
        {
          id: 1,
          title: 'Changed in WordPress since then',
          date: '2020-01-01 09:30:00',
          link: 'https://acme.example/2019/05/post-1/',
        },
        ...items.slice(1),
        { id: 3, content: `<a href="/2019/05/post-1/">Link</a> ${words}` },
        { id: 9 },
      ],
    });
    expect([...second.files.keys()].toSorted()).toEqual([
      'posts/post-3.en.md',
      'redirects.yaml',
      'wordpress/imported.json',
      'wordpress/post/post-9.en.md',
    ]);
    expect(textOf(second, 'posts/post-3.en.md')).toContain('[Link](/blog/post-1)');
    const before = textOf(first, 'redirects.yaml');
    expect(textOf(second, 'redirects.yaml').startsWith(before)).toBe(true);
    expect(second.report.changedSince).toEqual(['posts/post-1.en.md']);
    expect(second.report.summary).toContain('Imported earlier and not touched: 2 texts.');
    expect(second.report.text('')).toContain('posts/post-9.en.md exists already');
  });

  it('leaves what is kept in wordpress as it is', async () => {
    const page = { id: 1, type: 'page', slug: 'internal' };
    const first = await planOf({ items: [{ ...page, status: 'private' }] });
    const kept = 'wordpress/page/internal.en.md';
    expect(textOf(first, kept)).toContain('The text of post number 1');
    const files = new Map([...starter.files, ...first.files]);
    const second = await planOf({
      files,
      items: [page, { id: 2, type: 'page', status: 'private', slug: 'internal' }],
    });
    expect([...second.files.keys()].filter((file) => file.endsWith('.md'))).toEqual([
      'wordpress/page/internal-2.en.md',
    ]);
    expect(JSON.parse(textOf(second, 'wordpress/imported.json'))).toMatchObject({
      items: { 1: { file: kept }, 2: { file: 'wordpress/page/internal-2.en.md' } },
    });
    expect(answerTo(second, '/internal/')).toBe('/');
  });
});
