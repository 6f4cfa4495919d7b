import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultLanguage, languages } from '../shared/locales.ts';
import { dataOf } from '../shared/site-file/data-file.ts';
import { describeProblem } from '../shared/site-file/problem.ts';
import { folderOf } from '../shared/test-support/folder-of.ts';
import { caseStudySchema, categoriesSchema, postSchema, whitePaperSchema } from './schema/texts.ts';
import { parseData, problemsOf } from '../shared/site-file/parse-data.ts';
import { checkTexts, relatedProblems } from './check-texts.ts';
import { referenceProblems, stopAt } from './references.ts';
import { textsIn, type TextCollection } from './texts.ts';

const [, other = defaultLanguage] = languages;

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
/** The text of the first language, which holds the facts. */
const original = (facts: string) => article(`${facts}${postWords}`);
const first = `${defaultLanguage}.md`;

/** A collection of posts with these files. */
const collectionOf = (files: Readonly<Record<string, string>>): TextCollection => ({
  folder: relative(process.cwd(), folderOf(files)),
  schema: postSchema,
});

/** A post that can be published, with changes: undefined leaves a file out. */
function post(changes: Readonly<Record<string, string | undefined>> = {}): Record<string, string> {
  const texts = Object.fromEntries(languages.map((language) => [`${language}.md`, article()]));
  const files = Object.entries({ ...texts, [first]: original(postFacts), ...changes });
  return Object.fromEntries(
    files.flatMap(([name, content]) => (content === undefined ? [] : [[`first.${name}`, content]])),
  );
}

/** The printed problems of a collection, without the path of its folder. */
function problemsIn(files: Readonly<Record<string, string>>): string[] {
  const collection = collectionOf(files);
  return checkTexts([{ collection, references: () => [] }]).map((problem) =>
    describeProblem(problem).replace(`${collection.folder}/`, ''),
  );
}

const inFirst = (facts?: string) => problemsIn(post({ [first]: facts && original(facts) }));
const inOther = (front = postWords, text = body) =>
  problemsIn(post({ [`${other}.md`]: article(front, text) })).map((one) =>
    one.replace(`first.${other}.md:`, ''),
  );

describe('the check of the long texts', () => {
  it('wants none, one or many', () => {
    expect([problemsIn({}), problemsIn(post())]).toEqual([[], []]);
    const none: TextCollection = { ...collectionOf({}), folder: 'sites/none' };
    expect(checkTexts([{ collection: none, references: () => [] }])).toEqual([]);
    expect(textsIn(none, defaultLanguage)).toEqual([]);
  });

  it('R096 R163: names file, line and field of what is wrong in facts and words, and what is missing', () => {
    expect(inFirst(postFacts.replace('03-10', '02-30'))).toEqual([`first.${first}:2: date: no such day`]);
    expect(inFirst(postFacts.replace('/images/waves.svg', 'waves.svg'))).toEqual([
      `first.${first}:5: cover.picture: not a picture like /images/yard.jpg (jpg, png, webp, avif, tiff or svg): waves.svg`,
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
    ['http://example.com', 'does not start with https://: http://example.com'],
    ['javascript:alert(1)', 'does not start with https://: javascript:alert(1)'],
    ['/admin', 'no such page: /admin'],
    ['#three', 'no such page: #three'],
  ])('finds the dead link %s, with its line', (href, reason) => {
    const [problem, ...others] = inOther(postWords, `${body}\nMore\n[x](${href})\n`);
    expect(problem).toContain(`29: the text: ${reason}`);
    expect(others).toEqual([]);
  });

  it('lets a text lead to other sites, mail and telephone, to a section and with a query', () => {
    const links =
      '[a](https://example.com/a) [b](mailto:mail@example.com) [c](tel:+1555) [d](/contact#form) [e](/about?a=b#c)';
    expect(inOther(postWords, `${body}\n${links}\n`)).toEqual([]);
  });

  it('R096: holds a translation against the text of the default language', () => {
    const changed = body.replace(bars(1), bars(3)).replace(table(2), table(1)).replace('## Two', 'Two');
    expect(inOther(postWords, changed)).toEqual([
      ' the text: fewer than two sections',
      ` the text: 1 sections, in ${first} 2`,
      ` tables: not the columns and rows of the tables in ${first}`,
      ` bars: not the values of the figures in ${first}`,
    ]);
  });

  it('a page cannot be made of a text with a mistake', () => {
    const collection = collectionOf(post({ [first]: original(postFacts.replace('author: ada\n', '')) }));
    expect(() => textsIn(collection, defaultLanguage)).toThrow('author: missing');
  });
});

describe('what facts name', () => {
  const facts = (related: string) => dataOf(`${postFacts}related: ${related}\n`, 'post.yaml');

  it.each([
    ['[thrid]', 'post.yaml:5: related[0]: no such post: thrid; did you mean “third”?'],
    ['[first]', 'post.yaml:5: related[0]: a post is not related to itself'],
    ['[third, third]', 'post.yaml:5: related[1]: named twice: third'],
  ])('refuses %s as related posts', (related, problem) => {
    const known = ['first', 'second', 'third'];
    expect(relatedProblems(facts(related), 'first', known).map(describeProblem)).toEqual([problem]);
    expect(relatedProblems(facts('[second, third]'), 'first', known)).toEqual([]);
  });

  it('R163: an author works here, and a text that is named is there', () => {
    const data = dataOf(postFacts, 'post.yaml');
    const known = ['ada', 'grace'];
    expect(referenceProblems(data, ['author'], 'adda', known, 'person').map(describeProblem)).toEqual([
      'post.yaml:2: author: no such person: adda; did you mean “ada”?',
    ]);
    expect(referenceProblems(data, ['author'], 'ada', known, 'person')).toEqual([]);
    const [none] = referenceProblems(data, ['author'], 'ada', [], 'person');
    expect(none?.reason).toBe('no such person: ada; known are none');
    expect(() => stopAt(none ? [none] : [])).toThrow('known are none');
  });
});

describe('the shapes of long texts', () => {
  it('a case study has one to four figures, a white paper two to five points', () => {
    const reasons = (schema: Parameters<typeof problemsOf>[0], yaml: string) =>
      problemsOf(schema, dataOf(yaml, 'x.md')).map(({ field, reason }) => `${field}: ${reason}`);
    expect(reasons(caseStudySchema.words, 'figures: []')).toContain('figures: 0 items, at least 1');
    expect(reasons(whitePaperSchema.words, 'summary: ["One point, and no other."]')).toContain(
      'summary: 1 items, at least 2',
    );
  });

  it('a category has a name in every language, and an id of its own', () => {
    const schema = categoriesSchema(['de', 'sv']);
    const reasons = (yaml: string) => problemsOf(schema, dataOf(yaml, 'c.yaml')).map(describeProblem);
    const news = '- id: news\n  name: { de: Neues, sv: Nytt }\n';
    expect(parseData(schema, dataOf(news, 'c.yaml'))).toMatchObject([{ name: { de: 'Neues', sv: 'Nytt' } }]);
    expect(reasons(news + news)).toEqual(['c.yaml:1: (the whole file): two categories have the same id']);
    expect(reasons('- id: news\n  name: { de: Neues }\n')).toEqual(['c.yaml:2: [0].name: missing in sv']);
    const all = '- id: all\n  name: { de: Alle, sv: Alla }\n';
    expect(reasons(all)).toEqual(['c.yaml:1: [0].id: stands for all of them']);
  });
});
