import { git, runGit } from './git.ts';

/** Files that are changed and not committed, by their path in the repository. */
export interface UncommittedFiles {
  site: string[];
  others: string[];
}

/** @param folder of the site */
export function uncommittedFiles(folder: string): UncommittedFiles {
  const filesAt = (...paths: string[]) =>
    git(folder, 'status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', ...paths)
      .split('\0')
      .flatMap((entry) => entry.slice('XY '.length) || []);
  return { site: filesAt('.'), others: filesAt(':(top)', ':(exclude).') };
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

/** Commits the files of the site's folder, and no others, also when others are staged. */
export function commitSite(folder: string, message: string): void {
  git(folder, 'add', '--all', '--', '.');
  git(folder, 'commit', '--quiet', '--only', '--message', message, '--', '.');
}

const listOf = (output: string) => output.split('\0').filter(Boolean);

/**
 * Puts the commits of this folder after those of the repository. Files that are not committed stay as they are.
 * @param theirs the newest commit of the repository
 * @throws Error when both change the same lines: the branch is as it was
 */
export function rebaseOnto(folder: string, theirs: string): void {
  const { status, reason } = runGit(folder, ['rebase', '--quiet', '--autostash', theirs]);
  if (status === 0) return;
  const conflicts = listOf(git(folder, 'diff', '--name-only', '--diff-filter=U', '-z'));
  runGit(folder, ['rebase', '--abort']);
  throw new Error(
    conflicts.length === 0
      ? `git rebase: ${reason}`
      : `somebody else has changed the same lines of ${conflicts.join(', ')}. Your files are as they were. Copy your text, restore the file (git restore ${conflicts.join(' ')}), publish to get the other version, and make your change again`,
  );
}

/** The files that the repository has changed since this folder was last brought up to date. */
export const filesChangedBy = (folder: string, theirs: string): string[] =>
  listOf(git(folder, 'diff', '--name-only', '--no-renames', '-z', `HEAD...${theirs}`));

/** Takes back the last commit, and leaves all files as they are. */
export function undoCommit(folder: string): void {
  git(folder, 'reset', '--quiet', '--soft', 'HEAD~1');
  git(folder, 'reset', '--quiet', '--', '.');
}
