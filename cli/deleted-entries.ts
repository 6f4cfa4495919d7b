import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadedSite } from '#content/load-site.ts';
import type { SiteSource } from '#content/read/site-source.ts';
import type { DeletedEntry } from '#build/editor/deleted/deleted-entry.ts';
import { editorNames } from '#build/editor/publish/described-changes.ts';
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
 * What entries of folders are called: `people/ada.yaml`, `posts/first.de.md`. Lists and
 * the texts of the product’s pages cannot be deleted.
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

/** The texts that were deleted, while the editor reads the site again and again. */
export class DeletedTexts {
  #last = new Map<string, string>();
  readonly #deleted = new Map<string, string>();

  /** @returns the texts that were deleted since the first call, by their names */
  read(source: SiteSource): ReadonlyMap<string, string> {
    const now = new Map(
      source
        .textNames()
        .filter(isEntry)
        .map((name) => [name, source.text(name)]),
    );
    // An entry with another name is a new file instead of the old one.
    const added = [...now.keys()].filter((name) => !this.#last.has(name));
    const isRenamed = (name: string) =>
      added.some((one) => dirname(one) === dirname(name) && endingOf(one) === endingOf(name));
    for (const [name, text] of this.#last)
      if (!now.has(name) && !isRenamed(name)) this.#deleted.set(name, text);
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
export function nameDeleted(loaded: LoadedSite, texts: ReadonlyMap<string, string>): DeletedEntry[] {
  const { entryOf } = editorNames({ ...loaded, source: loaded.source.withTexts(texts) });
  const groups = Map.groupBy(texts.keys(), entryKey);
  return [...groups.values()].map((files) => ({
    entry: entryOf(files[0] ?? '').join(' › '),
    files: files.toSorted(),
  }));
}

/** All texts that can be brought back. @param deleted since the editor started */
export function deletedTexts(
  { source }: LoadedSite,
  folder: string,
  deleted: ReadonlyMap<string, string>,
): Map<string, string> {
  return new Map([...textsInGit(folder, source), ...deleted]);
}

/** Writes deleted files again. @throws Error where one of them is there again */
export function bringBack(
  folder: string,
  texts: ReadonlyMap<string, string>,
  files: readonly string[],
): void {
  for (const name of files) {
    const text = texts.get(name);
    if (text === undefined) throw new Error('this entry is there again, or it cannot be found any more');
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text, { flag: 'wx' });
  }
}
