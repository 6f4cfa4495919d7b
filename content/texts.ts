import { minutesToRead } from './article.ts';
import type * as v from 'valibot';
import { buildMoment } from '../shared/build-day.ts';
import { defaultLanguage, languages, type Language } from '../shared/locales.ts';
import {
  hasFile,
  namesIn,
  onceHeld,
  partOf,
  readMarkdown,
  type DataFile,
} from '../shared/site-file/data-file.ts';
import { fields } from '../shared/site-file/parts.ts';
import { parseData, problemsOf } from '../shared/site-file/parse-data.ts';
import { attempt, everyOne, type Problem } from '../shared/site-file/problem.ts';
import { withSiteFacts } from './page-words.ts';

type Fields = v.StrictObjectSchema<v.ObjectEntries, v.ErrorMessage<v.StrictObjectIssue> | undefined>;

/**
 * A collection of long texts: a Markdown file per language for each, `<id>.<language>.md`; the front matter of
 * the site's first language holds its facts beside its words (content/schema/texts.ts).
 */
export interface TextCollection<Facts extends Fields = Fields, Words extends Fields = Fields> {
  /** From the project's folder. */
  folder: string;
  schema: { facts: Facts; words: Words };
}

/** The Markdown of a text, and its place in the file. */
export interface TextBody {
  /** From the project's folder. */
  file: string;
  body: string;
  /** The line of the file in which the body starts. */
  bodyLine: number;
}

/** A long text in one language; reading time is counted from its body. */
export type TextIn<Facts extends Fields, Words extends Fields> = {
  id: string;
  readingMinutes: number;
} & TextBody &
  v.InferOutput<Facts> &
  v.InferOutput<Words>;

/** All ids of a collection, sorted, including unpublished ones; empty where there is no collection. */
export function allTextIds({ folder }: Pick<TextCollection, 'folder'>): string[] {
  const ids = namesIn(folder).map((name) => /^(.+)\.[a-z]{2,3}\.md$/.exec(name)?.[1]);
  return [...new Set(ids.filter((id) => id !== undefined))].toSorted();
}

/** The Markdown file of a text in a language, from the project's folder. */
export const textFile = (
  { folder }: Pick<TextCollection, 'folder'>,
  id: string,
  language: Language,
): string => `${folder}/${id}.${language}.md`;

/** Whether a text exists in a language; in the first one it must. */
export const isTextIn = (collection: TextCollection, id: string, language: Language): boolean =>
  language === defaultLanguage || hasFile(textFile(collection, id, language));

/** The file that holds the facts of a text, from the project's folder. */
export const textFactsFile = (collection: Pick<TextCollection, 'folder'>, id: string): string =>
  textFile(collection, id, defaultLanguage);

/** The front matter as a record; empty where it is none. */
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Those fields of a front matter that a schema has. */
function fieldsOf({ entries }: Fields, frontMatter: DataFile): DataFile {
  const own = Object.entries(record(frontMatter.value)).filter(([name]) => name in entries);
  return partOf(frontMatter, [], Object.fromEntries(own));
}

const factsOnce = new WeakMap<DataFile, DataFile>();

/** The facts of a text, not checked. @throws DataError when the file is missing or its front matter no YAML */
export function textFacts(collection: TextCollection, id: string): DataFile {
  const { frontMatter } = readMarkdown(textFactsFile(collection, id));
  const facts = factsOnce.get(frontMatter) ?? fieldsOf(collection.schema.facts, frontMatter);
  factsOnce.set(frontMatter, facts);
  return facts;
}

/**
 * When a text appears, in milliseconds since 1970: 0 without a schedule, Infinity for a draft. An unreadable value
 * hides nothing; the check reports it.
 */
function shownFrom(collection: TextCollection, id: string): number {
  const { draft, publishAt } = record(attempt(() => textFacts(collection, id)).found?.value);
  if (draft === true) return Infinity;
  const moment = typeof publishAt === 'string' ? Date.parse(publishAt) : 0;
  return Number.isNaN(moment) ? 0 : moment;
}

/**
 * The ids of the texts that a collection shows in a language, sorted: neither drafts nor those whose moment has not
 * come. With DRAFTS=shown, as in `npm run dev`, all of them.
 */
export function textIds(collection: TextCollection, language = defaultLanguage): string[] {
  const now = process.env.DRAFTS === 'shown' ? Infinity : buildMoment();
  return onceHeld(`shown ${collection.folder} ${language}`, () =>
    allTextIds(collection).filter(
      (id) => shownFrom(collection, id) <= now && isTextIn(collection, id, language),
    ),
  );
}

/** A text in a language. @throws DataError with file, line and reason when one of its files is missing or wrong */
export function textIn<const Facts extends Fields, const Words extends Fields>(
  collection: TextCollection<Facts, Words>,
  id: string,
  language: Language,
): TextIn<Facts, Words> {
  const file = textFile(collection, id, language);
  return onceHeld(`text ${file}`, () => {
    const { frontMatter, body, bodyLine } = readMarkdown(file);
    const words = language === defaultLanguage ? fieldsOf(collection.schema.words, frontMatter) : frontMatter;
    return {
      id,
      ...parseData(collection.schema.facts, textFacts(collection, id)),
      ...withSiteFacts(parseData(collection.schema.words, words), language),
      file,
      body: withSiteFacts(body, language),
      bodyLine,
      readingMinutes: minutesToRead(body),
    };
  });
}

/**
 * All texts that a collection shows in a language, by their ids.
 * @throws DataError with every mistake in the files of this language
 */
export function textsIn<const Facts extends Fields, const Words extends Fields>(
  collection: TextCollection<Facts, Words>,
  language: Language,
): TextIn<Facts, Words>[] {
  return everyOne(textIds(collection, language), (id) => textIn(collection, id, language));
}

/** What is wrong with the front matters of a text; a language without a file is named. */
export function shapeProblems(collection: TextCollection, id: string): Problem[] {
  const { folder, schema } = collection;
  const { facts, words } = schema;
  return languages.flatMap((language) => {
    const file = textFile({ folder }, id, language);
    if (!isTextIn(collection, id, language)) return [];
    if (!hasFile(file)) return [{ file, field: '(the whole file)', reason: 'missing in this language' }];
    const whole = language === defaultLanguage ? fields({ ...facts.entries, ...words.entries }) : words;
    const { found, wrong } = attempt(() => {
      const problems = problemsOf(whole, readMarkdown(file).frontMatter);
      // Rules about several fields hold for fields that are right by themselves.
      const isFirst = problems.length === 0 && language === defaultLanguage;
      return isFirst ? problemsOf(facts, textFacts(collection, id)) : problems;
    });
    return found ?? wrong;
  });
}
