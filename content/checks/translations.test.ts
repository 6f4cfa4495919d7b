import { describe, expect, it } from 'vitest';
import { describeProblem } from '#content/site-file/problem.ts';
import { readSite } from '#content/load-site.ts';
import { SiteSource, type SiteFiles } from '#content/read/site-source.ts';
import { starter, starterWith, type Edit } from '#content/test-support/site-fixture.ts';
import {
  describeBehind,
  markAsRead,
  textsBehind,
  textsMissingIn,
  untranslatedTexts,
} from './translations.ts';

const load = (files: SiteFiles) => readSite(new SiteSource('acme', files));
const behindIn = (files: SiteFiles) =>
  textsBehind(load(files)).map((pair) => describeProblem(describeBehind(pair)));
const languages = ['es', 'fr', 'de'];

/** The files with what `--read` writes about some of them. */
function afterReading(files: SiteFiles, language: string, ...names: string[]): SiteFiles {
  const { name, content } = markAsRead(load(files), language, names);
  return new Map([...files, [name, content]]);
}

/** The starter whose translations were read, with changes after that. */
function readWith(...edits: readonly Edit[]): SiteFiles {
  const read = languages.reduce((files, language) => afterReading(files, language, '.'), starterWith());
  const lists = languages.map((language) => `translations/${language}.tsv`);
  return new Map([...starterWith(...edits), ...[...read].filter(([name]) => lists.includes(name))]);
}

const post = 'posts/first-article';

/** The answers to the first question of the starter, whatever they say. */
const [english = '', , , german = ''] = [...starter('questions.yaml').matchAll(/^ +answer: (.+)$/gm)].map(
  ([, answer]) => answer,
);
const later: Edit = ['questions.yaml', english, `${english} Call us.`];

it('a site without translations/ has no outdated text', () => {
  expect(behindIn(starterWith(later))).toEqual([]);
});

it.each([
  ['Engineer (sample)', 0],
  ['Network engineer', 3],
])('asks for a review after a change to “%s” in %i languages', (role, count) => {
  const files = readWith(['people/robin.yaml', 'role: Systems Engineer', `role: ${role}`]);
  expect(behindIn(files)).toHaveLength(count);
});

it('reports untranslated copies, but not names that are the same in two languages', () => {
  expect(untranslatedTexts(load(starterWith()))).toEqual([]);
  const copied = load(starterWith(['questions.yaml', german, english]));
  expect(untranslatedTexts(copied).map(describeProblem)).toEqual([
    `acme/questions.yaml:13: de contact[0].answer: the same as in “en”: “${english}”; translate it, or leave it out where a language may be missing`,
  ]);
});

it('lists the files and items that are missing in a language', () => {
  const files = starterWith([`${post}.fr.md`, null, null], ['people/robin.yaml', /^fr:\n(?: .*\n)+/m, '']);
  expect(textsMissingIn(load(files), 'fr')).toEqual(['people/robin.yaml', `${post}.fr.md`]);
  expect(textsMissingIn(load(files), 'de')).toEqual([]);
});

describe('a site whose translations were reviewed', () => {
  it('is up to date, and has a sorted line for each text', () => {
    const files = readWith();
    expect(behindIn(files)).toEqual([]);
    const lines = String(files.get('translations/de.tsv')).trimEnd().split('\n');
    expect(lines).toEqual(lines.toSorted());
    expect(lines.join('\n')).toMatch(/^questions\tcontact\[0\]\.answer\t[0-9a-f]{12}$/m);
    expect(lines.join('\n')).toMatch(/^posts\/first-article\ttext\[1\]\t[0-9a-f]{12}$/m);
  });

  it('lists outdated translations with file, line and both texts until they are reviewed', () => {
    const files = readWith(later);
    const behind = behindIn(files);
    const lines = starter('questions.yaml').split('\n');
    const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
    expect(behind).toHaveLength(3);
    expect(behind).toContain(
      `acme/questions.yaml:${lineOf(german)}: de contact[0].answer: “${german}” has not been reviewed since the text in “en” became “${english} Call us.” (acme/questions.yaml:${lineOf(english)})`,
    );
    const after = behindIn(afterReading(files, 'de', 'questions.yaml'));
    expect(after.map((line) => / (\w\w) contact/.exec(line)?.[1])).toEqual(['es', 'fr']);
  });

  it('compares articles by section, ignoring line breaks', () => {
    const paragraph =
      starter(`${post}.en.md`)
        .split('\n')
        .findLast((line) => line.split(' ').length > 8) ?? '';
    expect(behindIn(readWith([`${post}.en.md`, paragraph, paragraph.split(' ').join('\n')]))).toEqual([]);
    const behind = behindIn(readWith([`${post}.en.md`, paragraph, `${paragraph} Sometimes.`]));
    const places = behind.map((line) => line.split(': ')[1]?.replace(/\d/, '0'));
    expect(new Set(places)).toEqual(new Set(languages.map((language) => `${language} text[0]`)));
  });

  it('reports only the new item when one is inserted before others', () => {
    const question = (code: string) =>
      `    ${code}: { question: What is new here (${code})?, answer: An answer that is long enough (${code}). }\n`;
    const item = `contact:\n  -\n${['en', ...languages].map(question).join('')}`;
    const behind = behindIn(readWith(['questions.yaml', 'contact:\n', item]));
    expect(behind.map((line) => line.split(': ')[1])).toEqual(
      languages.flatMap((code) => [`${code} contact[0].question`, `${code} contact[0].answer`]),
    );
  });

  it('stops at merge markers until the file is written again', () => {
    const files = readWith();
    const merged = String(files.get('translations/de.tsv')).replace(
      'questions\t',
      '<<<<<<< HEAD\nquestions\t',
    );
    const broken = new Map([...files, ['translations/de.tsv', merged]]);
    expect(() => behindIn(broken)).toThrow(
      ': (the line): not a line of this file; to write it again: npm run check-site -- --read de .',
    );
    expect(behindIn(afterReading(broken, 'de', '.'))).toEqual([]);
    expect(() => markAsRead(load(files), 'en', ['.'])).toThrow('needs a translated language: es, fr, de');
    expect(() => markAsRead(load(files), 'de', ['nothing.yaml'])).toThrow('needs files with texts');
  });
});
