import { testSite as site } from '#content/test-support/test-site.ts';
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fontCharacters } from '#build/fonts/font-characters.ts';
import { hintOf, labelLanguageOf, labelNames, labelOf } from '#build/editor/labels.ts';
import type { Language } from '#shared/locales.ts';
import { typographyProblems } from '#shared/i18n/typography.ts';
import { markdownOf, readYaml } from '#content/site-file/data-file.ts';

/**
 * Words of the sample that the glossaries replace, each with what to write instead: British words, calques from
 * English, another register.
 */
const unwantedIn = (language: Language): readonly (readonly [words: string, instead: string])[] =>
  readFileSync(`docs/glossary/${language}.tsv`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [words = '', instead = ''] = line.split('\t');
      if (instead === '') throw new Error(`docs/glossary/${language}.tsv: nothing instead of ${line}`);
      return [words, instead];
    });

/** JavaScript's `\b` knows English letters only. */
const wholeWords = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

type Texts = [path: string, text: string][];

/** The texts of a value, a line each. */
function textsOf(value: unknown, path: string): Texts {
  if (typeof value === 'string') return value.split('\n').map((line) => [path, line]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

/** Everything below the code of a language, anywhere in a value. */
function textsBelow(language: Language, value: unknown, path: string): Texts {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === language ? textsOf(part, path) : textsBelow(language, part, `${path}.${key}`),
  );
}

/** The caption, the unit and the labels of a chart, without keys and values. */
const chartWords = (chart: string) => chart.replace(/^(?:caption|unit): |: [\d.]+$/gm, '');

/** Prose without code and the addresses of links. */
const proseOf = (markdown: string) =>
  markdown
    .replace(/^```(\w*)\n([^]*?)^```$/gm, (_, kind: string, body: string) =>
      kind === 'bars' ? chartWords(body) : '',
    )
    .replace(/`[^`]*`/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    // Marks of lists and quotes; each cell of a table is a text.
    .replace(/^(?: *[-*>] | *\d+\. | +)/gm, '')
    .replace(/^\|[-:| ]*\|$/gm, '')
    .replace(/^\| | \|$/gm, '')
    .replaceAll(' | ', '\n');

/** Visitors' queries and the output of databases are not our words. */
const isOfOthers = (path: string) => /^search\.(?:index|also|names)\.|\.plans\.\d+$/.test(path);

/**
 * The folders whose texts are tested: this site, the default pages, and what a new site starts with. The starter's
 * English is for companies anywhere, so it is not held to American words.
 */
const foldersIn = (language: Language) =>
  language === 'en'
    ? [site.folder, 'content/default-pages']
    : [site.folder, 'content/default-pages', 'sites/_starter', 'cli/legal-notices'];

/** The words of the product, the editor's labels and all texts of the folders, a line each, without parameters. */
function textsIn(language: Language): Texts {
  const yaml = globSync(foldersIn(language).map((folder) => `${folder}/**/*.yaml`)).flatMap((file) => {
    const ownLanguage = /[/\\]([a-z]{2})\.yaml$/.exec(file)?.[1];
    const { value } = readYaml(file);
    if (ownLanguage === undefined) return textsBelow(language, value, file);
    return ownLanguage === language ? textsOf(value, file) : [];
  });
  const markdown = globSync(foldersIn(language).map((folder) => `${folder}/**/*.md`)).flatMap((file) => {
    const ownLanguage = /[/\\.]([a-z]{2})\.md$/.exec(file)?.[1];
    if (ownLanguage === undefined) return [];
    const { frontMatter, body } = markdownOf(readFileSync(file, 'utf8'), file);
    // Short texts of the other languages, such as the steps of a timeline, are in the file of the first.
    if (ownLanguage !== language) return textsBelow(language, frontMatter.value, file);
    return [...textsOf(frontMatter.value, file), ...textsOf(proseOf(body), file)];
  });
  const labelLanguage = labelLanguageOf([language]);
  const labels = labelNames.flatMap((name): Texts => [
    [`label of ${name}`, labelOf(name, labelLanguage)],
    [`hint of ${name}`, hintOf(name, labelLanguage) ?? ''],
  ]);
  return [...Object.entries(site.words[language] ?? {}), ...yaml, ...markdown, ...labels]
    .filter(([path]) => !isOfOthers(path))
    .map(([path, text]) => [path, text.trimEnd().replace(/\{\w+\}/g, '{}')]);
}

describe.each(site.languages)('the texts of the site in %s', (language) => {
  const texts = textsIn(language);

  it('use the terms of the glossary', () => {
    const patterns = unwantedIn(language).map(([words, instead]) => ({
      instead,
      pattern: wholeWords(words),
    }));
    expect(patterns.length).toBeGreaterThan(5);
    const found = texts.flatMap(([path, text]) =>
      patterns.flatMap(({ instead, pattern }) => {
        const [word] = pattern.exec(text) ?? [];
        return word === undefined ? [] : [`${path}: “${word}”; write: ${instead}; in: ${text}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it('follow the typography of their language', () => {
    expect(texts.length).toBeGreaterThan(1000);
    // shared/i18n/translator.test.ts tests the words of the product.
    const own = texts.filter(([path]) => path.includes('/'));
    const problems = own.flatMap(([path, text]) =>
      typographyProblems(language, text).map((reason) => `${path}: ${reason}: ${text}`),
    );
    expect(problems).toEqual([]);
  });

  it('use only letters of the fonts', () => {
    const known = new Set(`${fontCharacters}\n\t`);
    const strangers = texts.flatMap(([path, text]) =>
      [...new Set(text)].filter((letter) => !known.has(letter)).map((letter) => `${path}: ${letter}`),
    );
    expect(strangers).toEqual([]);
  });
});

it.each(['es', 'fr'] as const)('names project categories as within a sentence: %s', (language) => {
  const names = (site.projectFilters[language] ?? []).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => /^\p{Lu}\P{Lu}*$/u.test(name))).toEqual([]);
});
