import { describe, expect, it } from 'vitest';
import { fontCharacters } from '../../artwork/publish/font-characters.ts';
import { languages, type Language } from '../../shared/locales.ts';
import { plainText, type ArticleBlock, type Inline } from '../../content/article.ts';
import { caseStudiesIn } from '../../content/case-studies.ts';
import { checkLegal, checkOwnPages } from '../../content/check-plain-pages.ts';
import { checkTexts } from '../../content/check-texts.ts';
import { keptData } from '../../content/kept-data.ts';
import { legalPageIn, legalPages, legalFacts } from '../../content/legal.ts';
import { postCategoriesIn, postsIn } from '../../content/posts.ts';
import { readArticle } from '../../content/read-article.ts';
import { whitePapersIn } from '../../content/white-papers.ts';
import { typographyProblems } from '../../shared/i18n/typography.ts';

describe('the long texts', () => {
  it('R031 R162 R234 R236 R249 R250 R251: can be published', () => {
    expect([...checkTexts(), ...checkLegal(), ...checkOwnPages()]).toEqual([]);
  });

  it('R158 R159: posts have the categories of the specification', () => {
    expect(postCategoriesIn('en').map(({ id }) => id)).toEqual([
      'cloud',
      'security',
      'devops',
      'development',
      'database',
      'ai',
    ]);
    expect(postCategoriesIn('en').at(-1)?.name).toBe('AI & ML');
  });

  it('R234 R236: the four case studies and four white papers of the specification', () => {
    expect(caseStudiesIn('en').map(({ title }) => title)).toEqual([
      'Cloud Migration for Financial Services',
      'Healthcare App Development',
      'DevOps Transformation',
      'Cybersecurity Audit',
    ]);
    expect(whitePapersIn('en').map(({ title }) => title)).toEqual([
      'The Future of Cloud Computing',
      'The Zero Trust Security Model',
      'Blockchain in the Enterprise',
      'AI-Powered Analytics',
    ]);
    for (const { figures } of caseStudiesIn('en')) expect(figures).toHaveLength(4);
  });
});

describe('the legal texts', () => {
  it.each(languages)('R249 R250 R251: both say the date and the minimum age in %s', (language) => {
    expect(legalFacts().minimumAge).toBe(13);
    for (const name of legalPages) {
      const page = legalPageIn(language, name, 'simulated');
      expect(page.lastUpdated).toBe('2024-05-01');
      expect(JSON.stringify(page.clauses)).toMatch(/\b13\b/);
    }
  });

  it.each(languages)('R010: each says where to write to, in %s', (language) => {
    const written = legalPages.map((name) => JSON.stringify(legalPageIn(language, name, 'simulated')));
    expect(written[0]).toContain('mailto:privacy@');
    expect(written[1]).toContain('mailto:legal@');
  });

  it('the policy says in every language whether the forms only pretend to send', () => {
    const simulatedWord = /simulat|simulad|simulés|simuliert/;
    for (const language of languages) {
      const policyOf = (mode: 'live' | 'simulated') => JSON.stringify(legalPageIn(language, 'privacy', mode));
      expect(policyOf('live')).not.toMatch(simulatedWord);
      expect(policyOf('live')).toContain('48');
      expect(policyOf('simulated')).toMatch(simulatedWord);
      expect(policyOf('simulated')).not.toContain('48');
    }
  });

  it('the bars of the policy rise to the four years of applications that California asks for', () => {
    const times = keptData('en').map(({ period: { amount, unit } }) => `${amount} ${unit}`);
    expect(times.at(0)).toBe('2 day');
    expect(times.slice(-3)).toEqual(['90 day', '24 month', '4 year']);
  });
});

/** Every text of a value with the path to it. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

/** A line without its code, which has quotes of its own. */
const proseOf = (line: readonly Inline[]): string =>
  line
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'break') return ' ';
      return part.kind === 'code' ? 'code' : proseOf(part.children);
    })
    .join('');

const linesOf = (blocks: readonly ArticleBlock[]) =>
  blocks.map((block): unknown => {
    switch (block.kind) {
      case 'code':
        return [];
      case 'image':
        return block.alt;
      case 'list':
        return block.items.map(proseOf);
      case 'quote':
        return [...block.paragraphs.map(proseOf), plainText(block.source ?? [])];
      case 'table':
        return [...block.columns.map(({ text }) => proseOf(text)), ...block.rows.flat().map(proseOf)];
      case 'bars':
        return [block.caption, block.bars.map(({ label }) => label)];
      default:
        return proseOf(block.text);
    }
  });

/** Every line of the articles, the documents and the legal texts: front matter, text, tables and figures. */
function linesIn(language: Language): [path: string, text: string][] {
  const texts = [
    ...postsIn(language).map((post) => ({ ...post, own: [] })),
    ...whitePapersIn(language).map((paper) => ({ ...paper, own: paper.summary })),
    ...caseStudiesIn(language).map((study) => {
      const { subtitle, industry, client, figures } = study;
      return { ...study, own: [subtitle, industry, client, figures] };
    }),
  ];
  const documents = texts.flatMap(
    ({ id, body, title, headTitle, excerpt, description, coverAlt, own }): [string, string][] => {
      const lines = linesOf(readArticle(body, language).blocks);
      return textsOf({ title, headTitle, excerpt, description, coverAlt, own, lines }, id);
    },
  );
  const legal = legalPages.flatMap((name) => {
    const { head, title, lead, clauses } = legalPageIn(language, name, 'live');
    const lines = clauses.map((clause) => [clause.title, clause.short, linesOf(clause.blocks)]);
    return textsOf({ head, title, lead, lines }, name);
  });
  return [...documents, ...legal];
}

describe('the words of the long texts', () => {
  it.each(languages)('%s is set as its printers would', (language) => {
    const problems = linesIn(language).flatMap(([path, text]) =>
      typographyProblems(language, text).map((reason) => `${path}: ${reason}: ${text}`),
    );
    expect(problems).toEqual([]);
  });

  it.each(languages.filter((language) => language !== 'en'))(
    '%s has no English sentence left',
    (language) => {
      const english = new Set(linesIn('en').map(([, text]) => text));
      const same = linesIn(language).filter(([, text]) => english.has(text) && text.split(' ').length > 3);
      expect(same).toEqual([]);
    },
  );

  it.each(languages)('the fonts have every letter of them, in %s', (language) => {
    const known = new Set(`${fontCharacters}\n`);
    const texts = [...postsIn(language), ...caseStudiesIn(language), ...whitePapersIn(language)];
    const bodies = texts.map(({ id, body }): [string, string] => [id, body]);
    const strangers = [...linesIn(language), ...bodies].flatMap(([path, text]) =>
      [...new Set(text)].filter((letter) => !known.has(letter)).map((letter) => `${path}: ${letter}`),
    );
    expect(strangers).toEqual([]);
  });
});
