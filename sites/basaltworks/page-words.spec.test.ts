import { describe, expect, it } from 'vitest';
import { fontCharacters } from '../../artwork/publish/font-characters.ts';
import { languages, type Language } from '../../config/locales.ts';
import { pageWords } from '../../content/page-words.ts';
import { withoutSoftHyphens } from '../../i18n/plain-text.ts';
import { typographyProblems } from '../../i18n/typography.ts';
import { pagesWithWords } from '../../schema/pages.ts';
import { headOf } from '../../src/page-data/head.data.ts';

/** Every text of a value with the path to it. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const wordsIn = (language: Language) =>
  pagesWithWords.flatMap((page) => textsOf(pageWords(page, language), page));

describe('words of the pages', () => {
  it.each(languages)('%s is set as its printers would', (language) => {
    const problems = wordsIn(language).flatMap(([path, text]) =>
      typographyProblems(language, text).map((reason) => `${path}: ${reason}: ${text}`),
    );
    expect(problems).toEqual([]);
  });

  it.each(languages.filter((language) => language !== 'en'))(
    'R051: %s has no English sentence left',
    (language) => {
      const english = new Map(wordsIn('en'));
      const same = wordsIn(language).filter(
        ([path, text]) => english.get(path) === text && text.split(' ').length > 2,
      );
      expect(same).toEqual([]);
    },
  );

  it.each(languages)(
    'R043 R044 R045: titles and descriptions in %s fit a result page, each its own',
    (language) => {
      const heads = pagesWithWords.flatMap((page) => {
        const words = pageWords(page, language);
        return 'head' in words ? [{ page, ...headOf(words.head) }] : [];
      });
      expect(heads.length).toBeGreaterThan(10);
      const texts = heads.flatMap(({ title, description }) => [title, description]);
      expect(new Set(texts).size).toBe(texts.length);
      const misfits = heads.filter(({ title, description }) => {
        const lengths = [title, description].map((text) => withoutSoftHyphens(text).length);
        const [ofTitle = 0, ofDescription = 0] = lengths;
        return ofTitle < 30 || ofTitle > 60 || ofDescription < 120 || ofDescription > 158;
      });
      expect(misfits).toEqual([]);
    },
  );

  it.each(languages)('the fonts have every letter of the %s words', (language) => {
    const known = new Set(fontCharacters);
    const strangers = wordsIn(language).filter(([, text]) =>
      Array.from(text).some((letter) => !known.has(letter)),
    );
    expect(strangers).toEqual([]);
  });
});

describe('words that the specification fixes', () => {
  it('R012 R013: days of the office hours, and support around the clock', () => {
    const { days, support } = pageWords('contact', 'en');
    expect([days, support]).toEqual(['Monday to Friday', '24/7/365']);
  });

  it('the four steps of the approach, in their order (SPEC section 2, Services)', () => {
    const names = pageWords('services', 'en').approach.steps.map(({ name }) => name);
    expect(names).toEqual(['Discovery', 'Planning', 'Implementation', 'Optimization']);
  });

  it('the titles of the services and of the webinars (SPEC sections 1 and 2)', () => {
    expect(pageWords('services', 'en').title).toBe('Our Services');
    expect(pageWords('webinars', 'en').title).toBe('Tech Webinars');
  });
});
