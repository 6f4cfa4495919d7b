import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '#build/project-paths.ts';
import { chosenFolder, siteNameOf } from '#content/site-folder.ts';
import { PublishedBuilds } from './published-builds.ts';

/**
 * `npm run publish`: pulls the newest content, checks it, builds it in a new folder and switches to it in one step.
 * `-- --here` publishes the folder as it is, `-- --back` serves the previous build, `-- --strict` stops at outdated
 * translations (docs/how-to/publish.md).
 */

const siteFolder = chosenFolder();
const builds = new PublishedBuilds(join(projectFolder, 'published', siteNameOf({ folder: siteFolder })));

/** @returns the output of Git; undefined when Git fails @throws the error that `refused` makes from Git's message */
function git(args: string[], refused?: (why: string) => Error): string | undefined {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: join(projectFolder, siteFolder),
    encoding: 'utf8',
    // Without a terminal, a repository that requires a password fails at once.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Error(
      'Git is not installed: install it, or publish the folder as it is: npm run publish -- --here',
    );
  if (status === 0) return stdout.trim();
  if (refused) throw refused(stderr.trim().split('\n').at(-1) ?? '');
  return undefined;
}

/** Pulls the pushed changes. @throws Error that says in one line what to do */
function pull(): void {
  if (git(['rev-parse', '--abbrev-ref', '@{upstream}']) === undefined)
    return console.log('No remote repository: publishing the folder as it is.');
  const changed = (git(['status', '--porcelain', '--', '.']) ?? '').split(/\s*\n\s*/).filter(Boolean);
  if (changed.length > 0)
    throw new Error(
      `not committed: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ' …' : ''}. Commit and push it, or publish the folder as it is: npm run publish -- --here`,
    );
  git(
    ['fetch', '--quiet'],
    (why) =>
      new Error(
        `the repository cannot be reached (${why}): try again later, or publish what is here: npm run publish -- --here`,
      ),
  );
  const [own = 0, theirs = 0] = (git(['rev-list', '--left-right', '--count', 'HEAD...@{upstream}']) ?? '')
    .split('\t')
    .map(Number);
  if (own > 0 && theirs > 0)
    throw new Error(
      `the repository has ${theirs} new commits, and ${own} commits of this folder are not pushed: git pull --rebase && git push, then publish again`,
    );
  if (theirs > 0)
    git(['merge', '--ff-only', '--quiet', '@{upstream}'], (why) => new Error(`git merge: ${why}`));
}

/** Runs a command of the project, which installs packages that came with the content. @throws Error when it fails */
function npmRun(reason: string, args: string[], stdout: 'inherit' | 'ignore' = 'inherit'): void {
  const { status } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: projectFolder,
    // Published sites have no drafts.
    env: { ...process.env, DRAFTS: '' },
    stdio: ['inherit', stdout, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(reason);
}

function publish(isFromHere: boolean, isStrict: boolean): void {
  if (!isFromHere) pull();
  npmRun(
    'the content has errors, see above',
    ['check-site', ...(isStrict ? ['--', '--strict'] : [])],
    // The build checks again, and prints the advice.
    'ignore',
  );
  const folder = builds.newFolder(new Date());
  npmRun('the site cannot be built, see above', ['build', '--', `--to=${folder}`]);
  const name = builds.serve(folder);
  console.log(
    name === undefined
      ? 'No changes; the current site stays online.'
      : `Published ${name}. It is served from published/${siteNameOf({ folder: siteFolder })}/current.`,
  );
}

let isLocked = false;
try {
  const { values } = parseArgs({
    options: { here: { type: 'boolean' }, back: { type: 'boolean' }, strict: { type: 'boolean' } },
  });
  builds.lock();
  isLocked = true;
  if (values.back === true) console.log(`Rolled back to the build of ${builds.back()}.`);
  else publish(values.here === true, values.strict === true);
} catch (error) {
  console.error(`Not published: ${error instanceof Error ? error.message : String(error)}`);
  if (builds.served !== undefined) console.error('The current site stays online.');
  process.exitCode = 1;
} finally {
  if (isLocked) builds.unlock();
}
