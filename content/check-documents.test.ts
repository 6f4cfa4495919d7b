import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { languages } from '../config/locales.ts';
import { caseStudyWordsSchema } from './case-studies.ts';
import type { ArticleTexts } from './check-article.ts';
import { checkDocuments, type DocumentShelf } from './check-documents.ts';
import { whitePaperWordsSchema } from './white-papers.ts';

const figure = { value: '28%', label: 'lower running cost' };
const frontMatter = {
  title: 'Cloud Migration',
  headTitle: 'Case Study: A Cloud Migration',
  subtitle: 'A bank that could not close',
  industry: 'Financial services',
  client: 'A bank',
  duration: '14 weeks',
  excerpt: 'Forty-one services and two data centers.',
  description: 'x'.repeat(130),
  coverAlt: 'Hexagonal columns on a plateau.',
  figures: [figure, figure, figure, figure],
};
const table = (rows: number) => `| A | B |\n| --- | ---: |\n${'| a | 1 |\n'.repeat(rows)}`;
const text = { frontMatter, body: `## One\n\nText.\n\n${table(2)}\n## Two\n\n[Cloud](/services/cloud).` };
const texts: ArticleTexts = Object.fromEntries(languages.map((language) => [language, text]));

const ids = ['one', 'two', 'three', 'four'];
const shelf: DocumentShelf = {
  folder: 'case-studies',
  facts: ids.map((id) => ({ id })),
  found: ids,
  factsSchema: v.object({ id: v.string() }),
  wordsSchema: caseStudyWordsSchema,
  textsOf: () => texts,
};
const withFirst = (changed: ArticleTexts): DocumentShelf => ({
  ...shelf,
  textsOf: (id) => (id === 'one' ? { ...texts, ...changed } : texts),
});

describe('the check of the case studies and white papers', () => {
  it('R234 R236: finds nothing in those of the site', () => {
    expect(checkDocuments()).toEqual([]);
  });

  it('R234 R236: finds nothing in four as they should be, and wants four', () => {
    expect(checkDocuments([shelf])).toEqual([]);
    const three = { ...shelf, facts: shelf.facts.slice(1), found: ids.slice(1) };
    expect(checkDocuments([three])).toEqual([
      {
        file: 'content/case-studies/facts.ts',
        field: '(the whole list)',
        reason: '3 of them, the specification counts 4',
      },
    ]);
  });

  it('R096: names the language a text lacks', () => {
    const { de: _, ...withoutGerman } = texts;
    const lacking = { ...shelf, textsOf: (id: string) => (id === 'one' ? withoutGerman : texts) };
    expect(checkDocuments([lacking])).toEqual([
      {
        file: 'content/case-studies/one/de.md',
        field: '(the whole file)',
        reason: 'missing in this language',
      },
    ]);
  });

  it('finds a folder that no list names, and a name that stands there twice', () => {
    expect(checkDocuments([{ ...shelf, found: [...ids, 'five'] }])).toEqual([
      { file: 'content/case-studies/five', field: '(the whole folder)', reason: 'not in facts.ts' },
    ]);
    const twice = { ...shelf, facts: [...shelf.facts.slice(0, 3), { id: 'one' }], found: ids.slice(0, 3) };
    expect(checkDocuments([twice])).toEqual([
      { file: 'content/case-studies/facts.ts', field: 'one', reason: 'named twice' },
    ]);
  });

  it('wants four figures, and two points or more in a summary', () => {
    const three = { ...frontMatter, figures: [figure, figure, figure] };
    expect(checkDocuments([withFirst({ de: { ...text, frontMatter: three } })])).toEqual([
      { file: 'content/case-studies/one/de.md', field: 'figures', reason: '3 figures, the row holds 4' },
    ]);
    const { title, headTitle, excerpt, description, coverAlt } = frontMatter;
    const words = { title, headTitle, excerpt, description, coverAlt, summary: ['One point, and no other.'] };
    expect(v.safeParse(whitePaperWordsSchema, words).issues?.map(({ message }) => message)).toEqual([
      'fewer than two points',
    ]);
  });

  it('finds a link that leads nowhere; those to other texts lead somewhere', () => {
    const linked = (href: string) =>
      checkDocuments([withFirst({ en: { ...text, body: `${text.body} [More](${href})` } })]);
    expect(linked('/resources/white-papers/zero-trust-security-model')).toEqual([]);
    expect(linked('/resources/white-papers/nothing')).toEqual([
      {
        file: 'content/case-studies/one/en.md',
        field: 'the article',
        reason: 'no such page: /resources/white-papers/nothing',
      },
    ]);
  });

  it('wants the tables of the English text in a translation', () => {
    const shorter = { ...text, body: text.body.replace(table(2), table(1)) };
    expect(checkDocuments([withFirst({ de: shorter })])).toEqual([
      {
        file: 'content/case-studies/one/de.md',
        field: 'tables',
        reason: 'not the columns and rows of the English tables',
      },
    ]);
  });
});
