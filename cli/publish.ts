import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFolder } from '../build/project-paths.ts';
import { siteFolder, siteName } from '../shared/site-folder.ts';
import { PublishedBuilds } from './published-builds.ts';

/**
 * `npm run publish`: takes the newest content, checks it, builds it beside the site that is served and switches to it
 * in one step. `-- --here` takes the folder as it is, `-- --back` serves the build before, `-- --strict` stops where a
 * translation is behind (docs/how-to/publish.md).
 */

const builds = new PublishedBuilds(join(projectFolder, 'published', siteName));

/** @returns the output of Git; undefined when Git fails @throws the error that `refused` makes of Git's message */
function git(args: string[], refused?: (why: string) => Error): string | undefined {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: join(projectFolder, siteFolder),
    encoding: 'utf8',
    // Without a terminal to ask at, a repository that wants a password fails at once.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Error('there is no git: install it, or publish the folder as it is: npm run publish -- --here');
  if (status === 0) return stdout.trim();
  if (refused) throw refused(stderr.trim().split('\n').at(-1) ?? '');
  return undefined;
}

/** Takes what was pushed. @throws Error that says in one line what to do */
function pull(): void {
  if (git(['rev-parse', '--abbrev-ref', '@{upstream}']) === undefined)
    return console.log('No repository to take content from: what is here is published.');
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
      `the repository has moved on by ${theirs} commits, and ${own} of this folder are not in it: git pull --rebase && git push, then publish again`,
    );
  if (theirs > 0)
    git(['merge', '--ff-only', '--quiet', '@{upstream}'], (why) => new Error(`git merge: ${why}`));
}

/** Runs a command of the project, which installs packages that came with the content. @throws Error when it fails */
function npmRun(reason: string, args: string[], stdout: 'inherit' | 'ignore' = 'inherit'): void {
  const { status } = spawnSync('npm', ['run', '--silent', ...args], {
    cwd: projectFolder,
    // What is published has no drafts.
    env: { ...process.env, DRAFTS: '' },
    stdio: ['inherit', stdout, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(reason);
}

function publish(isFromHere: boolean, isStrict: boolean): void {
  if (!isFromHere) pull();
  npmRun(
    'something is wrong with the content, see above',
    ['check-site', ...(isStrict ? ['--', '--strict'] : [])],
    // The build checks again, and says the advice.
    'ignore',
  );
  const folder = builds.newFolder(new Date());
  npmRun('the site cannot be built, see above', ['build', '--', `--to=${folder}`]);
  const name = builds.serve(folder);
  console.log(
    name === undefined
      ? 'Nothing has changed: the site that is served stays.'
      : `Published ${name}. It is served from published/${siteName}/current.`,
  );
}

let isLocked = false;
try {
  const { values } = parseArgs({
    options: { here: { type: 'boolean' }, back: { type: 'boolean' }, strict: { type: 'boolean' } },
  });
  builds.lock();
  isLocked = true;
  if (values.back === true) console.log(`Back to the build of ${builds.back()}.`);
  else publish(values.here === true, values.strict === true);
} catch (error) {
  console.error(`Not published: ${error instanceof Error ? error.message : String(error)}`);
  if (builds.served !== undefined) console.error('The site that was there is served as before.');
  process.exitCode = 1;
} finally {
  if (isLocked) builds.unlock();
}
