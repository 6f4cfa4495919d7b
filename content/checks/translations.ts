import { editionOf } from '#content/edition.ts';
import { createHash } from 'node:crypto';
import type { Language } from '#shared/locales.ts';
import type { DataFile } from '#content/site-file/data-file.ts';
import { leavesOf, type Path } from '#content/site-file/leaves.ts';
import { fieldOf } from '#content/site-file/parse-data.ts';
import { DataError, type Problem } from '#content/site-file/problem.ts';
import type { LoadedSite } from '#content/load-site.ts';
import { pagesWithWords } from '#content/schema/pages.ts';
import { needsWords } from '#content/pages/site-pages.ts';
import { isMarked } from './check-samples.ts';
import type { SiteSource } from '#content/read/site-source.ts';

/*
 * Which translations are outdated because the text of the first language changed. `translations/<language>.tsv` of a
 * site has a line for each text: its file, its field, and the hash of the text of the first language that it was last
 * reviewed against. Only `npm run check-site -- --read` writes it; a site without it has no such check.
 */

interface LanguageText {
  language: Language;
  /** Its file without language and extension: `services/devops`. */
  name: string;
  /** Its field without the language: `page.lead`; `text[2]` is the second section of a Markdown text. */
  field: string;
  text: string;
  file: string;
  /** The line of the file in which it begins; to find it takes longer than to read it. */
  line: () => number;
}

/** The texts below a value, by their ways. */
const textLeaves = (value: unknown) =>
  leavesOf(value).filter((leaf): leaf is [path: Path, text: string] => typeof leaf[1] === 'string');

/** The texts of a file below the code of their language, at any depth. */
function textsInSections(data: DataFile, name: string, languages: readonly Language[]): LanguageText[] {
  return textLeaves(data.value).flatMap(([path, text]) => {
    const at = path.findIndex((key) => languages.includes(String(key)));
    if (at < 0) return [];
    const language = String(path[at]);
    const field = fieldOf(path.toSpliced(at, 1));
    return [{ language, name, field, text, file: data.file, line: () => data.lineOf(path) }];
  });
}

const textsOfOneLanguage = (data: DataFile, name: string, language: Language): LanguageText[] =>
  textLeaves(data.value).map(([path, text]) => ({
    language,
    name,
    field: fieldOf(path),
    text,
    file: data.file,
    line: () => data.lineOf(path),
  }));

/** The sections of a Markdown text, each with the line of the body in which it begins. */
function sectionsOf(body: string): { text: string; line: number }[] {
  const sections = [{ text: '', line: 1 }];
  let isCode = false;
  for (const [index, line] of body.split('\n').entries()) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && line.startsWith('## ')) sections.push({ text: '', line: index + 1 });
    const last = sections.at(-1);
    if (last) last.text += `${line}\n`;
  }
  return sections.filter(({ text }) => text.trim() !== '');
}

function textsOf({ site: { languages }, source }: LoadedSite, file: string): LanguageText[] {
  const [, own = '', ending = ''] = /^(.*)\.(yaml|md)$/.exec(file) ?? [];
  // posts/first.de.md, and words/de.yaml.
  const [, name = own, code = ''] = /^(.*)[./]([a-z]{2,3})$/.exec(own) ?? [];
  if (!languages.includes(code))
    return ending === 'yaml' ? textsInSections(source.yaml(file), own, languages) : [];
  if (ending === 'yaml') return textsOfOneLanguage(source.yaml(file), name, code);
  const { frontMatter, body, bodyLine } = source.markdown(file);
  const sections = sectionsOf(body).map(({ text, line }, index) => ({
    language: code,
    name,
    field: `text[${index}]`,
    text,
    file: frontMatter.file,
    line: () => bodyLine + line - 1,
  }));
  return [...textsOfOneLanguage(frontMatter, name, code), ...sections];
}

/** A translation and the text that it translates. */
interface Pair {
  source: LanguageText;
  translation: LanguageText;
}

/** The texts of all languages but the first that the first one has too. */
function allPairs(loaded: LoadedSite): Pair[] {
  const [first] = loaded.site.languages;
  const texts = loaded.source.textNames().flatMap((name) => textsOf(loaded, name));
  const key = ({ name, field }: LanguageText) => `${name}\t${field}`;
  const sources = new Map(
    texts.filter(({ language }) => language === first).map((text) => [key(text), text]),
  );
  return texts.flatMap((translation) => {
    const source = sources.get(key(translation));
    return translation.language !== first && source ? [{ source, translation }] : [];
  });
}

const isAlike = ({ source, translation }: Pair) => source.text.trim() === translation.text.trim();

/** What is alike needs no translation, and a sample no review. */
const translatedPairs = (loaded: LoadedSite) =>
  allPairs(loaded).filter((pair) => !isAlike(pair) && !isMarked(pair.source));

/** From so many words on, a text that is the same in two languages was copied; shorter ones may be names. */
const fewestWords = 6;

/** Texts that are the same as in the first language: untranslated copies. */
export const untranslatedTexts = (loaded: LoadedSite): Problem[] =>
  allPairs(loaded)
    .filter((pair) => isAlike(pair) && pair.source.text.trim().split(/\s+/).length >= fewestWords)
    .map(({ source, translation: { file, line, field, text, language } }) => ({
      file,
      line: line(),
      field: `${language} ${field}`,
      reason: `the same as in “${source.language}”: ${excerpt(text)}; translate it, or leave it out where a language may be missing`,
    }));

/** The fields below which the first language has words and another one has none. */
function fieldsWithout(language: Language, first: Language, value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Object.hasOwn(value, first)) return Object.hasOwn(value, language) ? [] : [path];
  return Object.entries(value).flatMap(([key, part]) =>
    fieldsWithout(language, first, part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The texts that other languages have and this one lacks: files, and items of lists. */
export function textsMissingIn({ site, source }: LoadedSite, language: Language): string[] {
  const own = source.textNames();
  const [first = ''] = site.languages;
  const texts = new Set(
    own.map((file) => file.replace(/\.[a-z]{2,3}\.md$/, '')).filter((name) => !/\.(yaml|md)$/.test(name)),
  );
  const pages = pagesWithWords.filter(
    (page) =>
      needsWords(editionOf(site), page) &&
      !own.includes(`pages/${page}.yaml`) &&
      site.pages[language]?.[page] === undefined &&
      site.broken[language]?.includes(`pages/${page}.yaml`) !== true,
  );
  return [
    ...own
      // Its keys name languages for other reasons.
      .filter((file) => file.endsWith('.yaml') && file !== 'site.yaml')
      .flatMap((file) =>
        fieldsWithout(language, first, source.yaml(file).value).map((path) =>
          path.length === 0 ? file : `${file} ${fieldOf(path)}`,
        ),
      ),
    ...pages.map((page) => `pages/${page}.yaml`),
    ...[...texts].map((name) => `${name}.${language}.md`).filter((file) => !own.includes(file)),
  ];
}

/** Line breaks do not count as a change. */
const hashOf = ({ text }: LanguageText): string =>
  createHash('sha256').update(text.trim().replaceAll(/\s+/g, ' ')).digest('hex').slice(0, 12);

const fileOf = (language: Language) => `translations/${language}.tsv`;

/** The lines of a language, as name, field and hash. @throws DataError for a line that is none, as after a merge */
function readLines(source: SiteSource, language: Language): string[][] {
  const name = fileOf(language);
  const lines = source.text(name).split('\n').filter(Boolean);
  return lines.map((line, index) => {
    const columns = line.split('\t');
    if (columns.length === 3) return columns;
    const file = source.pathOf(name);
    const reason = `not a line of this file; to write it again: npm run check-site -- --read ${language} .`;
    throw new DataError([{ file, line: index + 1, field: '(the line)', reason }]);
  });
}

/**
 * The translations that were reviewed against another text than the first language has now, or never. A text that only
 * moved in its file, for example after a new item of a list, is not among them.
 */
export function textsBehind(loaded: LoadedSite): Pair[] {
  const { site, source } = loaded;
  const kept = site.languages.filter((language) => source.has(fileOf(language)));
  const read = new Map(
    kept.map((language) => [
      language,
      new Set(readLines(source, language).map(([name, , hash]) => `${name} ${hash}`)),
    ]),
  );
  if (kept.length === 0) return [];
  return translatedPairs(loaded).filter(
    ({ source: text, translation }) =>
      read.get(translation.language)?.has(`${text.name} ${hashOf(text)}`) === false,
  );
}

const excerpt = (text: string) => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return `“${line.length > 160 ? `${line.slice(0, 159)}…` : line}”`;
};

/** An outdated translation, with both texts. */
export const describeBehind = ({ source, translation }: Pair): Problem => ({
  file: translation.file,
  line: translation.line(),
  field: `${translation.language} ${translation.field}`,
  reason: `${excerpt(translation.text)} has not been reviewed since the text in “${source.language}” became ${excerpt(source.text)} (${source.file}:${source.line()})`,
});

/** `services/devops.yaml` and `posts/first.de.md` as texts name their files; `.` is all of them. */
const nameOf = (file: string) => file.replace(/^\.\//, '').replace(/(\.[a-z]{2,3})?\.(yaml|md)$/, '');

/** What `translations/<language>.tsv` has to say. */
export interface ReadTexts {
  /** Below the folder of the site. */
  name: string;
  content: string;
  /** How many texts were marked. */
  count: number;
}

/**
 * Marks the texts of some files as read against those of the first language as they are now.
 * @param files below the folder of the site; `.` for all
 * @returns the file to write
 * @throws Error with a message for the reader when a file has no text of this language
 */
export function markAsRead(loaded: LoadedSite, language: string, files: readonly string[]): ReadTexts {
  const { site, source } = loaded;
  const [, ...translated] = site.languages;
  if (!translated.includes(language))
    throw new Error(`--read needs a translated language: ${translated.join(', ') || 'there is none'}`);
  const pairs = translatedPairs(loaded).filter(({ translation }) => translation.language === language);
  const names = new Set(files.includes('.') ? pairs.map(({ source: text }) => text.name) : files.map(nameOf));
  const read = pairs.filter(({ source: text }) => names.has(text.name));
  const unknown = [...names].find((name) => !read.some(({ source: text }) => text.name === name));
  if (files.length === 0 || unknown !== undefined)
    throw new Error(
      `--read ${language} needs files with texts, such as services/cloud.yaml, or a dot for all: ${unknown ?? ''}`,
    );
  const name = fileOf(language);
  const others = source.has(name) && !files.includes('.') ? readLines(source, language) : [];
  const lines = [
    ...others.filter(([other = '']) => !names.has(other)),
    ...read.map(({ source: text }) => [text.name, text.field, hashOf(text)]),
  ].map((columns) => columns.join('\t'));
  return { name, content: `${lines.toSorted().join('\n')}\n`, count: read.length };
}
