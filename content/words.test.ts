import { describe, expect, it } from 'vitest';
import { fontCharacters } from '../artwork/publish/font-characters.ts';
import { languages } from '../config/locales.ts';
import { wordsIn } from '../i18n/words-in.ts';
import { typographyProblems } from '../i18n/typography.ts';
import { collections } from './collections.ts';

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

describe('the fonts', () => {
  const known = new Set(`${fontCharacters}\n`);
  const strangersIn = (value: unknown, path: string): string[] =>
    textsOf(value, path).flatMap(([place, text]) =>
      [...new Set(text)].filter((letter) => !known.has(letter)).map((letter) => `${place}: ${letter}`),
    );

  it.each(languages)('have every letter of the %s words', (language) => {
    const own = collections.map(({ folder, words }) => [folder, words[language]] as const);
    const texts = Object.fromEntries([['messages', wordsIn(language)], ...own]);
    expect(strangersIn(texts, language)).toEqual([]);
  });
});
