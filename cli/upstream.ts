import { quantity } from '#shared/quantity.ts';
import { git, isInRepository, runGit, unfinishedOperation } from './git.ts';

/* The remote repository that the site's folder follows. */

export interface Upstream {
  remote: string;
  ref: string;
}

/** Which branch of which remote repository the site's folder follows. @throws Error when it follows none */
function upstreamOf(folder: string): Upstream {
  const branch = runGit(folder, ['symbolic-ref', '--quiet', 'HEAD']);
  const format = '--format=%(upstream:remotename) %(upstream:remoteref)';
  const [remote = '', ref = ''] =
    branch.status === 0 ? git(folder, 'for-each-ref', format, branch.output).split(' ') : [];
  if (ref !== '') return { remote, ref };
  const { reason } = runGit(folder, ['rev-parse', '@{upstream}']);
  throw new Error(
    branch.status === 0
      ? `${reason}. Name the branch that it follows: git branch --set-upstream-to=origin/main`
      : `${reason}. Switch to the branch that you publish: git switch main`,
  );
}

/** @returns undefined where there is no remote repository @throws Error when nothing can be pulled into the folder */
export function remoteOf(folder: string): Upstream | undefined {
  const isLocal =
    !isInRepository(folder) ||
    // Exits with 1 where no line matches.
    runGit(folder, ['config', '--get-regexp', String.raw`^(remote\..*\.url|branch\..*\.remote)$`]).status ===
      1;
  if (isLocal) return undefined;
  const operation = unfinishedOperation(folder);
  if (operation !== undefined)
    throw new Error(`a ${operation} is in progress. Finish it (git status says how) and push`);
  return upstreamOf(folder);
}

/** What the repository has and this folder has not, and the other way round. */
export interface Difference {
  own: number;
  theirs: number;
  /** The newest commit of the repository. */
  newest: string;
}

export function fetchFrom({ remote, ref }: Upstream, folder: string): Difference {
  // By name: without it, git does not report a branch that is gone from the server.
  const fetched = runGit(folder, ['fetch', '--quiet', remote, ref]);
  if (fetched.status !== 0)
    throw new Error(`the repository cannot be reached (${fetched.reason}). Try again later`);
  const newest = git(folder, 'rev-parse', 'FETCH_HEAD');
  const [own = 0, theirs = 0] = git(folder, 'rev-list', '--left-right', '--count', `HEAD...${newest}`)
    .split('\t')
    .map(Number);
  return { own, theirs, newest };
}

export const diverged = (own: number, theirs: number) =>
  new Error(
    `the repository has ${quantity(theirs, 'new commit')}, and ${quantity(own, 'commit of this folder is', 'commits of this folder are')} not pushed. Run git pull --rebase && git push, then publish again`,
  );

/** Pulls the pushed changes. @throws Error that says in one line what is wrong and what to do */
export function pull(folder: string): void {
  const upstream = remoteOf(folder);
  if (!upstream) return console.log('No remote repository: publishing the folder as it is.');
  const changed = git(folder, 'status', '--porcelain', '--untracked-files=normal', '--', '.');
  const files = changed.split('\n').flatMap((line) => line.trim() || []);
  if (files.length > 0)
    throw new Error(
      `not committed: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ' …' : ''}. Commit and push it`,
    );
  const { own, theirs, newest } = fetchFrom(upstream, folder);
  if (own > 0 && theirs > 0) throw diverged(own, theirs);
  if (theirs > 0) git(folder, 'merge', '--ff-only', '--quiet', newest);
}

export function push({ remote, ref }: Upstream, folder: string): void {
  const { status, reason } = runGit(folder, ['push', '--quiet', remote, `HEAD:${ref}`]);
  if (status !== 0)
    throw new Error(
      `the repository rejected the push (${reason}). Your changes are committed in this folder, and not pushed. Run npm run publish again, which gets what others have pushed meanwhile; if it is rejected again, ask the person who manages the repository for permission to push`,
    );
}
