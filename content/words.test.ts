import { describe, expect, it } from 'vitest';
import { fontCharacters } from '../artwork/publish/font-characters.ts';
import { languages, type Language } from '../config/locales.ts';
import { catalogs } from '../i18n/translator.ts';
import { typographyProblems } from '../i18n/typography.ts';
import { plainText, readArticle, type Inline } from './article.ts';
import { caseStudiesIn } from './case-studies.ts';
import { collections } from './collections.ts';
import { postSlugs, readPostText } from './post-files.ts';
import { whitePapersIn } from './white-papers.ts';

/** "Managed Cloud Services" is what German calls them too. */
const isProperName = (text: string) => text.startsWith('Managed Cloud Services');

/** Every text of a value with the path to it. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

describe.each(collections)('words of $folder', ({ folder, words }) => {
  it.each(languages)('%s is set as its printers would', (language) => {
    const problems = textsOf(words[language], folder).flatMap(([path, text]) =>
      typographyProblems(language, text).map((reason) => `${path}: ${reason}: ${text}`),
    );
    expect(problems).toEqual([]);
  });

  it.each(languages.filter((language) => language !== 'en'))(
    '%s has no English sentence left',
    (language) => {
      const english = new Map(textsOf(words.en, folder));
      const same = textsOf(words[language], folder).filter(
        ([path, text]) => english.get(path) === text && text.split(' ').length > 3 && !isProperName(text),
      );
      expect(same).toEqual([]);
    },
  );
});

/** A line without its code, which has quotes of its own. */
const proseOf = (line: readonly Inline[]): string =>
  line
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'code' ? 'code' : proseOf(part.children);
    })
    .join('');

/** Every line of the case studies and white papers: front matter, text, tables and figures. */
function documentLines(language: Language): [path: string, text: string][] {
  return [...caseStudiesIn(language), ...whitePapersIn(language)].flatMap(({ id, body, ...words }) => {
    const { title, headTitle, excerpt, description, coverAlt } = words;
    const own =
      'figures' in words ? [words.subtitle, words.client, words.duration, words.figures] : words.summary;
    const { blocks } = readArticle(body, language);
    const lines = blocks.map((block): unknown => {
      switch (block.kind) {
        case 'code':
          return [];
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
    return textsOf({ title, headTitle, excerpt, description, coverAlt, own, lines }, id);
  });
}

describe('words of the case studies and white papers', () => {
  it.each(languages)('%s is set as its printers would', (language) => {
    const problems = documentLines(language).flatMap(([path, text]) =>
      typographyProblems(language, text).map((reason) => `${path}: ${reason}: ${text}`),
    );
    expect(problems).toEqual([]);
  });

  it.each(languages.filter((language) => language !== 'en'))(
    '%s has no English sentence left',
    (language) => {
      const english = new Set(documentLines('en').map(([, text]) => text));
      const same = documentLines(language).filter(
        ([, text]) => english.has(text) && text.split(' ').length > 3,
      );
      expect(same).toEqual([]);
    },
  );
});

describe('services', () => {});

describe('the fonts', () => {
  const known = new Set(`${fontCharacters}\n`);
  const strangersIn = (value: unknown, path: string): string[] =>
    textsOf(value, path).flatMap(([place, text]) =>
      [...new Set(text)].filter((letter) => !known.has(letter)).map((letter) => `${place}: ${letter}`),
    );

  it.each(languages)('have every letter of the %s words', (language) => {
    const own = collections.map(({ folder, words }) => [folder, words[language]] as const);
    const posts = postSlugs().map((slug) => [slug, readPostText(slug, language)] as const);
    const documents = [...caseStudiesIn(language), ...whitePapersIn(language)];
    const texts = Object.fromEntries([['messages', catalogs[language]], ...own, ...posts]);
    expect([...strangersIn(texts, language), ...strangersIn(documents, language)]).toEqual([]);
  });
});
