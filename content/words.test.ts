import { expect, it } from 'vitest';
import { fontCharacters } from '../artwork/publish/font-characters.ts';
import { languages } from '../shared/locales.ts';
import { wordsIn } from '../shared/i18n/words-in.ts';

it.each(languages)('the fonts have every letter of the %s messages', (language) => {
  const known = new Set(fontCharacters);
  const strangers = Object.entries(wordsIn(language)).flatMap(([key, text]) =>
    [...new Set(text)].filter((letter) => !known.has(letter)).map((letter) => `${key}: ${letter}`),
  );
  expect(strangers).toEqual([]);
});
