import { isSystemFile } from '#content/site-file/data-file.ts';
import { withIndex } from './combine.ts';
import { git, runGit } from './git.ts';

/** Files that are changed and not committed, by their path in the repository. */
export interface UncommittedFiles {
  site: string[];
  others: string[];
  /** Those of `others` that are staged. */
  staged: string[];
}

interface ChangedFile {
  path: string;
  isStaged: boolean;
  isUntracked: boolean;
}

function changedFiles(folder: string, ...paths: string[]): ChangedFile[] {
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...paths];
  return git(folder, ...status)
    .split('\0')
    .filter(Boolean)
    .map((entry) => ({
      path: entry.slice('XY '.length),
      isStaged: !/^[ ?]/.test(entry),
      isUntracked: entry.startsWith('??'),
    }));
}

/** The changed files of a site, in two parts: what systems and editors leave there is no part of it. */
function siteFiles(folder: string): { site: ChangedFile[]; system: ChangedFile[] } {
  const above = git(folder, 'rev-parse', '--show-prefix').length;
  const isSystem = ({ path, isUntracked }: ChangedFile) =>
    isUntracked && path.slice(above).split('/').some(isSystemFile);
  const { site = [], system = [] } = Object.groupBy(changedFiles(folder, '.'), (file) =>
    isSystem(file) ? 'system' : 'site',
  );
  return { site, system };
}

const pathsOf = (files: readonly ChangedFile[]) => files.map(({ path }) => path);

/** @param folder of the site */
export function uncommittedFiles(folder: string): UncommittedFiles {
  const others = changedFiles(folder, ':(top)', ':(exclude).');
  return {
    site: pathsOf(siteFiles(folder).site),
    others: pathsOf(others),
    staged: pathsOf(others.filter(({ isStaged }) => isStaged)),
  };
}

/** Whether Git knows the name and email for commits, from its settings or from the environment. */
export const hasIdentity = (folder: string): boolean =>
  ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT'].every(
    (identity) => runGit(folder, ['-c', 'user.useConfigOnly=true', 'var', identity]).status === 0,
  );

/** For all later commits in this repository. */
export function setIdentity(folder: string, name: string, email: string): void {
  git(folder, 'config', 'user.name', name);
  git(folder, 'config', 'user.email', email);
}

function unstageSite(folder: string): void {
  git(folder, 'reset', '--quiet', '--', '.');
}

/** What stages all files of the site. From stdin: the system limits the length of arguments. */
function stagingOf(folder: string): [args: string[], input: string] {
  const left = siteFiles(folder).system.map(({ path }) => `:(top,exclude,literal)${path}`);
  return [['add', '--all', '--pathspec-from-file=-', '--pathspec-file-nul'], ['.', ...left].join('\0')];
}

/** The tree that a commit of the site's files would have. Nothing is staged. */
export const siteTree = (folder: string): string =>
  withIndex(folder, (run) => {
    run(['read-tree', 'HEAD']);
    run(...stagingOf(folder));
    return run(['write-tree']).trim();
  });

/**
 * Commits the files of the site's folder, and no others, also when others are staged.
 * @throws Error when Git refuses, for instance in a hook: nothing is staged
 */
export function commitSite(folder: string, message: string): void {
  const commit = ['commit', '--quiet', '--only', '--file=-', '--', '.'];
  const steps: [string[], string][] = [stagingOf(folder), [commit, message]];
  for (const [args, input] of steps) {
    const { status, reason } = runGit(folder, args, input);
    if (status === 0) continue;
    unstageSite(folder);
    throw new Error(`git ${args[0]}: ${reason}`);
  }
}

const inShell = (files: readonly string[]) =>
  files
    .map((file) => (/^[\w./-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`))
    .join(' ');

const listOf = (output: string) => output.split('\0').filter(Boolean);

/** @throws Error when files outside the site would be lost or unstaged when both sides are combined */
export function expectOthersKept(folder: string, theirs: string, { others, staged }: UncommittedFiles): void {
  // `git reset --keep` unstages them.
  if (staged.length > 0)
    throw new Error(
      `somebody else has pushed, and these files outside the site are staged: ${staged.join(', ')}. Commit or unstage them (git restore --staged ${inShell(staged)}), then publish again`,
    );
  const both = filesChangedBy(folder, theirs).filter((file) => others.includes(file));
  if (both.length > 0)
    throw new Error(
      `somebody else has changed ${both.join(', ')}, which is changed here too. Commit it, or discard your change to it (git restore ${inShell(both)})`,
    );
}

/** The files that the repository has changed since this folder was last brought up to date. */
const filesChangedBy = (folder: string, theirs: string): string[] =>
  listOf(git(folder, 'diff', '--name-only', '--no-renames', '-z', `HEAD...${theirs}`));

/** Takes back the last commit, and leaves all files as they are. */
export function undoCommit(folder: string): void {
  git(folder, 'reset', '--quiet', '--soft', 'HEAD~1');
  unstageSite(folder);
}
