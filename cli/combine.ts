import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git, runGit } from './git.ts';
import { mergeTexts, valueOf, type Choose, type Side } from './merge-texts.ts';

/*
 * Combines what this folder and the repository have changed, in Git's database alone: the files of the folder change
 * in one step at the end, so that nothing that ends this program leaves a half of both.
 */

type Run = (args: readonly string[], input?: string) => string;

/** Runs Git with an index of its own instead of that of the folder. @throws Error with Git's reason */
export function withIndex<Result>(folder: string, action: (run: Run) => Result): Result {
  const own = mkdtempSync(join(tmpdir(), 'index-'));
  try {
    return action((args, input) => {
      const environment = { GIT_INDEX_FILE: join(own, 'index') };
      const { status, exact, reason } = runGit(folder, args, input, environment);
      if (status !== 0) throw new Error(`git ${args[0]}: ${reason}`);
      return exact;
    });
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

interface Entry {
  mode: string;
  id: string;
}
/** A file that Git cannot combine by itself; a version is undefined where the file is not in it. */
type Unmerged = Record<Side | 'base', Entry | undefined>;

const stages = ['base', 'mine', 'theirs'] as const;

function unmergedFiles(listed: string): Map<string, Unmerged> {
  const files = new Map<string, Unmerged>();
  for (const line of listed.split('\0').filter(Boolean)) {
    const [, mode = '', id = '', stage, file = ''] = /^(\d+) (\w+) ([123])\t([^]*)$/.exec(line) ?? [];
    const versions = files.get(file) ?? { base: undefined, mine: undefined, theirs: undefined };
    const name = stages[Number(stage) - 1];
    if (name) versions[name] = { mode, id };
    files.set(file, versions);
  }
  return files;
}

/** The text of a file; null where it is not text. */
function textIn(run: Run, entry: Entry): string | null {
  const text = run(['cat-file', 'blob', entry.id]);
  return /[\0\uFFFD]/.test(text) ? null : text;
}

/** @returns what the combined version has; undefined where the file is not in it */
function combineFile(run: Run, file: string, versions: Unmerged, choose: Choose): Entry | undefined {
  const { base, mine, theirs } = versions;
  const [oldText, ownText, otherText] = [base, mine, theirs].map((entry) => entry && textIn(run, entry));
  if (typeof oldText === 'string' && typeof ownText === 'string' && typeof otherText === 'string') {
    const merged = mergeTexts(file, { base: oldText, mine: ownText, theirs: otherText }, choose);
    if (merged !== undefined && mine)
      return { mode: mine.mode, id: run(['hash-object', '-w', '--stdin'], merged).trim() };
  }
  const shown = (text: string | null | undefined) => (typeof text === 'string' ? valueOf(file, text) : text);
  return versions[choose({ file, path: [], mine: shown(ownText), theirs: shown(otherText) })];
}

/** Trees or commits. */
export interface Sides {
  base: string;
  mine: string;
  theirs: string;
}

/**
 * Combines both sides without touching the folder.
 * @param folder of the site
 * @param choose is called for each clash in the files of the site, always in the same order
 * @returns the combined tree
 * @throws Error for a clash in other files
 */
export function combineTrees(folder: string, { base, mine, theirs }: Sides, choose: Choose): string {
  const site = git(folder, 'rev-parse', '--show-prefix');
  const outside: string[] = [];
  const chooseInSite: Choose = (clash) => {
    if (clash.file.startsWith(site)) return choose(clash);
    outside.push(clash.file);
    return 'mine';
  };
  const tree = withIndex(git(folder, 'rev-parse', '--show-toplevel'), (run) => {
    run(['read-tree', '-i', '-m', '--aggressive', base, mine, theirs]);
    const files = unmergedFiles(run(['ls-files', '--unmerged', '-z']));
    const lines = [...files].flatMap(([file, versions]) => {
      const entry = combineFile(run, file, versions, chooseInSite);
      // Mode 0 removes all versions; Git requires a valid hash, and ignores it.
      const { id } = versions.base ?? versions.mine ?? versions.theirs ?? { id: '' };
      return [`0 ${id}\t${file}`, ...(entry ? [`${entry.mode} ${entry.id} 0\t${file}`] : [])];
    });
    if (lines.length > 0) run(['update-index', '-z', '--index-info'], `${lines.join('\0')}\0`);
    return run(['write-tree']).trim();
  });
  if (outside.length === 0) return tree;
  throw new Error(
    `somebody else has changed the same lines of ${[...new Set(outside)].join(', ')}, which are outside the site. Your files are as they were. Run git pull --no-rebase --autostash, resolve the conflicts (git status says how), then publish again`,
  );
}

/**
 * Puts a combined tree on the branch and in the folder, in one step. Other files that are not committed stay.
 * @throws Error when a file that would change is changed in the meantime: the folder is as it was
 */
export function adoptTree(folder: string, tree: string, parents: readonly string[], message: string): void {
  // Only `git commit` follows this setting by itself.
  const isSigned = git(folder, 'config', '--type=bool', '--default=false', 'commit.gpgSign') === 'true';
  const options = [...parents.flatMap((parent) => ['-p', parent]), ...(isSigned ? ['-S'] : [])];
  const { status, output, reason } = runGit(folder, ['commit-tree', tree, ...options], message);
  if (status !== 0) throw new Error(`git commit-tree: ${reason}`);
  git(folder, 'reset', '--quiet', '--keep', output);
}
