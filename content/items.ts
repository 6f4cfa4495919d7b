import type * as v from 'valibot';
import { defaultLanguage, languages, type Language } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { hasFile, namesIn, partOf, readYaml, type DataFile } from '../shared/site-file/data-file.ts';
import { parseData, problemAt, problemsOf } from '../shared/site-file/parse-data.ts';
import { attempt, DataError, everyOne, type Problem } from '../shared/site-file/problem.ts';
import { checkSections, sectionOf, withSiteFacts } from './page-words.ts';

type Fields = v.GenericSchema<unknown, object>;

/** What an item of a collection is made of: what is true in every language, and the words of one. */
export interface ItemSchema<Facts extends Fields, Words extends Fields> {
  facts: Facts;
  /** A function where the words depend on the facts. */
  words: Words | ((facts: v.InferOutput<Facts>) => Words);
  /** Lists whose items hold facts and words. */
  inBoth?: readonly string[];
  /** How many items of a list fit the layout. */
  most?: number;
}

type PartsIn<Facts extends Fields, Words extends Fields> = v.InferOutput<Facts> & v.InferOutput<Words>;

/**
 * An item in one language, as pages get it. Its id is the name of its file, and part of its address where it
 * has a page.
 */
export type ItemIn<Facts extends Fields, Words extends Fields> = { id: string } & PartsIn<Facts, Words>;

/** The two kinds of parts of an item. */
interface ItemParts {
  facts: DataFile;
  words: ReadonlyMap<Language, DataFile>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Splits an item of a list: facts at the top level, the words of each language below its code. */
function partsOf(data: DataFile): ItemParts {
  if (!isRecord(data.value)) throw new DataError([problemAt(data, [], 'not a list of fields')]);
  const entries = Object.entries(data.value);
  const isLanguage = (key: string) => languages.some((language) => language === key);
  const facts = Object.fromEntries(entries.filter(([key]) => !isLanguage(key)));
  return {
    facts: partOf(data, [], facts),
    words: new Map(languages.map((language) => [language, sectionOf(data, language)])),
  };
}

/** Splits a file into its sections, one per language; that of the first language also has the facts. */
function partsOfFile(data: DataFile, facts: v.ObjectEntries, inBoth: readonly string[] = []): ItemParts {
  checkSections(data);
  const first = sectionOf(data, defaultLanguage);
  const entries = Object.entries(isRecord(first.value) ? first.value : {});
  const isFact = (name: string) => name in facts;
  const words = entries.filter(([name]) => !isFact(name) || inBoth.includes(name));
  return {
    facts: partOf(first, [], Object.fromEntries(entries.filter(([name]) => isFact(name)))),
    words: new Map(
      languages.map((language) => [
        language,
        language === defaultLanguage && isRecord(first.value)
          ? partOf(first, [], Object.fromEntries(words))
          : sectionOf(data, language),
      ]),
    ),
  };
}

/** Caches a result for as long as its key exists. */
function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** Splits each read of a file once, so that valid parts are not validated again. */
const partsOnce = once(partsOf);
const partsOfFiles = new WeakMap<DataFile, ItemParts>();

function partsOfFileOnce(...[data, facts, inBoth]: Parameters<typeof partsOfFile>): ItemParts {
  const parts = partsOfFiles.get(data) ?? partsOfFile(data, facts, inBoth);
  partsOfFiles.set(data, parts);
  return parts;
}

/** The files of a collection: `sites/<name>/<folder>/<id>.yaml`; none where there is no such folder. */
export function itemFiles(folder: string): { id: string; data: () => DataFile }[] {
  return namesIn(siteFile(folder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({
      id: name.replace(/\.yaml$/, ''),
      data: () => readYaml(siteFile(`${folder}/${name}`)),
    }));
}

/**
 * An optional file of the site, by its name without the extension.
 * @param empty stands in for it, such as a list without items
 */
export function optionalFile(name: string, empty: unknown = []): DataFile {
  const file = siteFile(`${name}.yaml`);
  return hasFile(file) ? readYaml(file) : { file, value: empty, lineOf: () => 1 };
}

/** Splits a list into items, each like a file of its own. */
export const listItems = once((data: DataFile): DataFile[] => {
  if (data.value === null || data.value === undefined) return [];
  if (!Array.isArray(data.value)) throw new DataError([problemAt(data, [], 'not a list')]);
  return data.value.map((value, index) => partOf(data, [index], value));
});

/** Whether an item is left out in a language: it may have no words in any but the first one. */
const isLacking = ({ words }: ItemParts, language: Language): boolean =>
  language !== defaultLanguage && words.get(language)?.value === undefined;

const found = new WeakMap<ItemParts, Problem[]>();

function problemsIn<Facts extends Fields, Words extends Fields>(
  schema: ItemSchema<Facts, Words>,
  item: ItemParts,
): Problem[] {
  const known = found.get(item) ?? findProblems(schema, item);
  found.set(item, known);
  return known;
}

function findProblems<Facts extends Fields, Words extends Fields>(
  schema: ItemSchema<Facts, Words>,
  item: ItemParts,
): Problem[] {
  const { facts, words } = item;
  const isFile = facts.at?.length === 1 && facts.at[0] === defaultLanguage;
  const factNames = 'entries' in schema.facts ? Object.keys(schema.facts.entries ?? {}) : [];
  const inFacts = problemsOf(schema.facts, facts, languages);
  const inWords = [...words].flatMap(([language, data]) => {
    if (isLacking(item, language)) return [];
    if (data.value === undefined) return [problemAt(data, [], 'missing in this language')];
    // Invalid facts give no schema for the words.
    const isKnown = typeof schema.words !== 'function' || inFacts.length === 0;
    // In a file, what is the same in every language is among the words of the first.
    const known = isFile && language === defaultLanguage ? factNames : [];
    return isKnown ? problemsOf(wordsSchema(schema, facts), data, known) : [];
  });
  return [...inFacts, ...inWords];
}

const wordsSchemas = new WeakMap<DataFile, Fields>();

/** The schema of an item's words, the same object for the same facts. */
function wordsSchema<const Facts extends Fields, const Words extends Fields>(
  schema: ItemSchema<Facts, Words>,
  facts: DataFile,
): Words {
  if (typeof schema.words !== 'function') return schema.words;
  const known = wordsSchemas.get(facts) ?? schema.words(parseData(schema.facts, facts));
  wordsSchemas.set(facts, known);
  // A file belongs to one collection, so its cached schema has this type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return known as Words;
}

/**
 * The items of a collection in a language, in the order of their file names.
 * @throws DataError with every mistake in the facts and in the words of any language
 */
export function readItems<
  const Facts extends Fields & { entries: v.ObjectEntries },
  const Words extends Fields,
>(folder: string, schema: ItemSchema<Facts, Words>, language: Language): ItemIn<Facts, Words>[] {
  return everyOne(itemFiles(folder), ({ id, data }) => {
    const parts = partsOfFileOnce(data(), schema.facts.entries, schema.inBoth);
    return inLanguage(schema, parts, language).map((item) => ({ id, ...item }));
  }).flat();
}

/** The ids of the items of a collection with words in a language, and of files that cannot be read. */
export const itemIdsIn = (folder: string, language: Language): string[] =>
  itemFiles(folder).flatMap(({ id, data }) =>
    attempt(() => sectionOf(data(), language).value !== undefined).found === false ? [] : id,
  );

/** The facts of the items of a collection, not validated. @throws DataError when a file is not valid YAML */
export const itemFacts = (
  folder: string,
  { facts, inBoth }: { facts: { entries: v.ObjectEntries }; inBoth?: readonly string[] },
): { id: string; facts: DataFile }[] =>
  itemFiles(folder).map(({ id, data }) => ({
    id,
    facts: partsOfFileOnce(data(), facts.entries, inBoth).facts,
  }));

/**
 * The items of a list in a language, in their order.
 * @param data a file that is a list, or a part of one that is
 * @throws DataError with every mistake in the facts and in the words of any language, or when there are too many
 */
export function readList<const Facts extends Fields, const Words extends Fields>(
  data: DataFile,
  schema: ItemSchema<Facts, Words>,
  language: Language,
): PartsIn<Facts, Words>[] {
  const items = listItems(data);
  if (items.length > (schema.most ?? items.length))
    throw new DataError([problemAt(data, [], `${items.length} items, at most ${schema.most}`)]);
  return everyOne(items, (item) => inLanguage(schema, partsOnce(item), language)).flat();
}

/** Lists whose items hold facts and words: each item with both. */
const withBoth = (names: readonly string[], facts: object, words: object): object =>
  Object.fromEntries(
    names.map((name) => {
      const [own, said] = [facts, words].map(
        (part): object[] => new Map(Object.entries(part)).get(name) ?? [],
      );
      return [name, own?.map((item, index) => ({ ...item, ...said?.[index] }))];
    }),
  );

/** An item in a language, in a list; none where it is left out in the language. */
function inLanguage<const Facts extends Fields, const Words extends Fields>(
  schema: ItemSchema<Facts, Words>,
  item: ItemParts,
  language: Language,
): PartsIn<Facts, Words>[] {
  const problems = problemsIn(schema, item);
  if (problems.length > 0) throw new DataError(problems);
  if (isLacking(item, language)) return [];
  const own = item.words.get(language) ?? partOf(item.facts, [language], undefined);
  const facts = parseData(schema.facts, item.facts);
  const words = withSiteFacts(parseData(wordsSchema(schema, item.facts), own), language);
  return [{ ...facts, ...words, ...withBoth(schema.inBoth ?? [], facts, words) }];
}
