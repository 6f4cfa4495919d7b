import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, it } from 'vitest';
import { attempt, DataError, describeProblem } from '#content/site-file/problem.ts';
import { readdirSync } from 'node:fs';
import { catalogs } from '#shared/i18n/catalogs.ts';
import { readYaml } from '#content/site-file/data-file.ts';
import { problemsOf } from '#content/site-file/parse-data.ts';
import { modeOf } from '#shared/mode.ts';
import { problemsOfSite } from './check-site.ts';
import { sectionOf } from '#content/read/site-reader.ts';
import { defaultPages, readSite } from '#content/load-site.ts';
import { unevenTranslations } from './check-texts.ts';
import { missingLetters } from './site-letters.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { pageSchemas, pagesWithWords } from '#content/schema/pages.ts';
import { textsOfSite } from '#content/read/site-texts.ts';

it('R096: the files of the site have no problems', () => {
  const loaded = readSite(new SiteSource(site.folder));
  expect(problemsOfSite(loaded, { nowMs: Date.now(), mode: modeOf(site) }, [missingLetters])).toEqual([]);
});

it('the long texts of the site have the same parts in each language', () => {
  expect(unevenTranslations(readSite(new SiteSource(site.folder))).map(describeProblem)).toEqual([]);
});

it('R096: reports problems of a file, and rethrows other errors', () => {
  const problem = { file: 'services/scan.yaml', line: 3, field: 'icon', reason: 'missing' };
  const fail = (error: Error) => () => {
    throw error;
  };
  expect(attempt(fail(new DataError([problem]))).wrong).toEqual([problem]);
  expect(() => attempt(fail(new RangeError('a slip of ours')))).toThrow('a slip of ours');
});

it('pages with default texts have them in each language of the product', () => {
  const files = readdirSync(defaultPages);
  const problems = pagesWithWords
    .filter((page) => files.includes(`${page}.yaml`))
    .flatMap((page) =>
      Object.keys(catalogs).flatMap((language) =>
        problemsOf(pageSchemas[page], sectionOf(readYaml(`${defaultPages}/${page}.yaml`), language)),
      ),
    );
  expect(problems.map(describeProblem)).toEqual([]);
  expect(files.filter((file) => !pagesWithWords.some((page) => `${page}.yaml` === file))).toEqual([]);
});

/** Words that change before a vowel or an article: *d’*Arpentis, *e* Inés, *an* Acme engineer. */
const changing: Readonly<Record<string, RegExp>> = {
  fr: /(?<![\p{L}’])(?:de|du|le|la|je|me|te|se|ne|ce|que|jusque|lorsque|puisque|si) \{(\w+)\}/giu,
  es: /(?<!\p{L})(?:y|o) \{(\w+)\}/giu,
  en: /(?<!\p{L})an? \{(\w+)\}/giu,
};
/** Parameters that always begin with a digit. */
const numbers = ['amount', 'date', 'phone', 'opens', 'minimumAge'];

const changingBeforeName = (language: string, text: string): string[] =>
  [...text.matchAll(changing[language] ?? /(?!)/gu)].flatMap(([found, name = '']) =>
    numbers.includes(name) ? [] : [found],
  );

it('no text depends on the first letter of a parameter', () => {
  expect(changingBeforeName('fr', 'L’équipe de {brand}, que {name} dirige depuis le {date}')).toEqual([
    'de {brand}',
    'que {name}',
  ]);
  const messages = Object.entries(catalogs).flatMap(([language, words]) =>
    Object.entries({ ...words }).map(([key, text]) => ({ language, text, place: key })),
  );
  const folders = ['sites/_starter', 'cli/legal-notices', defaultPages];
  const texts = folders.flatMap((folder) =>
    textsOfSite(new SiteSource(folder)).map(({ text, problem }) => {
      const { file, field } = problem('');
      const place = `${file} ${field}`;
      const language = /\.(\w\w)\.md |[ .](\w\w)(?:\.|$)/.exec(place);
      return { language: language?.[1] ?? language?.[2] ?? '', text, place };
    }),
  );
  const wrong = [...messages, ...texts].flatMap(({ language, text, place }) =>
    changingBeforeName(language, text).map((found) => `${place}: ${found}`),
  );
  expect(wrong).toEqual([]);
});
