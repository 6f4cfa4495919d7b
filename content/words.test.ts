import { describe, expect, it } from 'vitest';
import { languages } from '../config/locales.ts';
import { catalogs } from '../i18n/translator.ts';
import { typographyProblems } from '../i18n/typography.ts';
import { collections } from './collections.ts';
import { servicesIn } from './services.ts';

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

describe('services', () => {
  it.each(languages)('R055: %s menus and cards use the same names', (language) => {
    const messages: Record<string, string> = catalogs[language];
    for (const { route, title, hint } of servicesIn(language)) {
      expect(messages[`service.${route}.name`]).toBe(title);
      expect(messages[`service.${route}.hint`]).toBe(hint);
    }
  });
});
