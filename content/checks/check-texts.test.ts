import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dataOf } from '#content/site-file/data-file.ts';
import { describeProblem } from '#content/site-file/problem.ts';
import { caseStudies } from '#content/collections/case-studies.ts';
import { whitePapers } from '#content/collections/white-papers.ts';
import { categoriesSchema } from '#content/schema/texts.ts';
import { parseData, problemsOf } from '#content/site-file/parse-data.ts';
import { checkTexts } from './check-texts.ts';
import { readSite } from '#content/load-site.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { textAdvice } from './text-advice.ts';
import { fixtureFiles } from '#content/test-support/site-fixture.ts';

const [defaultLanguage, other] = ['en', 'de'];

const postFacts = 'date: 2026-03-10\nauthor: ada\ncategory: news\ncover: { picture: /images/waves.svg }\n';
const postWords = [
  'title: "What we learned"',
  'headTitle: "What we learned last year"',
  'excerpt: "Twelve months of work, and what they taught us."',
  `description: "${'x'.repeat(130)}"`,
  'coverAlt: "Columns in waves, one of them lit."',
].join('\n');
const bars = (value: number) => `\`\`\`bars\ncaption: c\nunit: ms\na: ${value}\nb: 2\n\`\`\``;
const table = (rows: number) => `| A | B |\n| --- | ---: |\n${'| a | 1 |\n'.repeat(rows)}`;
const body = `## One\n\nText.\n\n${bars(1)}\n\n${table(2)}\n## Two\n\n[One](#one), [about](/about).\n`;
const article = (front = postWords, text = body) => `---\n${front}\n---\n${text}`;
/** The text of the first language, which has the language-independent fields. */
const original = (facts: string) => article(`${facts}${postWords}`);
const first = `${defaultLanguage}.md`;

/** A post that can be published, with changes: undefined leaves a file out. */
function post(changes: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  const files = Object.entries({
    [`${other}.md`]: article(),
    [first]: original(postFacts),
    ...changes,
  });
  return Object.fromEntries(
    files.flatMap(([name, content]) => (content === undefined ? [] : [[`posts/first.${name}`, content]])),
  );
}

const person = `${defaultLanguage}: { name: Ada Moor, role: Engineer }\n${other}: { role: Ingenieurin }\n`;
const categories = `- id: news\n  name: { ${defaultLanguage}: News, ${other}: Neues }\n`;

const loadedWith = (files: Readonly<Record<string, string>>) =>
  readSite(
    new SiteSource(
      'acme',
      fixtureFiles({
        languages: [defaultLanguage, other],
        files: { 'people/ada.yaml': person, 'posts/categories.yaml': categories, ...files },
      }),
    ),
  );

/** What is wrong with posts, without the path of their folder. */
function problemsIn(files: Readonly<Record<string, string>>): string[] {
  const loaded = loadedWith(files);
  return [...loaded.problems, ...checkTexts(loaded)].map((problem) =>
    describeProblem(problem).replace('acme/posts/', ''),
  );
}

const inFirst = (facts?: string) => problemsIn(post({ [first]: facts && original(facts) }));
const inOther = (front = postWords, text = body) =>
  problemsIn(post({ [`${other}.md`]: article(front, text) })).map((one) =>
    one.replace(`first.${other}.md:`, ''),
  );

describe('the check of long texts', () => {
  it('accepts none, one or many', () => {
    expect([problemsIn({}), problemsIn(post())]).toEqual([[], []]);
  });

  it('R096 R163: names file, line and field of wrong and missing fields', () => {
    expect(inFirst(postFacts.replace('03-10', '02-30'))).toEqual([`first.${first}:2: date: no such day`]);
    expect(inFirst(postFacts.replace('/images/waves.svg', 'waves.svg'))).toEqual([
      `first.${first}:5: cover.picture: must be a picture, such as /images/yard.jpg (jpg, png, webp, avif, tiff or svg): waves.svg`,
    ]);
    expect(inFirst(`${postFacts}reviewed: 2026-03-09\n`)).toEqual([
      `first.${first}:6: reviewed: before its publication on 2026-03-10`,
    ]);
    expect(inFirst(`${postFacts}publishAt: 2026-03-11T09:00:00Z\n`)).toEqual([
      `first.${first}:2: date: 2026-03-10, but publishAt is on 2026-03-11: both name the day of publication`,
    ]);
    expect(inFirst()).toEqual([`first.${first}: (the whole file): missing in this language`]);
    expect(inOther(postWords.replace('excerpt', 'excerp'))).toEqual([
      '4: excerp: unknown: did you mean “excerpt”?',
    ]);
    expect(problemsIn(post({ [`${other}.md`]: undefined }))).toEqual([]);
  });

  it.each([
    ['/abuot', 'no such page: /abuot; did you mean “/about”?'],
    ['/abuot?a=b#team', 'no such page: /abuot?a=b#team; did you mean “/about”?'],
    ['?page=2', 'no such page: ?page=2'],
    ['/blog/nothing', 'no such page: /blog/nothing'],
    ['https://acme.example/blog/nothing', 'no such page: https://acme.example/blog/nothing'],
    [
      'http://www.acme.example/de/abuot',
      'no such page: http://www.acme.example/de/abuot; did you mean “/de/about”?',
    ],
    [
      'https://acme.example/blog/first#too',
      'no such section on that page: https://acme.example/blog/first#too; did you mean “#two”?',
    ],
    ['/blog/first#onn', 'no such section on that page: /blog/first#onn; did you mean “#one”?'],
    ['javascript:alert(1)', 'does not start with https://: javascript:alert(1)'],
    ['/admin', 'no such page: /admin'],
    ['/de/about', 'no such page: /de/about; write /about: a link leads to the page in the language of its'],
    ['/en/about?a#team', 'no such page: /en/about?a#team; write /about?a#team: a link leads'],
    ['/DE/search', 'no such page: /DE/search; write /search: a link leads'],
    ['/fr-FR/blog/first', 'no such page: /fr-FR/blog/first; write /blog/first: a link leads'],
    ['/de', 'no such page: /de; write /: a link leads'],
    ['/de/nothing', 'no such page: /de/nothing'],
    ['#three', 'no such page: #three'],
  ])('finds the dead link %s, with its line', (href, reason) => {
    const [problem, ...others] = inOther(postWords, `${body}\nMore\n[x](${href})\n`);
    expect(problem).toContain(`29: the text: ${reason}`);
    expect(others).toEqual([]);
  });

  it('says where a page is that exists only in another language, and knows translated addresses', () => {
    const files = { ...post(), 'posts/english.en.md': original(postFacts) };
    const linked = `${body}\n[x](/blog/english) [y](/en/blog/english) [z](/ueber-uns) [z](/de/ueber-uns)\n`;
    const loaded = readSite(
      new SiteSource(
        'acme',
        fixtureFiles({
          languages: ['en', 'de'],
          site: { addresses: { de: { '/about': '/ueber-uns' } } },
          files: {
            'people/ada.yaml': person,
            'posts/categories.yaml': categories,
            ...files,
            'posts/first.de.md': article(postWords, linked),
          },
        }),
      ),
    );
    expect(checkTexts(loaded).map(({ reason }) => reason)).toEqual([
      'no such page: /blog/english; it does not exist in “de”: for the one in “en” write https://acme.example/blog/english',
      'no such page: /en/blog/english; it does not exist in “de”: for the one in “en” write https://acme.example/blog/english',
      expect.stringMatching(/^no such page: \/ueber-uns; write \/about:/),
      expect.stringMatching(/^no such page: \/de\/ueber-uns; write \/about:/),
    ]);
  });

  it('gives advice on links to the own domain for which a path is better', () => {
    const links =
      '[a](https://acme.example/about?a=b) [b](http://www.acme.example) [c](https://acme.example/de/about)';
    const more = '[d](https://acme.example/blog/feed.xml) [e](/about) [f](https://example.com/about)';
    const loaded = loadedWith(
      post({ [first]: article(`${postFacts}${postWords}`, `${body}\n${links} ${more}\n`) }),
    );
    expect(checkTexts(loaded)).toEqual([]);
    expect(textAdvice(loaded).map(({ reason }) => reason)).toEqual([
      'https://acme.example/about?a=b is a page of this site: write /about?a=b, which leads to it in the language of the text',
      'http://www.acme.example is a page of this site: write /, which leads to it in the language of the text',
      'https://acme.example/blog/feed.xml is a file of this site: write /blog/feed.xml',
    ]);
  });

  it('accepts links to other sites, email, phone, sections and queries', () => {
    const links =
      '[a](https://example.com/a) [b](mailto:mail@example.com) [c](tel:+1555) [d](/search#form) [e](/about?a=b#c)';
    const own =
      '[a](https://acme.example) [b](https://acme.example/de/blog/first/#two) [c](https://acme.example/blog/feed.xml) [d](/blog/first#one) [e](https://acme.example/old)';
    const redirects = { 'redirects.yaml': '- from: /old\n  to: /about\n' };
    const others = `${body}\n${links}\n${own} http://example.com\n`;
    expect(problemsIn({ ...post({ [`${other}.md`]: article(postWords, others) }), ...redirects })).toEqual(
      [],
    );
  });

  it('fills in what the site knows, and names other placeholders', () => {
    const known =
      '{brand}, {legalName}, {foundedYear}, {city}: [{phone}](tel:{phone}), {email}, {address}, `{city}`, \\{city}.';
    const asItIs =
      '```js\n`${city} {phone}`\n```\n\nThe route https://api.example.com/users/{id}, {} and {a, b}.';
    const loaded = loadedWith(
      post({ [first]: original(postFacts).replace('Text.', `${known}\n\n${asItIs}`) }),
    );
    expect(checkTexts(loaded)).toEqual([]);
    expect(loaded.site.posts['en']?.[0]?.body).toContain(
      'Acme Works, Acme Works Inc., 2020, Springfield: [+1 415 555 0100](tel:+14155550100), mail@acme.example, 1 Main Street, Springfield, IL 62701, `{city}`, \\{city}.',
    );
    expect(loaded.site.posts['en']?.[0]?.body).toContain(asItIs);
    const unknown = 'Call {phon} or {Telefon},\n{first_name} of {company.name} in {straße}.';
    expect(inOther(postWords, body.replace('Text.', unknown))).toEqual([
      '10: the text: {phon} is not a known placeholder: did you mean “phone”?; to show the braces, put it between backticks',
      expect.stringContaining(
        '10: the text: {Telefon} is not a known placeholder: the valid names are brand,',
      ),
      expect.stringContaining('11: the text: {first_name} is not a known placeholder'),
      expect.stringContaining('11: the text: {company.name} is not a known placeholder'),
      expect.stringContaining('11: the text: {straße} is not a known placeholder'),
    ]);
  });

  it.each(['', '\n<!-- Write it. -->\n', '## One\n', '&nbsp;\n'])('needs a text: %j', (text) => {
    const files = { [first]: article(`${postFacts}${postWords}`, text), [`${other}.md`]: undefined };
    expect(problemsIn(post(files))).toEqual([
      `first.${first}:12: the text: no text: write it below the second line ---`,
    ]);
    expect(textAdvice(loadedWith(post(files)))).toEqual([]);
  });

  it('needs words for a cover, and none without', () => {
    const bare = postWords.replace(/\ncoverAlt.*/, '');
    const withoutCover = postFacts.replace(/cover.*\n/, '');
    expect(inOther(bare)).toEqual(['2: coverAlt: missing: say in one sentence what the cover shows']);
    const files = { [first]: article(`${withoutCover}${bare}`), [`${other}.md`]: article(bare) };
    expect(problemsIn(post(files))).toEqual([]);
  });

  it('gives advice on what is only unwise, with its line', () => {
    const links = 'See www.cobalto.example and [it](http://example.com/a).';
    const text = `${links}\n\n**Our services**\n\n${'All of them. '.repeat(100)}\n`;
    const source = 'sources: [{ title: A law, publisher: A state, address: http://law.example }]\n';
    const loaded = loadedWith(
      post({
        [first]: article(`${postFacts}${source}${postWords}`, text),
        [`${other}.md`]: article(postWords, text),
      }),
    );
    expect([...loaded.problems, ...checkTexts(loaded)]).toEqual([]);
    const advice = textAdvice(loaded).map((one) => describeProblem(one).replace('acme/posts/first.', ''));
    expect(advice).toEqual([
      'de.md:8: the text: www.cobalto.example leads to http://www.cobalto.example, which is not encrypted: write https://www.cobalto.example, if that page exists',
      'de.md:8: the text: http://example.com/a is not encrypted: write https://example.com/a, if that page exists',
      'de.md:10: the text: a paragraph that is only bold: if it is a heading, write ## Our services',
      'de.md: the text: no section: a long text is easier to read with two or more; a line such as ## What we found begins one',
      expect.stringContaining('en.md:13: the text: www.cobalto.example'),
      expect.stringContaining('en.md:13: the text: http://example.com/a'),
      expect.stringContaining('en.md:15: the text: a paragraph that is only bold'),
      expect.stringContaining('en.md: the text: no section'),
      'en.md:6: sources[0].address: http://law.example is not encrypted: write https://law.example, if that page exists',
    ]);
  });

  it.each([
    ['as many parts', body, []],
    [
      'fewer parts',
      body.replace(bars(1), bars(3)).replace(table(2), table(1)).replace('## Two', 'Two'),
      [
        'the text: 1 section, in en.md 2',
        'tables: table 1: 2 columns, 1 row, in en.md 2 columns, 2 rows',
        'bars: does not have the values of the figures in en.md',
      ],
    ],
    ['one sentence', 'All of it is new.\n', ['the text: 0 sections, in en.md 2', 'tables: ', 'bars: ']],
    ['more sections', `${body}\n## Three\n\nMore.\n`, ['the text: 3 sections, in en.md 2']],
  ])('R096: only advises on a translation with %s', (_, text, advice) => {
    const loaded = loadedWith(post({ [`${other}.md`]: article(postWords, text) }));
    expect([...loaded.problems, ...checkTexts(loaded)]).toEqual([]);
    const said = textAdvice(loaded).map((one) =>
      describeProblem(one).replace('acme/posts/first.de.md: ', ''),
    );
    expect(said).toEqual(advice.map((one) => expect.stringContaining(one)));
  });
});

describe('references in the front matter of a post', () => {
  it.each([
    ['related: [thrid]', '6: related[0]: no such post: thrid; did you mean “third”?'],
    ['related: [first]', '6: related[0]: a post cannot be related to itself'],
    ['related: [third, third]', '6: related[1]: named twice: third'],
  ])('exist: %s', (line, problem) => {
    const third = Object.fromEntries(
      Object.entries(post()).map(([name, text]) => [name.replace('first', 'third'), text]),
    );
    const withLine = post({ [first]: original(`${postFacts}${line}\n`) });
    expect(problemsIn({ ...third, ...withLine })).toEqual([`first.${first}:${problem}`]);
  });

  it.each([
    ['author: ada', 'author: adda', '3: author: no such person: adda; did you mean “ada”?'],
    [
      'category: news',
      'category: nwes',
      '4: category: no such category in posts/categories.yaml: nwes; did you mean “news”?',
    ],
  ])('are checked: %s is not %s', (found, text, problem) => {
    expect(inFirst(postFacts.replace(found, text))).toEqual([`first.${first}:${problem}`]);
  });

  it('R163: include an author with texts in each language of the post', () => {
    const files = { ...post(), 'people/ada.yaml': 'en: { name: Ada Moor, role: Engineer }\n' };
    expect(loadedWith(files).problems.map(describeProblem)).toEqual([
      'acme/people/ada.yaml:1: de: missing in this language, although a text names the person',
    ]);
  });
});

describe('references in the front matter of a case study', () => {
  const facts =
    'date: 2026-03-10\norder: 1\nservice: archives\nteam: [ada]\ntimeline: [{ name: Survey, weeks: 2 }]\n';
  const words = [
    postWords,
    'subtitle: "Forty alerts a night"',
    'industry: "Food production"',
    'client: "Moor & Co."',
    'figures: [{ value: "3", label: "alerts a night" }]',
  ].join('\n');
  const service = readFileSync('content/schema/test-support/service.yaml', 'utf8');
  const found = (own: string) =>
    loadedWith({
      'case-studies/first.en.md': article(`${own}${words}`),
      'services/archives.yaml': service,
    }).problems.map((problem) => describeProblem(problem).replace('acme/case-studies/', ''));

  it.each([
    [
      'service: archives',
      'service: archive',
      '4: service: no such service: archive; did you mean “archives”?',
    ],
    ['team: [ada]', 'team: [ada, adda]', '5: team[1]: no such person: adda; did you mean “ada”?'],
    ['name: Survey', 'nmae: Survey', '6: timeline[0].nmae: unknown: did you mean “name”?'],
    ['timeline:', 'timelin:', '6: timelin: unknown: did you mean “timeline”?'],
  ])('are checked: %s is not %s', (right, wrong, problem) => {
    expect(found(facts)).toEqual([]);
    expect(found(facts.replace(right, wrong))).toContain(`first.en.md:${problem}`);
  });
});

describe('the fields of long texts', () => {
  it('a case study has one to four figures, a white paper two to five summary points', () => {
    const reasons = (schema: Parameters<typeof problemsOf>[0], yaml: string) =>
      problemsOf(schema, dataOf(yaml, 'x.md')).map(({ field, reason }) => `${field}: ${reason}`);
    expect(reasons(caseStudies.schema.words, 'figures: []')).toContain('figures: 0 items, at least 1');
    expect(reasons(whitePapers.schema.words, 'summary: ["One point, and no other."]')).toContain(
      'summary: 1 item, at least 2',
    );
  });

  it('a category has a name in the first language, and an id of its own', () => {
    const schema = categoriesSchema(['de', 'sv']);
    const reasons = (yaml: string) => problemsOf(schema, dataOf(yaml, 'c.yaml')).map(describeProblem);
    const news = '- id: news\n  name: { de: Neues, sv: Nytt }\n';
    expect(parseData(schema, dataOf(news, 'c.yaml'))).toMatchObject([{ name: { de: 'Neues', sv: 'Nytt' } }]);
    expect(reasons(news + news)).toEqual(['c.yaml:1: (the whole file): two categories have the same id']);
    expect(reasons('- id: news\n  name: { de: Neues }\n')).toEqual([]);
    expect(reasons('- id: news\n  name: { sv: Nytt }\n')).toEqual(['c.yaml:2: [0].name: missing in de']);
    expect(reasons('- id: news\n  name: { de: Neues, fr: Actus }\n')).toEqual([
      'c.yaml:2: [0].name: not a language of the site: fr',
    ]);
    const all = '- id: all\n  name: { de: Alle, sv: Alla }\n';
    expect(reasons(all)).toEqual(['c.yaml:1: [0].id: reserved: it selects every category']);
  });
});
