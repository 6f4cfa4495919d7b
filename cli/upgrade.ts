import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { git as gitIn, isInRepository, runGit, unfinishedOperation } from './git.ts';
import { builtSiteIn, describeChanges, siteChanges, type BuiltSite, type PageFacts } from './page-changes.ts';

/**
 * `npm run upgrade -- v0.3.0` installs a version of the product: it merges its tag, checks the content, builds, and
 * lists the changes of each page. The same command again continues, `--undo` rolls back (docs/how-to/upgrade.md).
 */

const usage =
  'name one version: npm run upgrade -- v0.3.0; to roll back: npm run upgrade -- --undo (docs/how-to/upgrade.md)';

// Imports no module that reads the site: the new version may reject it, and rolling back must still work.
const projectFolder = join(import.meta.dirname, '..');
const workFolder = join(projectFolder, '.cache', 'upgrade');
const builtFolder = join(workFolder, 'site');
const stateFile = join(workFolder, 'state.json');

/** The state before an upgrade, which is needed to continue and to roll back. */
interface State {
  tag: string;
  start: string;
  /** The pages of the selected site before the upgrade. */
  pages: [string, PageFacts | string][];
}

/** The cast is safe: only this file writes the state. */
const readState = () =>
  existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as State) : undefined;

const tryGit = (...args: string[]) => runGit(projectFolder, args);
const git = (...args: string[]) => gitIn(projectFolder, ...args);
const didSucceed = (...args: string[]) => tryGit(...args).status === 0;

const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** Runs a command of the checked-out version, which installs its own packages. @returns whether it succeeded */
function npmRun(...args: string[]): boolean {
  const isWindows = process.platform === 'win32';
  const options = { cwd: projectFolder, stdio: 'inherit', shell: isWindows } as const;
  const { status, error } = spawnSync('npm', ['run', '--silent', ...args], options);
  if (error) throw new Error(`npm cannot be started: ${error.message}`);
  return status === 0;
}

const buildSite = (): BuiltSite | undefined =>
  npmRun('build', '--', '--allow-sample', `--to=${builtFolder}`) ? builtSiteIn(builtFolder) : undefined;

/** @throws Error if the product is not a repository, or has uncommitted changes */
function expectCleanRepository(): void {
  if (
    !isInRepository(projectFolder) ||
    realpathSync(git('rev-parse', '--show-toplevel')) !== realpathSync(projectFolder)
  )
    throw new Error(
      `${projectFolder} is not a Git repository: an upgrade needs a clone (docs/how-to/upgrade.md)`,
    );
  const operation = unfinishedOperation(projectFolder);
  if (operation !== undefined)
    throw new Error(
      `a ${operation} is in progress: finish it (git status says how) and run this again${operation === 'merge' ? ', or roll back with --undo' : ''}`,
    );
  const changed = linesOf(git('status', '--porcelain')).map((line) => line.trim());
  if (changed.length > 0)
    throw new Error(
      `not committed: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ' …' : ''}. Commit it (git add --all; git commit) or stash it (git stash --all), then run this again`,
    );
}

const isMerging = () => unfinishedOperation(projectFolder) === 'merge';

/** @throws Error that names the available versions */
function fetchTag(tag: string): void {
  const fetched = tryGit('fetch', '--all', '--tags', '--quiet');
  if (didSucceed('rev-parse', '--verify', '--quiet', `refs/tags/${tag}`)) return;
  const known = linesOf(git('tag', '--list', 'v*', '--sort=-v:refname')).slice(0, 8);
  throw new Error(
    `there is no version ${tag}${known.length > 0 ? `, only ${known.join(', ')}` : ''}; ${
      fetched.status === 0
        ? 'add the repository of the product once: git remote add product <address>'
        : `the repository cannot be reached: ${fetched.reason}`
    }`,
  );
}

/** The folders and files of `sites/` in a commit, with their Git object names. */
const sitesIn = (commit: string) =>
  new Map(
    linesOf(git('ls-tree', commit, 'sites/')).map((line) => {
      const [about = '', path = ''] = line.split('\t');
      return [path, about.split(' ').at(-1)] as const;
    }),
  );

/** The company's entries in `sites/`: all that differ from the product's, changed or deleted samples included. */
function ownSites(tag: string): string[] {
  const base = tryGit('merge-base', 'HEAD', tag);
  if (base.status > 1) throw new Error(base.reason);
  if (base.status === 1 && git('rev-parse', '--is-shallow-repository') === 'true')
    throw new Error(
      'this clone is shallow, so the product in it is unknown: git fetch --unshallow, then run this again',
    );
  if (base.status === 1)
    throw new Error(
      'this is not a clone of the product: clone the product, and copy your folder into sites/ of the clone',
    );
  const [before, now] = [sitesIn(base.output), sitesIn('HEAD')];
  return [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path));
}

/** @throws Error that names the conflicting files; the company's entries in `sites/` never conflict */
function merge(tag: string): void {
  const own = ownSites(tag);
  const merged = tryGit('merge', '--no-ff', '--no-commit', tag);
  if (!isMerging()) {
    if (merged.status === 0) return;
    throw new Error(`${tag} cannot be merged: ${merged.reason}`);
  }
  const kept = sitesIn('HEAD');
  for (const path of own) {
    if (kept.has(path)) git('restore', '--source=HEAD', '--staged', '--worktree', '--', path);
    else git('rm', '-r', '--force', '--quiet', '--ignore-unmatch', '--', path);
  }
  const conflicts = linesOf(git('diff', '--name-only', '--diff-filter=U'));
  if (conflicts.length > 0)
    throw new Error(
      `you and ${tag} have changed the same lines of ${conflicts.join(', ')}. Resolve the conflicts, git add and git commit, then run this again; or roll back: npm run upgrade -- --undo`,
    );
  git('commit', '--no-edit', '--quiet', '--message', `Upgrade to ${tag}`);
}

function upgrade(tag: string): void {
  if (!/^v\d+\.\d+\.\d+(-[\w.]+)?$/.test(tag)) throw new Error(usage);
  let state = readState();
  if (state?.tag !== tag || !didSucceed('merge-base', '--is-ancestor', tag, 'HEAD')) {
    expectCleanRepository();
    fetchTag(tag);
    if (didSucceed('merge-base', '--is-ancestor', tag, 'HEAD'))
      return console.log(`${tag} is already installed.`);
    console.log('Building the current site for comparison.');
    mkdirSync(workFolder, { recursive: true });
    const pages = buildSite();
    if (!pages) throw new Error('the current site cannot be built, see above; nothing was changed');
    state = { tag, start: git('rev-parse', 'HEAD'), pages: [...pages] };
    writeFileSync(stateFile, JSON.stringify(state));
    merge(tag);
  }
  console.log(`The product is ${tag}. Checking the site.`);
  const before = new Map(state.pages);
  const after = npmRun('check-site') ? buildSite() : undefined;
  if (!after)
    throw new Error(
      `the new version requires the changes listed above (CHANGELOG.md gives the reasons). Make them, then run the same command again; or roll back: npm run upgrade -- --undo`,
    );
  const changes = describeChanges(siteChanges(before, after));
  const report = [`Changes of each page in ${tag}:`, ...(changes[0] ? changes : ['none'])].join('\n');
  writeFileSync(join(workFolder, 'report.md'), `${report}\n`);
  console.log(
    `${report}\nThe same list is in .cache/upgrade/report.md. To roll back: npm run upgrade -- --undo`,
  );
}

/** Resets to the commit before the upgrade; later commits are kept in a branch. */
function undo(): void {
  const state = readState();
  if (!state) throw new Error('there is no upgrade to roll back');
  const branch = `undone-${state.tag}`;
  if (!isMerging()) {
    expectCleanRepository();
    git('branch', '--force', branch, 'HEAD');
  }
  git('reset', '--hard', '--quiet', state.start);
  rmSync(workFolder, { recursive: true, force: true });
  const kept = didSucceed('rev-parse', '--verify', '--quiet', branch)
    ? `, and later commits are in ${branch}`
    : '';
  console.log(`Everything is as it was before ${state.tag}${kept}. Build again: npm run build`);
}

try {
  const [asked = '', ...more] = process.argv.slice(2);
  if (more.length > 0) throw new Error(usage);
  else if (asked === '--undo') undo();
  else upgrade(asked);
} catch (error) {
  console.error(`upgrade: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
