import { describe, expect, it } from 'vitest';
import { builtPage } from './built-page.ts';
import { linkPreviewProblems, pngSize } from './link-preview.ts';
import { sitemapProblems, unreachablePages } from './sitemap.ts';
import { structuredDataProblems } from './structured-data.ts';
import { vocabularyProblems } from './vocabulary.ts';

/** Each rule gets a page that breaks it. */

const origin = 'https://site.example';

function page(file: string, { head = '', body = '<h1>Heading</h1>' } = {}) {
  return builtPage(
    file,
    `<!doctype html><html lang="en"><head><title>Title</title><meta name="description" content="Text">${head}</head>` +
      `<body><main>${body}</main></body></html>`,
  );
}

const data = (...things: object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': things })}</script>`;

describe('the link preview', () => {
  const png = (width: number, height: number) => {
    const file = Buffer.alloc(40);
    file.write('PNG', 1, 'latin1');
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    return file;
  };
  const complete: Record<string, string> = {
    'og:title': 'Title',
    'og:description': 'Text',
    'og:url': `${origin}/about`,
    'og:image': `${origin}/previews/about.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Heading',
    'og:type': 'website',
    'og:site_name': 'Site',
    'og:locale': 'en_US',
  };
  const preview = (changes: Record<string, string> = {}) =>
    Object.entries({ ...complete, ...changes })
      .filter(([, content]) => content !== '')
      .map(([name, content]) => `<meta property="${name}" content="${content}">`)
      .join('') + '<meta name="twitter:card" content="summary_large_image">';
  const problemsOf = (head: string, file = png(1200, 630)) =>
    linkPreviewProblems(page('about.html', { head }), origin, (path) =>
      path === '/previews/about.png' ? file : null,
    );

  it('accepts a complete one', () => {
    expect(problemsOf(preview())).toEqual([]);
  });

  it.each([
    ...Object.keys(complete).map((name) => [`without ${name}`, preview({ [name]: '' }), name]),
    ['with another title', preview({ 'og:title': 'Other' }), 'og:title is Other'],
    ['with a relative picture', preview({ 'og:image': '/previews/about.png' }), 'not an address of the site'],
    ['with a missing picture', preview({ 'og:image': `${origin}/x.png` }), 'does not exist'],
    ['with a soft hyphen', preview({ 'og:image:alt': 'Head\u00ADing' }), 'soft hyphen'],
    ['without a card', preview().replace('twitter:card', 'x'), 'twitter:card'],
  ])('finds one %s', (_, head, problem) => {
    expect(problemsOf(head).join('\n')).toContain(problem);
  });

  it('finds a picture of another size, a heavy one and one that is none', () => {
    expect(problemsOf(preview(), png(1200, 600)).join()).toContain('not a PNG of 1200 by 630');
    expect(problemsOf(preview(), Buffer.concat([png(1200, 630), Buffer.alloc(200_000)])).join()).toContain(
      'bytes',
    );
    expect(pngSize(Buffer.from('<svg></svg>'))).toBeNull();
  });

  it('wants none where nothing is listed', () => {
    expect(problemsOf(`<meta name="robots" content="noindex">${preview()}`)).toHaveLength(1);
    expect(problemsOf('<meta name="robots" content="noindex">')).toEqual([]);
  });
});

describe('structured data', () => {
  const problemsOf = (file: string, parts: Parameters<typeof page>[1]) =>
    structuredDataProblems(page(file, parts), origin).join('\n');
  const job = {
    '@type': 'JobPosting',
    title: 'Heading',
    description: '<p>What it is</p>',
    datePosted: '2025-05-05',
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Austin' } },
  };
  const body =
    '<h1>Head\u00ADing</h1><time datetime="2025-05-05">May 5</time><p>What it is</p><p>Remote, Austin</p>';

  const salary = (minValue: number) => ({ currency: 'USD', value: { minValue, maxValue: 2000 } });

  it('accepts a job that says what the page shows', () => {
    expect(problemsOf('careers/x.html', { head: data(job), body })).toBe('');
    const paid = { ...job, baseSalary: salary(1000) };
    const shown = `${body}<p>$1,000 – $2,000 a year</p>`;
    expect(problemsOf('careers/x.html', { head: data(paid), body: shown })).toBe('');
  });

  it.each([
    ['another title', { title: 'Other' }, 'title is "Other"'],
    ['another day', { datePosted: '2025-05-06' }, 'datePosted is "2025-05-06"'],
    ['another text', { description: '<p>Something else</p>' }, 'description is "Something else"'],
    ['another salary', { baseSalary: salary(1200) }, 'salary is "$1,200 – $2,000"'],
    ['a rating', { aggregateRating: { ratingValue: 5 } }, 'a rating'],
    ['a soft hyphen', { title: 'Head\u00ADing' }, 'soft hyphen'],
  ])('finds a job with %s', (_, change, problem) => {
    expect(problemsOf('careers/x.html', { head: data({ ...job, ...change }), body })).toContain(problem);
  });

  it('finds what is missing and what nothing compares', () => {
    expect(problemsOf('careers/x.html', { body })).toContain('0 of JobPosting, not 1');
    expect(problemsOf('about.html', { head: data({ '@type': 'Recipe' }) })).toContain('nothing compares it');
    expect(problemsOf('about.html', { head: data(job) })).toContain('1 of JobPosting, not 0');
  });

  it('finds a breadcrumb that differs from the one shown', () => {
    const trail =
      '<nav><ol><li><a href="/">Home</a></li><li><span aria-current="page">About</span></li></ol></nav>';
    const list = (name: string, item: string) =>
      data({
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Home', item },
          { position: 2, name },
        ],
      });
    const shown = { body: `${trail}<h1>About</h1>` };
    expect(problemsOf('about.html', { ...shown, head: list('About', `${origin}/`) })).toBe('');
    expect(problemsOf('about.html', { ...shown, head: list('Team', `${origin}/`) })).toContain('Home > Team');
    expect(problemsOf('about.html', { ...shown, head: list('About', `${origin}/x`) })).toContain('way of');
    expect(problemsOf('about.html', shown)).toContain('0 of BreadcrumbList');
  });

  it('finds an article, an event, questions, a service and a company that differ', () => {
    const wrong: [file: string, thing: object, problem: string][] = [
      ['blog/x.html', { '@type': 'BlogPosting', headline: 'Other' }, 'headline is "Other"'],
      ['resources/white-papers/x.html', { '@type': 'Article', headline: 'Other' }, 'headline is "Other"'],
      ['resources/webinars.html', { '@type': 'Event', name: 'Other' }, 'name is "Other"'],
      ['contact.html', { '@type': 'FAQPage', mainEntity: [{ name: 'Why?' }] }, 'question is "Why?"'],
      ['services/cloud.html', { '@type': 'Service', name: 'Other' }, 'name is "Other"'],
      ['index.html', { '@type': 'Organization', telephone: '1' }, 'telephone is "1"'],
      ['index.html', { '@type': 'WebSite', url: `${origin}/de` }, 'url is'],
    ];
    for (const [file, thing, problem] of wrong) {
      expect(problemsOf(file, { head: data(thing) })).toContain(problem);
    }
  });

  it('knows the vocabulary of schema.org and the fields search engines require', async () => {
    const found = await vocabularyProblems(
      page('careers/x.html', { head: data({ '@type': 'JobPosting', titel: 'x' }, { '@type': 'Blogg' }) }),
    );
    expect(found.join('\n')).toMatch(/Required attribute "title" is missing/);
    expect(found.join('\n')).toMatch(/"titel" for type "JobPosting" is not supported/);
    expect(found.join('\n')).toMatch(/"Blogg" is not a valid schema.org type/);
    await expect(
      vocabularyProblems(page('a.html', { head: data({ '@type': 'Organization', name: 'Site' }) })),
    ).resolves.toEqual([]);
  });
});

describe('the sitemap for robots', () => {
  const twins = `<link rel="alternate" hreflang="en" href="${origin}/about">`;
  const about = page('about.html', {
    head: twins,
    body: '<h1>About</h1><time datetime="2025-01-02">x</time>',
  });
  const hidden = page('admin.html', { head: '<meta name="robots" content="noindex">' });
  const xml = (path: string, more = '') =>
    `<urlset><url><loc>${origin}${path}</loc>${more}<xhtml:link rel="alternate" hreflang="en" href="${origin}/about"/></url></urlset>`;

  it('is complete, with the twins and days of the pages', () => {
    expect(sitemapProblems(xml('/about', '<lastmod>2025-01-02</lastmod>'), [about, hidden], origin)).toEqual(
      [],
    );
  });

  it.each([
    ['a page that is left out', '<urlset></urlset>', 'leaves out'],
    ['a hidden page', xml('/admin'), 'no page for robots'],
    ['a page listed twice', xml('/about') + xml('/about'), 'twice'],
    ['other twins', xml('/about').replace('hreflang="en"', 'hreflang="de"'), 'other twins'],
    ['an invented day', xml('/about', '<lastmod>2026-01-01</lastmod>'), '2026-01-01'],
  ])('finds %s', (_, text, problem) => {
    expect(sitemapProblems(text, [about, hidden], origin).join('\n')).toContain(problem);
  });

  it('finds a page no link leads to', () => {
    const home = page('index.html', { body: '<h1>Home</h1><a href="/a#x">A</a>' });
    const pages = [home, page('a.html'), page('b.html')];
    expect(unreachablePages(pages)).toEqual(['no link leads to /b']);
  });
});
