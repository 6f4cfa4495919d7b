import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { isRecord } from '#shared/is-record.ts';
import {
  siteFiles,
  textFiles,
  type Item,
  type SiteFile,
  type TextFile,
} from '#content/collections/site-files.ts';
import { shapeOf, shapeOfItem, UsedPoints } from './used-points.ts';

type Shape = ReturnType<typeof shapeOf>;

/** Items of one or more kinds, with their language-independent fields and the words of a language. */
function shapeOfKinds(kinds: readonly Item[]): Shape {
  const [shape = { type: 'never' }, ...others] = kinds.map(shapeOfItem);
  const [key] = Object.entries(shape.entries ?? {}).find(([, { type }]) => type === 'literal') ?? [];
  return others.length > 0 ? { type: 'variant', key, options: [shape, ...others] } : shape;
}

const withBlocks = ({ blocks }: Item, shape: Shape): Shape =>
  blocks
    ? {
        ...shape,
        entries: { ...shape.entries, blocks: { type: 'array', item: shapeOfKinds(blocks) } },
      }
    : shape;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined;

/** The front matter of a Markdown file. */
const frontMatterOf = (text: string): unknown => parse(text.split(/^---$/m, 2)[1] ?? '');

/** Reads the files of a site by the schemas of their kinds. */
class SitePoints {
  readonly points = new UsedPoints();
  readonly #folder: string;
  readonly #languages: readonly string[];

  constructor(folder: string, languages: readonly string[]) {
    this.#folder = folder;
    this.#languages = languages;
  }

  /** The text of each file; undefined where there is none, so that everything in it is missing. */
  #textsOf(files: string): (readonly [name: string, text: string | undefined])[] {
    const names = globSync(files, { cwd: this.#folder }).toSorted();
    return names.length > 0
      ? names.map((name) => [name, readFileSync(join(this.#folder, name), 'utf8')])
      : [[files, undefined]];
  }

  /** A file with a section for each language. */
  #readSections(shape: Shape, words: Shape, data: unknown, path: string, isRepeated: boolean): void {
    const [first = '', ...others] = this.#languages;
    this.points.read(shape, fieldOf(data, first), { path, isRepeated });
    for (const language of others)
      this.points.read(words, fieldOf(data, language), { path, isRepeated: false });
  }

  /** A list of items with words below the code of each language. */
  #readItems(path: string, kinds: readonly Item[], data: unknown): void {
    const place = { path, isRepeated: true };
    const shape = shapeOfKinds(kinds);
    this.points.read(shape, undefined, place);
    for (const item of Array.isArray(data) ? data.filter(isRecord) : [])
      for (const words of this.#languages.map((language) => item[language]).filter(isRecord))
        this.points.read(shape, { ...item, ...words }, place);
  }

  readYaml(file: SiteFile): void {
    const { files } = file;
    const path = `${files}:`;
    for (const [, text] of this.#textsOf(files)) {
      const data: unknown = text === undefined ? undefined : parse(text);
      if ('schema' in file) this.points.read(shapeOf(file.schema), data, { path, isRepeated: false });
      else if ('page' in file) this.#readSections(shapeOf(file.page), shapeOf(file.page), data, path, false);
      else if ('list' in file) this.#readItems(path, file.list, data);
      else if ('lists' in file)
        for (const [list, item] of Object.entries(file.lists))
          this.#readItems(`${path} ${list}`, [item], fieldOf(data, list));
      else {
        const words = shapeOf(file.words);
        const { blocks: _, ...ofOthers } = words.entries ?? {};
        this.#readSections(
          withBlocks(file, shapeOfItem(file)),
          { ...words, entries: ofOthers },
          data,
          path,
          true,
        );
      }
    }
  }

  readText({ files, facts, words }: TextFile): void {
    const [first = ''] = this.#languages;
    const path = `${files}:`;
    const ofFirst = facts ? shapeOfItem({ facts, words }) : shapeOf(words);
    for (const [name, text] of this.#textsOf(files)) {
      const data = text === undefined ? undefined : frontMatterOf(text);
      const isFirst = text === undefined || basename(name).endsWith(`.${first}.md`);
      this.points.read(isFirst ? ofFirst : shapeOf(words), data, { path, isRepeated: isFirst });
    }
  }
}

/** What the files of a site can hold and nothing in a folder uses. @param languages of the site, the first one first */
export function unusedIn(folder: string, languages: readonly string[]): string[] {
  const site = new SitePoints(folder, languages);
  for (const file of siteFiles) site.readYaml(file);
  for (const file of textFiles) site.readText(file);
  return site.points.unused();
}
