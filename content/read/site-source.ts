import {
  bytesOf,
  dataOf,
  EncodingError,
  filesBelow,
  isLinkedFromOutside,
  markdownOf,
  sizeOfFile,
  textOf,
  withLineFeeds,
  type DataFile,
  type MarkdownFile,
} from '#content/site-file/data-file.ts';
import { guessText } from '#content/site-file/decode-text.ts';
import { ownFilesFolder, ownHtaccess, unreadFolders } from './own-files.ts';
import { attempt, DataError, type Problem } from '#content/site-file/problem.ts';

/** The files of a folder by their names in it; null for one whose content is not text. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array | null>;

const isOwnFile = (name: string) => name.startsWith(`${ownFilesFolder}/`);
const isUnread = (name: string) =>
  isOwnFile(name) || unreadFolders.some((folder) => name.startsWith(`${folder}/`));
const hasText = (name: string) =>
  (/\.(yaml|md|svg|tsv)$/i.test(name) && !isUnread(name)) || name === ownHtaccess;

/**
 * The files of a folder of the project, each read once.
 * @param folder from the project's folder
 * @throws DataError with every file that cannot be read
 */
export function readSiteFiles(folder: string): SiteFiles {
  const names = filesBelow(folder);
  // What is published must be in the folder, not anywhere on this machine.
  const outside = names.filter((name) => isOwnFile(name) && isLinkedFromOutside(folder, name));
  if (outside.length > 0) {
    const reason = 'a link to a file outside of the folder of the site: copy the file here instead';
    throw new DataError(
      outside.map((name) => ({ file: `${folder}/${name}`, field: '(the whole file)', reason })),
    );
  }
  return new Map(names.map((name) => [name, hasText(name) ? bytesOf(`${folder}/${name}`) : null]));
}

interface Parsed<Data> {
  found?: Data;
  wrong: readonly Problem[];
}

/** The files of a site while it is loaded and checked. Each file is parsed once, so lines can be named later. */
export class SiteSource {
  readonly folder: string;
  readonly files: SiteFiles;
  readonly #yaml = new Map<string, Parsed<DataFile>>();
  readonly #markdown = new Map<string, Parsed<MarkdownFile>>();

  /** @param folder from the project's folder, as messages name it */
  constructor(folder: string, files: SiteFiles = readSiteFiles(folder)) {
    this.folder = folder;
    this.files = files;
  }

  /** The same folder with other texts in some files; what is parsed is not parsed again. */
  withTexts(texts: ReadonlyMap<string, string>): SiteSource {
    const other = new SiteSource(this.folder, new Map([...this.files, ...texts]));
    for (const [name, parsed] of this.#yaml) if (!texts.has(name)) other.#yaml.set(name, parsed);
    for (const [name, parsed] of this.#markdown) if (!texts.has(name)) other.#markdown.set(name, parsed);
    return other;
  }

  has(name: string): boolean {
    return this.files.has(name);
  }

  /** The path of a file from the project's folder, as messages name it. */
  pathOf(name: string): string {
    return `${this.folder}/${name}`;
  }

  /** The names of the files in a folder of the site, sorted. @param ending what they end with, such as `.yaml` */
  namesIn(folder: string, ending: string): string[] {
    const isIn = (name: string) =>
      name.startsWith(`${folder}/`) && name.endsWith(ending) && !name.slice(folder.length + 1).includes('/');
    return [...this.files.keys()].filter(isIn).toSorted();
  }

  /** The names of all files with texts of the site: YAML and Markdown, but not notes such as `README.md`. */
  textNames(): string[] {
    const isText = (name: string) =>
      /\.(yaml|md)$/.test(name) && !/(^|\/)(README|LICEN[CS]E)\.md$/.test(name) && !isUnread(name);
    return [...this.files.keys()].filter(isText).toSorted();
  }

  sizeOf(name: string): number {
    const content = this.files.get(name);
    if (content === undefined || content === null) return sizeOfFile(this.pathOf(name));
    return Buffer.byteLength(content);
  }

  bytes(name: string): Uint8Array {
    const content = this.files.get(name) ?? bytesOf(this.pathOf(name));
    return typeof content === 'string' ? Buffer.from(content) : content;
  }

  /** @throws DataError when the file is missing or not UTF-8 */
  text(name: string): string {
    return textOf(this.#bytesOf(name), this.pathOf(name));
  }

  #bytesOf(name: string): Uint8Array {
    const content = this.files.get(name);
    if (content === undefined || content === null)
      throw new DataError([{ file: this.pathOf(name), field: '(the whole file)', reason: 'missing' }]);
    return typeof content === 'string' ? Buffer.from(content) : content;
  }

  /** The texts that are not UTF-8, but are read in another encoding, so that they hide no other mistake. */
  encodingProblems(): Problem[] {
    return this.textNames().flatMap((name) => attempt(() => this.text(name)).wrong);
  }

  #readableText(name: string): string {
    try {
      return this.text(name);
    } catch (error) {
      const guessed = error instanceof EncodingError ? guessText(this.#bytesOf(name)) : undefined;
      if (guessed === undefined) throw error;
      return withLineFeeds(guessed);
    }
  }

  /** @throws DataError when the file is missing, not a text or not valid YAML */
  yaml(name: string): DataFile {
    return this.#parse(this.#yaml, name, dataOf);
  }

  /** @throws DataError when the file is missing, not a text, or its front matter is not valid YAML */
  markdown(name: string): MarkdownFile {
    return this.#parse(this.#markdown, name, markdownOf);
  }

  /** A file that a site need not have. @param empty its data where it is missing, such as a list without items */
  optionalYaml(name: string, empty: unknown = []): DataFile {
    return this.has(name) ? this.yaml(name) : { file: this.pathOf(name), value: empty, lineOf: () => 1 };
  }

  #parse<Data>(
    known: Map<string, Parsed<Data>>,
    name: string,
    parse: (text: string, file: string) => Data,
  ): Data {
    const parsed = known.get(name) ?? attempt(() => parse(this.#readableText(name), this.pathOf(name)));
    known.set(name, parsed);
    if (parsed.found === undefined) throw new DataError(parsed.wrong);
    return parsed.found;
  }
}
