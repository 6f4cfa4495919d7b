import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { anyLanguage } from '#content/schema/in-language.ts';
import type { BlockOutline } from '#content/schema/blocks.ts';
import {
  siteFiles,
  textFiles,
  type Item,
  type SiteFile,
  type TextFile,
} from '#content/collections/site-files.ts';
import { isShape, shapeOf, shapeOfItem, UsedPoints } from './used-points.ts';

type Shape = ReturnType<typeof shapeOf>;

/** Each kind of block with its language-independent fields and its words. */
const blockShape = (blocks: readonly BlockOutline[]): Shape => ({
  type: 'array',
  item: { type: 'variant', key: 'kind', options: blocks.map((outline) => shapeOfItem(outline)) },
});

const withBlocks = ({ blocks }: Item, shape: Shape): Shape =>
  blocks ? { ...shape, entries: { ...shape.entries, blocks: blockShape(blocks) } } : shape;

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
  #readItems(path: string, { facts, words }: Item, data: unknown): void {
    const place = { path, isRepeated: true };
    const items: unknown[] = Array.isArray(data) ? data : [undefined];
    for (const item of items) {
      this.points.read(shapeOf(facts), item, place);
      for (const language of this.#languages)
        this.points.read(shapeOf(words), fieldOf(item, language), place);
    }
  }

  readYaml(file: SiteFile): void {
    const { files } = file;
    const path = `${files}:`;
    for (const [, text] of this.#textsOf(files)) {
      const data: unknown = text === undefined ? undefined : parse(text);
      if ('schema' in file)
        this.points.read(this.#inLanguages(shapeOf(file.schema)), data, { path, isRepeated: false });
      else if ('page' in file) this.#readSections(shapeOf(file.page), shapeOf(file.page), data, path, false);
      else if ('list' in file) this.#readItems(path, file.list, data);
      else if ('lists' in file)
        for (const [list, item] of Object.entries(file.lists))
          this.#readItems(`${path} ${list}`, item, fieldOf(data, list));
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

  /** The schemas of files with all languages stand for any language; the site has its own. */
  #inLanguages(shape: Shape): Shape {
    if (shape.item) return { ...shape, item: this.#inLanguages(shape.item) };
    if (shape.type === 'variant')
      return {
        ...shape,
        options: (shape.options ?? []).filter(isShape).map((option) => this.#inLanguages(option)),
      };
    const { [anyLanguage]: words, ...facts } = shape.entries ?? {};
    if (!words) return shape;
    const inAll = Object.fromEntries(this.#languages.map((language) => [language, words]));
    return { ...shape, entries: { ...facts, ...inAll } };
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
