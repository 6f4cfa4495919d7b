import { describe, expect, it } from 'vitest';
import { fontCharacters } from '../../artwork/publish/font-characters.ts';
import { languages, type Language } from '../../shared/locales.ts';
import { claimsIn, figuresIn } from '../../content/company-facts.ts';
import { pageWords } from '../../content/page-words.ts';
import { withoutSoftHyphens } from '../../shared/i18n/plain-text.ts';
import { typographyProblems } from '../../shared/i18n/typography.ts';
import { pagesWithWords } from '../../content/schema/pages.ts';
import { headOf } from '../../src/pages/head.data.ts';

/** Every text of a value with the path to it. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

const wordsIn = (language: Language) => ({
  ...Object.fromEntries(pagesWithWords.map((page) => [page, pageWords(page, language)])),
  claims: claimsIn(language),
  figures: figuresIn(language),
});

/** A text that is too short or too long, with its length in characters. */
function outside(text: string, shortest: number, longest: number): string[] {
  const { length } = withoutSoftHyphens(text);
  return length < shortest || length > longest ? [`${length}: ${text}`] : [];
}

const english = new Map(textsOf(wordsIn('en'), ''));

describe.each(languages)('the words of the pages of Basaltworks in %s', (language) => {
  const texts = textsOf(wordsIn(language), '');

  it('are set as printers would', () => {
    const problems = texts.flatMap(([path, text]) =>
      typographyProblems(language, text).map((reason) => `${path}: ${reason}: ${text}`),
    );
    expect(problems).toEqual([]);
  });

  it('are not English where they should not be (R051)', () => {
    const same = texts.filter(([path, text]) => english.get(path) === text && text.split(' ').length > 3);
    expect(language === 'en' ? [] : same).toEqual([]);
  });

  it('have letters that the fonts have', () => {
    const known = new Set(fontCharacters);
    const strangers = texts.flatMap(([path, text]) =>
      [...new Set(text)].filter((letter) => !known.has(letter)).map((letter) => `${path}: ${letter}`),
    );
    expect(strangers).toEqual([]);
  });

  it('have titles and descriptions that fit a result page, each its own (R043, R044, R045)', () => {
    const heads = pagesWithWords.flatMap((page) => {
      const words = pageWords(page, language);
      return 'head' in words ? [headOf(words.head)] : [];
    });
    const shown = heads.flatMap(({ title, description }) => [title, description]).map(withoutSoftHyphens);
    expect(new Set(shown).size).toBe(shown.length);
    const misfits = heads.flatMap(({ title, description }) => [
      ...outside(title, 30, 60),
      ...outside(description, 120, 158),
    ]);
    expect(misfits).toEqual([]);
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
