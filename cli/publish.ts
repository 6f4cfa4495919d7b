import { quantity } from '#shared/quantity.ts';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '#build/project-paths.ts';
import { chosenFolder, siteNameOf } from '#content/read/site-folder.ts';
import { git, isInRepository, runGit, unfinishedOperation } from './git.ts';
import { PublishedBuilds } from './published-builds.ts';

/**
 * `npm run publish`: pulls the newest content, checks it, builds it in a new folder and switches to it in one step.
 * `-- --here` publishes the folder as it is, `-- --back` serves the previous build until there is a newer commit, `--
 * --strict` stops at outdated translations (docs/how-to/publish.md).
 */

/** Which branch of which remote repository the site's folder follows. @throws Error when it follows none */
function upstreamOf(folder: string): { remote: string; ref: string } {
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

/** Pulls the pushed changes. @throws Error that says in one line what is wrong and what to do */
function pull(folder: string): void {
  const isLocal =
    !isInRepository(folder) ||
    // Exits with 1 where no line matches.
    runGit(folder, ['config', '--get-regexp', String.raw`^(remote\..*\.url|branch\..*\.remote)$`]).status ===
      1;
  if (isLocal) return console.log('No remote repository: publishing the folder as it is.');
  const operation = unfinishedOperation(folder);
  if (operation !== undefined)
    throw new Error(`a ${operation} is in progress. Finish it (git status says how) and push`);
  const { remote, ref } = upstreamOf(folder);
  const changed = git(folder, 'status', '--porcelain', '--untracked-files=normal', '--', '.');
  const files = changed.split('\n').flatMap((line) => line.trim() || []);
  if (files.length > 0)
    throw new Error(
      `not committed: ${files.slice(0, 5).join(', ')}${files.length > 5 ? ' …' : ''}. Commit and push it`,
    );
  // By name: without it, git does not report a branch that is gone from the server.
  const fetched = runGit(folder, ['fetch', '--quiet', remote, ref]);
  if (fetched.status !== 0)
    throw new Error(`the repository cannot be reached (${fetched.reason}). Try again later`);
  const [own = 0, theirs = 0] = git(folder, 'rev-list', '--left-right', '--count', 'HEAD...FETCH_HEAD')
    .split('\t')
    .map(Number);
  if (own > 0 && theirs > 0)
    throw new Error(
      `the repository has ${quantity(theirs, 'new commit')}, and ${quantity(own, 'commit of this folder is', 'commits of this folder are')} not pushed. Run git pull --rebase && git push, then publish again`,
    );
  if (theirs > 0) git(folder, 'merge', '--ff-only', '--quiet', 'FETCH_HEAD');
}

/** Runs a command of the project, which installs packages that came with the content. @throws Error when it fails */
function runCommand(reason: string, args: string[], stdout: 'inherit' | 'ignore' = 'inherit'): void {
  const { status } = spawnSync(process.execPath, [join(projectFolder, 'cli/run.mjs'), ...args], {
    cwd: projectFolder,
    // Published sites have no drafts.
    env: { ...process.env, DRAFTS: '' },
    stdio: ['inherit', stdout, 'inherit'],
  });
  if (status !== 0) throw new Error(reason);
}

/** The commit, and the site's files as they are: equal where there is nothing new to publish. */
function sourceOf(folder: string): string {
  const digest = createHash('sha256');
  for (const name of globSync('**/*', { cwd: folder }).toSorted()) {
    const file = join(folder, name);
    if (statSync(file).isFile()) digest.update(`${name}\0`).update(readFileSync(file));
  }
  return `${commitOf(folder)} ${digest.digest('hex')}`;
}

/** Empty where Git cannot say: `--here` publishes without Git. */
function commitOf(folder: string): string {
  try {
    return git(folder, 'rev-parse', 'HEAD');
  } catch {
    return '';
  }
}

function publish(builds: PublishedBuilds, siteFolder: string, isFromHere: boolean, isStrict: boolean): void {
  try {
    if (!isFromHere) pull(join(projectFolder, siteFolder));
  } catch (error) {
    throw new Error(`${messageOf(error)}, or publish the folder as it is: npm run publish -- --here`, {
      cause: error,
    });
  }
  const source = sourceOf(join(projectFolder, siteFolder));
  if (!isFromHere && builds.isRolledBackFrom(source))
    return console.log(
      `Nothing new since the rollback: the build of ${builds.served} stays online. To publish the newer build again: npm run publish -- --here`,
    );
  runCommand(
    'the content has errors, see above',
    ['check-site', ...(isStrict ? ['--strict'] : [])],
    // The build checks again, and prints the advice.
    'ignore',
  );
  const folder = builds.newFolder(new Date());
  runCommand('the site cannot be built, see above', ['build', `--to=${folder}`]);
  const name = builds.serve(folder, source);
  console.log(
    name === undefined
      ? 'No changes; the current site stays online.'
      : `Published ${name}. It is served from published/${siteNameOf({ folder: siteFolder })}/current.`,
  );
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isRefused = 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
  return isRefused
    ? `${error.message}. Run this as the owner of that folder, or change its owner`
    : error.message;
}

let builds: PublishedBuilds | undefined;
let isLocked = false;
try {
  const { values } = parseArgs({
    options: { here: { type: 'boolean' }, back: { type: 'boolean' }, strict: { type: 'boolean' } },
  });
  const siteFolder = chosenFolder();
  builds = new PublishedBuilds(join(projectFolder, 'published', siteNameOf({ folder: siteFolder })));
  builds.lock();
  isLocked = true;
  if (values.back === true)
    console.log(`Rolled back to the build of ${builds.back(sourceOf(join(projectFolder, siteFolder)))}.`);
  else publish(builds, siteFolder, values.here === true, values.strict === true);
} catch (error) {
  console.error(`Not published: ${messageOf(error)}`);
  if (builds?.served !== undefined) console.error('The current site stays online.');
  process.exitCode = 1;
} finally {
  if (isLocked) builds?.unlock();
}
