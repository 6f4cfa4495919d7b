import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { LoadedSite } from '#content/load-site.ts';
import type { SiteSource } from '#content/read/site-source.ts';
import type { DeletedEntry } from '#build/editor/deleted/deleted-entry.ts';
import { editorNames, itemName } from '#build/editor/publish/described-changes.ts';
import { withValue } from '#build/editor/saved-file.ts';
import { dataFiles } from '#content/collections/data-files.ts';
import { attempt } from '#content/site-file/problem.ts';
import { isRecord } from '#shared/is-record.ts';
import { folderOf } from '#content/collections/define-collection.ts';
import { editedTextCollections, itemCollections } from '#build/editor/collections.ts';
import { git, isInRepository, runGit } from './git.ts';
import { siteTree } from './site-commit.ts';

/*
 * Entries of the site that were deleted: since the editor started, also those that were never in Git, and in the
 * history of Git.
 */

const commitsRead = 300;
const mostTexts = 40;

/**
 * What entries of folders are called: `people/ada.yaml`, `posts/first.de.md`. Whole lists and the texts of the
 * product’s pages cannot be deleted.
 */
const entryFolders = [
  ...editedTextCollections.map((one) => ({ folder: folderOf(one), ending: 'md' })),
  ...itemCollections.map((one) => ({ folder: folderOf(one), ending: 'yaml' })),
  { folder: 'pages', ending: 'md' },
];
const isEntry = (name: string) =>
  entryFolders.some(({ folder, ending }) => dirname(name) === folder && name.endsWith(`.${ending}`));

const entryKey = (name: string) => name.replace(/(?:\.[a-z]{2,3})?\.\w+$/, '');
const endingOf = (name: string) => name.slice(entryKey(name).length);

/** What was deleted: a file, or an item of a list. */
export type Deleted = { file: string; text: string } | { file: string; item: unknown; index: number };

/** Lists whose items other files name by their ids, such as categories and prices. */
const namedLists = Object.values(dataFiles).flatMap((one) =>
  'named' in one && one.named.by === 'id' ? [one.files] : [],
);

/** The items of a list below its file; undefined where it cannot be read. */
function itemsOf(source: SiteSource, file: string) {
  const { found } = attempt(() => [source.optionalYaml(file).value].flat());
  return found?.flatMap((item, index): [string, Deleted][] =>
    isRecord(item) ? [[`${file}/${String(item['id'])}`, { file, item, index }]] : [],
  );
}

/** What was deleted, while the editor reads the site again and again. */
export class Deletions {
  #last = new Map<string, Deleted>();
  readonly #deleted = new Map<string, Deleted>();

  /** @returns what was deleted since the first call, by its name */
  read(source: SiteSource): ReadonlyMap<string, Deleted> {
    const now = new Map<string, Deleted>([
      ...source
        .textNames()
        .filter(isEntry)
        .map((file) => [file, { file, text: source.text(file) }] as const),
      ...namedLists.flatMap(
        (list) => itemsOf(source, list) ?? [...this.#last].filter(([, { file }]) => file === list),
      ),
    ]);
    // An entry with another name is a new one instead of the old one.
    const added = [...now.keys()].filter((name) => !this.#last.has(name));
    const isRenamed = (name: string) =>
      added.some((one) => dirname(one) === dirname(name) && endingOf(one) === endingOf(name));
    for (const [name, one] of this.#last)
      if (!now.has(name) && !isRenamed(name)) this.#deleted.set(name, one);
    for (const name of now.keys()) this.#deleted.delete(name);
    this.#last = now;
    return this.#deleted;
  }
}

/** The files that were deleted, with their last versions, or renamed, without: newest first. */
function goneIn(
  folder: string,
  command: string,
  ...args: string[]
): [name: string, id: string | undefined][] {
  const form = ['--raw', '--no-abbrev', '-z', '-M', '--diff-filter=DR', '--relative'];
  const printed = git(folder, command, ...form, ...args);
  return [...printed.matchAll(/:\d+ \d+ (\w+) \w+ ([DR])\d*\0([^\0]+)/g)].map(([, id, status, name = '']) => [
    name,
    status === 'D' ? id : undefined,
  ]);
}

function textsInGit(folder: string, source: SiteSource): Map<string, string> {
  if (!isInRepository(folder) || runGit(folder, ['rev-parse', '--verify', 'HEAD']).status !== 0)
    return new Map();
  const { status: ignored, reason: refused } = runGit(folder, ['check-ignore', '--quiet', '.']);
  if (ignored > 1) throw new Error(`git check-ignore: ${refused}`);
  if (ignored === 0) return new Map();
  const history = ['--first-parent', '-m', '--format=', `--max-count=${commitsRead}`, '--', '.'];
  const newest = new Map<string, string | undefined>();
  for (const [name, id] of [
    ...goneIn(folder, 'diff-tree', '-r', 'HEAD', siteTree(folder)),
    ...goneIn(folder, 'log', ...history),
  ])
    if (isEntry(name) && !source.has(name) && !newest.has(name)) newest.set(name, id);
  const ids = [...newest].flatMap(([name, id]) => (id === undefined ? [] : [[name, id] as const]));
  return new Map(
    ids.slice(0, mostTexts).map(([name, id]) => {
      const { status, exact, reason } = runGit(folder, ['cat-file', 'blob', id]);
      if (status !== 0) throw new Error(`git cat-file: ${reason}`);
      return [name, exact];
    }),
  );
}

/** The files of each entry together, with the name that the editor had for it. */
export function nameDeleted(loaded: LoadedSite, deleted: ReadonlyMap<string, Deleted>): DeletedEntry[] {
  const texts = [...deleted.values()].flatMap((one) =>
    'text' in one ? [[one.file, one.text] as const] : [],
  );
  const { entryOf } = editorNames({ ...loaded, source: loaded.source.withTexts(new Map(texts)) });
  const namesOf = (name: string): readonly (string | undefined)[] => {
    const one = deleted.get(name);
    return one && 'item' in one
      ? [...entryOf(one.file), itemName(one.item, loaded.site.languages)]
      : entryOf(name);
  };
  const groups = Map.groupBy(deleted.keys(), entryKey);
  return [...groups.values()].map((files) => ({
    entry: namesOf(files[0] ?? '').join(' › '),
    files: files.toSorted(),
  }));
}

/** All that can be brought back. @param deleted since the editor started */
export function allDeleted(
  { source }: LoadedSite,
  folder: string,
  deleted: ReadonlyMap<string, Deleted>,
): Map<string, Deleted> {
  const inGit = [...textsInGit(folder, source)].map(([file, text]) => [file, { file, text }] as const);
  return new Map<string, Deleted>([...inGit, ...deleted]);
}

/** Writes again what was deleted. @throws Error where a part of it is there again */
export function bringBack(
  folder: string,
  deleted: ReadonlyMap<string, Deleted>,
  names: readonly string[],
): void {
  for (const name of names) {
    const one = deleted.get(name);
    if (!one) throw new Error('this entry is there again, or it cannot be found any more');
    const path = join(folder, one.file);
    if ('text' in one) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, one.text, { flag: 'wx' });
    } else {
      const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
      const items: unknown[] = parse(text) ?? [];
      writeFileSync(
        path,
        withValue(text, items.toSpliced(one.index, 0, one.item), (yaml) => parse(yaml)),
      );
    }
  }
}
