import type { ChangedFile } from '#build/editor/publish/described-changes.ts';
import { git, runGit } from './git.ts';
import { valueOf } from './merge-texts.ts';

const isText = (name: string) => /\.(?:yaml|md)$/.test(name);

/** The values of a version of a file. @throws Error when Git cannot read it */
function readVersion(folder: string, name: string, id: string): unknown {
  const { status, exact, reason } = runGit(folder, ['cat-file', 'blob', id]);
  if (status !== 0) throw new Error(`git cat-file: ${reason}`);
  return valueOf(name, exact);
}

/**
 * What differs in the folder of a site between two trees or commits.
 * @param folder of the site
 */
export function filesBetween(folder: string, before: string, after: string): ChangedFile[] {
  const parts = git(folder, 'diff-tree', '-r', '-z', '--no-renames', '--relative', before, after).split('\0');
  const files: ChangedFile[] = [];
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [, , oldId = '', newId = '', status] = parts[index]?.split(' ') ?? [];
    const name = parts[index + 1] ?? '';
    const kind = status === 'A' ? 'new' : status === 'D' ? 'deleted' : 'changed';
    const read = (id: string, isThere: boolean) =>
      isThere && isText(name) ? readVersion(folder, name, id) : undefined;
    files.push({
      name,
      kind,
      before: read(oldId, kind !== 'new'),
      after: read(newId, kind !== 'deleted'),
    });
  }
  return files;
}
