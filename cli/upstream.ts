import { quantity } from '#shared/quantity.ts';
import { git, isInRepository, runGit, unfinishedOperation } from './git.ts';
import { nameSome } from './page-changes.ts';
import { uncommittedFiles } from './site-commit.ts';

/* The remote repository that the site's folder follows. */

export interface Upstream {
  remote: string;
  ref: string;
  /** The branch of this folder, such as `refs/heads/main`. */
  branch: string;
  /** What Git knows of the remote branch, such as `refs/remotes/origin/main`. */
  tracking: string;
}

const shortName = (ref: string) => ref.replace(/^refs\/heads\//, '');

/** Which branch of which remote repository the site's folder follows. @throws Error when it follows none */
function upstreamOf(folder: string, branch: string): Upstream {
  const format = '--format=%(upstream:remotename) %(upstream:remoteref) %(upstream)';
  const [remote = '', ref = '', tracking = ''] = git(folder, 'for-each-ref', format, branch).split(' ');
  if (ref !== '') return { remote, ref, branch, tracking };
  const { reason } = runGit(folder, ['rev-parse', '@{upstream}']);
  throw new Error(`${reason}. Name the branch that it follows: git branch --set-upstream-to=origin/main`);
}

/** @throws Error where an operation of Git is unfinished, or a commit is checked out instead of a branch */
function branchOf(folder: string): string {
  const operation = unfinishedOperation(folder);
  if (operation !== undefined)
    throw new Error(`a ${operation} is in progress. Finish it (git status says how) and push`);
  const branch = runGit(folder, ['symbolic-ref', '--quiet', 'HEAD']);
  if (branch.status === 0) return branch.output;
  const { reason } = runGit(folder, ['rev-parse', '@{upstream}']);
  throw new Error(`${reason}. Switch to the branch that you publish: git switch main`);
}

/** @returns undefined where there is no remote repository @throws Error when nothing can be pulled into the folder */
export function remoteOf(folder: string): Upstream | undefined {
  if (!isInRepository(folder)) return undefined;
  const branch = branchOf(folder);
  const remotes = String.raw`^(remote\..*\.url|branch\..*\.remote)$`;
  // Exits with 1 where no line matches.
  return runGit(folder, ['config', '--get-regexp', remotes]).status === 1
    ? undefined
    : upstreamOf(folder, branch);
}

/**
 * Where a push would go, to show it before.
 * @throws Error when it would go to a branch of another name, as with Git's `push.default=simple`, or to the product
 */
export function pushTarget({ remote, ref, branch }: Upstream, folder: string): string {
  const [name, remoteName] = [shortName(branch), shortName(ref)];
  if (branch !== ref)
    throw new Error(
      `the branch ${name} of this folder follows ${remoteName} of ${remote}, so its commits would be pushed to ${remoteName}. Give it a branch of its own name (git push --set-upstream ${remote} ${name}), or switch to the branch that you publish (git switch ${remoteName})`,
    );
  if (remote === 'product')
    throw new Error(
      `the branch ${name} follows the repository of the product. Let it follow yours: git push --set-upstream origin ${name}`,
    );
  const url = git(folder, 'remote', 'get-url', '--push', remote);
  // Without a password.
  return `${url.replace(/^(\w+:\/\/)[^@/]*@/, '$1')} ${name}`;
}

/** Commits that only one side has. */
export interface Difference {
  own: number;
  theirs: number;
  newest: string;
}

/**
 * Somebody may have withdrawn commits by a forced push: they look like commits of this folder that are not pushed.
 * @throws Error where this folder still has such commits
 */
function expectNoneWithdrawn(folder: string, tracking: string, newest: string): void {
  // Fails where Git has not recorded earlier commits of the remote branch.
  const known = runGit(folder, ['merge-base', '--fork-point', tracking, 'HEAD']);
  if (known.status !== 0) return;
  const withdrawn = git(folder, 'log', '--format=%s', `${newest}..${known.output}`);
  if (withdrawn !== '')
    throw new Error(
      `the repository has withdrawn commits that this folder still has: ${nameSome(withdrawn.split('\n'), 5)}. Remove them here too (git rebase --autostash --onto ${newest.slice(0, 12)} ${known.output.slice(0, 12)}), then publish again`,
    );
}

/** What Git and ssh say where they would ask for a password. */
const asksToSignIn =
  /could not read (?:Username|Password)|terminal prompts disabled|Authentication failed|Permission denied \(|Host key verification failed/i;

/** Without a terminal nobody can type a password. */
export const signInAdvice = (reason: string): string | undefined =>
  asksToSignIn.test(reason)
    ? `this computer is not signed in to the repository (${reason}). Run git fetch in a terminal in the project’s folder and sign in there. Store it with an SSH key or a credential helper of Git, then publish again`
    : undefined;

/** @throws Error when the repository cannot be reached, or has withdrawn commits of this folder */
export function fetchFrom({ remote, ref, tracking }: Upstream, folder: string): Difference {
  // By name: without it, git does not report a branch that is gone from the server.
  const fetched = runGit(folder, ['fetch', '--quiet', remote, ref]);
  if (fetched.status !== 0)
    throw new Error(
      signInAdvice(fetched.reason) ?? `the repository cannot be reached (${fetched.reason}). Try again later`,
    );
  const newest = git(folder, 'rev-parse', 'FETCH_HEAD');
  const [own = 0, theirs = 0] = git(folder, 'rev-list', '--left-right', '--count', `HEAD...${newest}`)
    .split('\t')
    .map(Number);
  if (own > 0) expectNoneWithdrawn(folder, tracking, newest);
  return { own, theirs, newest };
}

/** @throws Error when both sides have commits: somebody must combine them */
function expectOneSide(folder: string, { own, theirs, newest }: Difference): void {
  if (own === 0 || theirs === 0) return;
  // A rebase would flatten a merge, such as that of an upgrade.
  const hasMerge = git(folder, 'rev-list', '--merges', `${newest}..HEAD`) !== '';
  throw new Error(
    `the repository has ${quantity(theirs, 'new commit')}, and ${quantity(own, 'commit of this folder is', 'commits of this folder are')} not pushed. Run git pull ${hasMerge ? '--no-rebase' : '--rebase'} && git push, then publish again`,
  );
}

/** Pulls the pushed changes. @throws Error that says in one line what is wrong and what to do */
export function pull(folder: string): void {
  const upstream = remoteOf(folder);
  if (!upstream) return console.log('No remote repository: publishing the folder as it is.');
  const { site: files } = uncommittedFiles(folder);
  if (files.length > 0)
    throw new Error(
      `not committed: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ' …' : ''}. Commit and push it`,
    );
  const difference = fetchFrom(upstream, folder);
  expectOneSide(folder, difference);
  if (difference.theirs > 0) git(folder, 'merge', '--ff-only', '--quiet', difference.newest);
}

export function push({ remote, ref }: Upstream, folder: string): void {
  const { status, reason } = runGit(folder, ['push', '--quiet', remote, `HEAD:${ref}`]);
  if (status !== 0)
    throw new Error(
      signInAdvice(reason) ??
        `the repository rejected the push (${reason}). Your changes are still in this folder. Publish again, which gets what others have pushed meanwhile; if it is rejected again, ask the person who manages the repository for permission to push`,
    );
}
