import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontCharacters } from '../../artwork/publish/font-characters.ts';
import { languages, type Language } from '../../shared/locales.ts';
import { siteFolder } from '../../shared/site-folder.ts';
import { typographyProblems } from '../../shared/i18n/typography.ts';
import { readYaml } from '../../shared/site-file/data-file.ts';

/** The words of the sample, wherever they stand in its YAML. */

type Texts = [path: string, text: string][];

/** "Managed Cloud Services" is what German calls them too. */
const isProperName = (text: string) => text.startsWith('Managed Cloud Services');

function textsOf(value: unknown, path: string): Texts {
  // The lines of a mail are set one by one.
  if (typeof value === 'string')
    return value
      .trimEnd()
      .split(/\n+/)
      .map((line) => [path, line]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

/** What stands below the code of a language anywhere in a value, under the same path in every language. */
function wordsIn(language: Language, value: unknown, path: string): Texts {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === language) return textsOf(part, path);
    return languages.includes(key) ? [] : wordsIn(language, part, `${path}.${key}`);
  });
}

// The spellings of figures that are told twice stand on no page.
const files = globSync(`${siteFolder}/**/*.yaml`)
  .filter((file) => !file.endsWith('same-figures.yaml'))
  .toSorted();
/** What a database prints is set by its maker. */
const isPrinted = (path: string) => /\.plans\.\d+$/.test(path);

const siteWordsIn = (language: Language): Texts =>
  files.flatMap((file) => wordsIn(language, readYaml(file).value, file)).filter(([path]) => !isPrinted(path));

describe.each(languages)('the words of the site in %s', (language) => {
  const texts = siteWordsIn(language);

  it('are set as their printers would', () => {
    expect(texts.length).toBeGreaterThan(100);
    const problems = texts.flatMap(([path, text]) =>
      typographyProblems(language, text).map((reason) => `${path}: ${reason}: ${text}`),
    );
    expect(problems).toEqual([]);
  });

  it('have only letters of the fonts', () => {
    const known = new Set(`${fontCharacters}\n`);
    const strangers = texts.flatMap(([path, text]) =>
      [...new Set(text)].filter((letter) => !known.has(letter)).map((letter) => `${path}: ${letter}`),
    );
    expect(strangers).toEqual([]);
  });
});

it.each(languages.filter((language) => language !== 'en'))(
  'have no English sentence left in %s',
  (language) => {
    const english = new Map(siteWordsIn('en'));
    const same = siteWordsIn(language).filter(
      ([path, text]) => english.get(path) === text && text.split(' ').length > 3 && !isProperName(text),
    );
    expect(same).toEqual([]);
  },
);
