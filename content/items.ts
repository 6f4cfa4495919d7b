import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { languages, type Language } from '../config/locales.ts';
import { siteFile } from '../config/site-folder.ts';
import { hasFile, partOf, readYaml, type DataFile } from '../schema/data-file.ts';
import { parseData, problemAt, problemsOf } from '../schema/parse-data.ts';
import { DataError, type Problem } from '../schema/problem.ts';

type Fields = v.GenericSchema<unknown, object>;

/** What an item of a collection is made of: what is true in every language, and the words of one. */
export interface ItemSchema<Facts extends Fields, Words extends Fields> {
  facts: Facts;
  words: Words;
}

/** An item in one language, as pages get it. Its id is the name of its file, and part of its address where it has a page. */
export type ItemIn<Facts extends Fields, Words extends Fields> = { id: string } & v.InferOutput<Facts> &
  v.InferOutput<Words>;

/** The file of an item and its two kinds of parts: the facts stand at the top, the words of each language below its code. */
interface ItemFile {
  id: string;
  facts: DataFile;
  words: ReadonlyMap<Language, DataFile>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function itemFile(id: string, data: DataFile): ItemFile {
  if (!isRecord(data.value)) throw new DataError([problemAt(data, [], 'not a list of fields')]);
  const entries = Object.entries(data.value);
  const isLanguage = (key: string) => languages.some((language) => language === key);
  const facts = Object.fromEntries(entries.filter(([key]) => !isLanguage(key)));
  const byLanguage = Object.fromEntries(entries.filter(([key]) => isLanguage(key)));
  return {
    id,
    facts: partOf(data, [], facts),
    words: new Map(languages.map((language) => [language, partOf(data, [language], byLanguage[language])])),
  };
}

/** Parts of a file are told apart once for each reading of it, so that what was found right is not asked again. */
const files = new WeakMap<DataFile, ItemFile>();

function itemFileOf(id: string, data: DataFile): ItemFile {
  const known = files.get(data) ?? itemFile(id, data);
  files.set(data, known);
  return known;
}

/** The files of a collection: `sites/<name>/<folder>/<id>.yaml`; none where there is no such folder. */
export function itemFiles(folder: string): { id: string; data: () => DataFile }[] {
  if (!hasFile(siteFile(folder))) return [];
  return readdirSync(join(process.cwd(), siteFile(folder)))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => ({
      id: name.replace(/\.yaml$/, ''),
      data: () => readYaml(siteFile(`${folder}/${name}`)),
    }));
}

const found = new WeakMap<ItemFile, Problem[]>();

/** What is wrong with a file of a collection. */
function problemsIn(schema: ItemSchema<Fields, Fields>, file: ItemFile): Problem[] {
  const known = found.get(file) ?? findProblems(schema, file);
  found.set(file, known);
  return known;
}

function findProblems(schema: ItemSchema<Fields, Fields>, { facts, words }: ItemFile): Problem[] {
  const inWords = [...words].flatMap(([language, data]) =>
    data.value === undefined
      ? [problemAt(facts, [language], 'missing in this language')]
      : problemsOf(schema.words, data),
  );
  return [...problemsOf(schema.facts, facts), ...inWords];
}

/**
 * The items of a collection in a language, in the order of their file names.
 * @throws DataError with every mistake in the facts and in the words of any language
 */
export function readItems<const Facts extends Fields, const Words extends Fields>(
  folder: string,
  schema: ItemSchema<Facts, Words>,
  language: Language,
): ItemIn<Facts, Words>[] {
  const problems: Problem[] = [];
  const items = itemFiles(folder).flatMap(({ id, data }) => {
    try {
      const file = itemFileOf(id, data());
      const wrong = problemsIn(schema, file);
      problems.push(...wrong);
      return wrong.length > 0 ? [] : [inLanguage(schema, file, language)];
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new DataError(problems);
  return items;
}

function inLanguage<const Facts extends Fields, const Words extends Fields>(
  schema: ItemSchema<Facts, Words>,
  { id, facts, words }: ItemFile,
  language: Language,
): ItemIn<Facts, Words> {
  const own = words.get(language) ?? partOf(facts, [language], undefined);
  return { id, ...parseData(schema.facts, facts), ...parseData(schema.words, own) };
}
