import type { TextBody } from './problem-in-body.ts';
import { quantity } from '#shared/quantity.ts';
import * as v from 'valibot';
import type { Language } from '#shared/locales.ts';
import { partOf, type DataFile } from '#content/site-file/data-file.ts';
import { isRecord } from '#shared/is-record.ts';
import { parseData, problemAt } from '#content/site-file/parse-data.ts';
import { fields } from '#content/site-file/parts.ts';
import { attempt, type Problem } from '#content/site-file/problem.ts';
import type { SiteSettings } from '#content/site-file/site.ts';
import { mapTexts } from '#shared/map-texts.ts';
import { fillParameters } from '#shared/template.ts';
import { minutesToRead } from './article.ts';
import { bodyParametersOf, fillBody, siteParametersOf } from './placeholders.ts';
import type { SiteSource } from './site-source.ts';

/*
 * Reads the files of a site into one shape: a list for each language. Every mistake is collected, so that one check
 * names all of them.
 */

export type Localized<Value> = Readonly<Record<Language, Value>>;

export type Fields = v.GenericSchema<unknown, object>;
export type WithEntries = Fields & { entries: v.ObjectEntries };

/** What an item of a collection is made of: what is true in every language, and the words of one. */
export interface ItemSchema<Facts extends Fields, Words extends Fields> {
  facts: Facts;
  /** A function where the schema of the texts depends on the language-independent fields. */
  words: Words | ((facts: v.InferOutput<Facts>) => Words);
  /** Lists whose items have both kinds of fields. */
  inBoth?: readonly string[];
  /** How many items a list needs unless it is empty, and how many fit the layout. */
  least?: number;
  most?: number;
}

/** An item of a list in one language, as pages get it. */
export type PartsIn<Facts extends Fields, Words extends Fields> = v.InferOutput<Facts> & v.InferOutput<Words>;

/** An item with a file of its own, whose name is its id and part of its address where it has a page. */
export type ItemIn<Facts extends Fields, Words extends Fields> = { id: string } & PartsIn<Facts, Words>;

/** A long text in one language; reading time is counted from its body. */
export type TextIn<Facts extends Fields, Words extends Fields> = {
  id: string;
  readingMinutes: number;
} & TextBody &
  PartsIn<Facts, Words>;

/** The two kinds of fields of an item. */
interface ItemParts {
  facts: DataFile;
  words: ReadonlyMap<Language, DataFile>;
}

export const sectionOf = (data: DataFile, language: Language): DataFile =>
  partOf(data, [language], isRecord(data.value) ? data.value[language] : undefined);

/** The fields of a record whose names are chosen. */
const pick = (value: unknown, isChosen: (name: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).filter(([name]) => isChosen(name)));

const isText = (name: string) => /^(.+)\.([a-z]{2,3})\.md$/.exec(name);

/** Reads files, parts and lists of them, and collects what is wrong. */
export class SiteReader {
  readonly problems: Problem[] = [];
  /** The files, without a language in their names, that say something in a language and have mistakes. */
  readonly broken: Localized<string[]>;
  readonly languages: readonly Language[];
  readonly #source: SiteSource;
  readonly #settings: SiteSettings;
  readonly #first: Language;

  constructor(source: SiteSource, settings: SiteSettings) {
    this.#source = source;
    this.#settings = settings;
    this.languages = settings.languages;
    this.#first = settings.languages[0] ?? '';
    this.broken = this.localize(() => []);
  }

  /** The result of reading; undefined where it has mistakes, which are collected. */
  collect<Found>(read: () => Found): Found | undefined {
    const { found, wrong } = attempt(read);
    this.problems.push(...wrong);
    return found;
  }

  /** @param file without a language in its name */
  markBroken(file: string, language: Language): void {
    this.broken[language]?.push(file);
  }

  localize<Value>(valueIn: (language: Language) => Value): Localized<Value> {
    return Object.fromEntries(this.languages.map((language) => [language, valueIn(language)]));
  }

  /** The same words with the parameters of the site filled in. */
  fill<Words>(words: Words, language: Language): Words {
    const parameters = siteParametersOf({ settings: this.#settings }, language);
    return mapTexts(words, (text) => fillParameters(text, parameters));
  }

  /** An optional file of one shape for all languages. @param empty its data where the site has no such file */
  whole<const Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    empty: unknown = [],
  ): v.InferOutput<Schema> | undefined {
    return this.collect(() => parseData(schema, this.#source.optionalYaml(name, empty)));
  }

  /** The items of a folder, one file each, `<id>.yaml`; the first section also has the language-independent fields. */
  items<const Facts extends WithEntries, const Words extends Fields>(
    folder: string,
    schema: ItemSchema<Facts, Words>,
  ): Localized<ItemIn<Facts, Words>[]> {
    const items = this.localize((): ItemIn<Facts, Words>[] => []);
    for (const name of this.#source.namesIn(folder, '.yaml')) {
      const id = name.slice(folder.length + 1, -'.yaml'.length);
      const data = this.collect(() => this.#source.yaml(name));
      const item = data && this.collect(() => this.#partsOfFile(data, schema));
      const read = item && this.#readItem(schema, item, Object.keys(schema.facts.entries));
      for (const language of this.languages) {
        const found = read?.get(language);
        if (found) items[language]?.push({ id, ...found });
        else if (!data || sectionOf(data, language).value !== undefined) this.markBroken(name, language);
      }
    }
    return items;
  }

  /**
   * The items of a list in order: language-independent fields at the top, the texts of each language below its code.
   * @param data a file that is a list, or a part of one that is
   */
  list<const Facts extends Fields, const Words extends Fields>(
    data: DataFile,
    schema: ItemSchema<Facts, Words>,
  ): Localized<PartsIn<Facts, Words>[]> {
    const items = this.collect(() => this.#listOf(data, schema)) ?? [];
    const read = items.map((item) => {
      const parts = this.collect(() => this.#partsOfItem(item));
      return parts && this.#readItem(schema, parts);
    });
    return this.localize((language) => read.flatMap((item) => item?.get(language) ?? []));
  }

  /**
   * The lists of a file, by their names. The id of an item is its place.
   * @param names of the lists, each of which may be missing
   */
  lists<const Facts extends Fields, const Words extends Fields>(
    file: string,
    names: readonly string[],
    schema: ItemSchema<Facts, Words>,
  ): Localized<(PartsIn<Facts, Words> & { id: string; list: string })[]> {
    const before = this.problems.length;
    const part = v.optional(v.array(v.unknown(), 'not a list'), []);
    const whole = fields(Object.fromEntries(names.map((name) => [name, part])));
    const data = this.collect(() => this.#source.optionalYaml(file, {}));
    const found = data && this.collect(() => parseData(whole, data));
    const lists = names.map((name) => ({
      name,
      items: data && found ? this.list(partOf(data, [name], found[name]), schema) : undefined,
    }));
    // Any item may be in a file with a mistake.
    if (this.problems.length > before) for (const language of this.languages) this.markBroken(file, language);
    return this.localize((language) =>
      lists.flatMap(({ name, items: own }) =>
        (own?.[language] ?? []).map((item, index) => ({ id: `${name}-${index + 1}`, list: name, ...item })),
      ),
    );
  }

  /**
   * The long texts of a folder, a Markdown file for each language, `<id>.<language>.md`. The front matter of the first
   * language also has the language-independent fields.
   */
  texts<const Facts extends WithEntries, const Words extends WithEntries>(
    folder: string,
    schema: { facts: Facts; words: Words },
  ): Localized<TextIn<Facts, Words>[]> {
    const items = this.localize((): TextIn<Facts, Words>[] => []);
    const names = this.#source.namesIn(folder, '.md').map((name) => name.slice(folder.length + 1));
    for (const id of [...new Set(names.flatMap((name) => isText(name)?.[1] ?? []))].toSorted()) {
      const facts = this.#factsOfText(`${folder}/${id}.${this.#first}.md`, schema);
      for (const language of this.languages) {
        const name = `${folder}/${id}.${language}.md`;
        const isFirst = language === this.#first;
        if (!isFirst && !this.#source.has(name)) continue;
        const text = attempt(() => this.#source.markdown(name)).found;
        if (!isFirst) this.collect(() => this.#source.markdown(name));
        const words =
          text && isFirst
            ? partOf(
                text.frontMatter,
                [],
                pick(text.frontMatter.value, (field) => field in schema.words.entries),
              )
            : text?.frontMatter;
        const { found, wrong } = attempt(() => words && parseData(schema.words, words));
        // Those of the first language are reported with its language-independent fields.
        if (!isFirst) this.problems.push(...wrong);
        if (!facts || !text || found === undefined) {
          this.markBroken(`${folder}/${id}.md`, language);
          continue;
        }
        items[language]?.push({
          id,
          ...facts,
          ...this.fill(found, language),
          file: this.#source.pathOf(name),
          body: fillBody(text.body, bodyParametersOf({ settings: this.#settings }, language)),
          bodyLine: text.bodyLine,
          readingMinutes: minutesToRead(text.body),
        });
      }
    }
    return items;
  }

  /** The language-independent fields of a long text, which are in the front matter of the first language. */
  #factsOfText<const Facts extends WithEntries>(
    name: string,
    schema: { facts: Facts; words: WithEntries },
  ): v.InferOutput<Facts> | undefined {
    return this.collect(() => {
      if (!this.#source.has(name)) {
        const file = this.#source.pathOf(name);
        this.problems.push({ file, field: '(the whole file)', reason: 'missing in this language' });
        return undefined;
      }
      const { frontMatter } = this.#source.markdown(name);
      // One schema for both, so that an unknown field is reported once, with the nearest name of either.
      parseData(fields({ ...schema.facts.entries, ...schema.words.entries }), frontMatter);
      const own = pick(frontMatter.value, (field) => field in schema.facts.entries);
      return parseData(schema.facts, partOf(frontMatter, [], own));
    });
  }

  /** What a file says in a language, in its section; undefined where it has none. @param data a section per language */
  section<const Schema extends v.GenericSchema>(
    data: DataFile,
    schema: Schema,
    language: Language,
  ): v.InferOutput<Schema> | undefined {
    const section = sectionOf(data, language);
    if (section.value === undefined) return undefined;
    const words = this.collect(() => parseData(schema, section));
    return words === undefined ? undefined : this.fill(words, language);
  }

  /** Whether a file has only sections of the site's languages; what else it has is a problem. */
  hasOnlySections(data: DataFile): boolean {
    if (Array.isArray(data.value)) {
      const reason = `a list: write each item into a file of its own, with its fields below ${this.languages.join(', ')}`;
      this.problems.push(problemAt(data, [], reason));
      return false;
    }
    const strange = Object.keys(data.value ?? {}).filter((name) => !this.languages.includes(name));
    const reason = `not a language of the site: put fields below ${this.languages.join(', ')}`;
    this.problems.push(...strange.map((name) => problemAt(data, [name], reason)));
    return strange.length === 0;
  }

  #partsOfFile<Facts extends WithEntries, Words extends Fields>(
    data: DataFile,
    { facts: { entries }, inBoth = [] }: ItemSchema<Facts, Words>,
  ): ItemParts | undefined {
    if (!this.hasOnlySections(data)) return undefined;
    const first = sectionOf(data, this.#first);
    const isFact = (name: string) => name in entries;
    const isWord = (name: string) => !isFact(name) || inBoth.includes(name);
    return {
      facts: partOf(first, [], pick(first.value, isFact)),
      words: new Map(
        this.languages.map((language) => [
          language,
          language === this.#first && isRecord(first.value)
            ? partOf(first, [], pick(first.value, isWord))
            : sectionOf(data, language),
        ]),
      ),
    };
  }

  #partsOfItem(data: DataFile): ItemParts | undefined {
    if (!isRecord(data.value)) {
      this.problems.push(problemAt(data, [], 'not a list of fields'));
      return undefined;
    }
    return {
      facts: partOf(
        data,
        [],
        pick(data.value, (name) => !this.languages.includes(name)),
      ),
      words: new Map(this.languages.map((language) => [language, sectionOf(data, language)])),
    };
  }

  /** Splits a list into items, each like a file of its own. */
  #listOf(data: DataFile, { least = 0, most = Infinity }: { least?: number; most?: number }): DataFile[] {
    const { value } = data;
    if (value === null || value === undefined) return [];
    const count = Array.isArray(value) ? value.length : 0;
    if (!Array.isArray(value)) this.problems.push(problemAt(data, [], 'not a list'));
    else if (count > most)
      this.problems.push(problemAt(data, [], `${quantity(count, 'item')}, at most ${most}`));
    else if (count > 0 && count < least)
      this.problems.push(problemAt(data, [], `${quantity(count, 'item')}, at least ${least}`));
    else return value.map((item: unknown, index) => partOf(data, [index], item));
    return [];
  }

  /**
   * An item in each of its languages; none where anything in it is wrong.
   * @param factNames names of language-independent fields in the section of the first language
   */
  #readItem<const Facts extends Fields, const Words extends Fields>(
    schema: ItemSchema<Facts, Words>,
    { facts, words }: ItemParts,
    factNames: readonly string[] = [],
  ): ReadonlyMap<Language, PartsIn<Facts, Words>> | undefined {
    const before = this.problems.length;
    const valid = this.collect(() => parseData(schema.facts, facts, this.languages));
    const wordsSchema = typeof schema.words === 'function' ? valid && schema.words(valid) : schema.words;
    const found = new Map<Language, PartsIn<Facts, Words>>();
    for (const [language, data] of words) {
      const isFirst = language === this.#first;
      if (data.value === undefined) {
        if (isFirst) this.problems.push(problemAt(data, [], 'missing in this language'));
        continue;
      }
      // Without valid language-independent fields there is no schema for the texts.
      const own = wordsSchema && this.collect(() => parseData(wordsSchema, data, isFirst ? factNames : []));
      if (valid === undefined || own === undefined) continue;
      const filled = this.fill(own, language);
      found.set(language, { ...valid, ...filled, ...withBoth(schema.inBoth ?? [], valid, filled) });
    }
    return this.problems.length > before ? undefined : found;
  }
}

/** Lists whose items have both kinds of fields, merged. */
const withBoth = (names: readonly string[], facts: object, words: object): object =>
  Object.fromEntries(
    names.map((name) => {
      const [own, said] = [facts, words].map(
        (part): object[] => new Map(Object.entries(part)).get(name) ?? [],
      );
      return [name, own?.map((item, index) => ({ ...item, ...said?.[index] }))];
    }),
  );
