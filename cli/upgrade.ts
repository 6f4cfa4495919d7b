import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSiteIn, describeChanges, siteChanges, type BuiltSite, type PageFacts } from './page-changes.ts';

/**
 * `npm run upgrade -- v0.3.0` takes a version of the product: `git merge` of its tag, the content check, a build, and
 * what has changed on which page. The same command again goes on, `--undo` goes back (docs/how-to/upgrade.md).
 */

const usage =
  'one version, as in: npm run upgrade -- v0.3.0; to go back: npm run upgrade -- --undo (docs/how-to/upgrade.md)';

// No module that reads the site: the new version may refuse it, and going back has to work then.
const projectFolder = join(import.meta.dirname, '..');
const workFolder = join(projectFolder, '.cache', 'upgrade');
const builtFolder = join(workFolder, 'site');
const stateFile = join(workFolder, 'state.json');

/** What an upgrade began with, so that it can go on and go back. */
interface State {
  tag: string;
  /** The commit before. */
  start: string;
  /** The pages of the chosen site before. */
  pages: [string, PageFacts | string][];
}

/** Only this file writes it. */
const readState = () =>
  existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as State) : undefined;

/** Asks Git without stopping where it refuses. */
function tryGit(...args: string[]): { ok: boolean; said: string; why: string } {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: projectFolder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    // Without a terminal to ask at, a repository that wants a password fails at once.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' },
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Error('there is no git: install it (https://git-scm.com), then run this again');
  return { ok: status === 0, said: stdout.trim(), why: stderr.trim() };
}

/** @throws Error with what Git says */
function git(...args: string[]): string {
  const { ok, said, why } = tryGit(...args);
  if (!ok) throw new Error(`git ${args.join(' ')}: ${why || said}`);
  return said;
}

const linesOf = (text: string) => text.split('\n').filter(Boolean);

/** Runs a command of the version that is there, which installs its own packages. @returns whether it went well */
function npmRun(...args: string[]): boolean {
  const isWindows = process.platform === 'win32';
  const options = { cwd: projectFolder, stdio: 'inherit', shell: isWindows } as const;
  return spawnSync('npm', ['run', '--silent', ...args], options).status === 0;
}

const buildSite = (): BuiltSite | undefined =>
  npmRun('build', '--', '--allow-sample', `--to=${builtFolder}`) ? builtSiteIn(builtFolder) : undefined;

/** @throws Error where the product is no repository, or something in it is in no commit */
function expectCleanRepository(): void {
  const top = tryGit('rev-parse', '--show-toplevel');
  if (!top.ok || realpathSync(top.said) !== realpathSync(projectFolder))
    throw new Error(
      `${projectFolder} is no Git repository: an upgrade needs a clone (docs/how-to/upgrade.md)`,
    );
  if (isMerging())
    throw new Error(
      'a merge has begun here: end it with git commit and run this again, or go back with --undo',
    );
  const changed = linesOf(git('status', '--porcelain'));
  if (changed.length > 0)
    throw new Error(
      `not committed: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ' …' : ''}. Commit it (git add --all; git commit) or put it aside (git stash --all), then run this again`,
    );
}

const isMerging = () => tryGit('rev-parse', '--verify', '--quiet', 'MERGE_HEAD').ok;

/** @throws Error that names the versions there are */
function fetchTag(tag: string): void {
  const fetched = tryGit('fetch', '--all', '--tags', '--quiet');
  if (tryGit('rev-parse', '--verify', '--quiet', `refs/tags/${tag}`).ok) return;
  const known = linesOf(git('tag', '--list', 'v*', '--sort=-v:refname')).slice(0, 8);
  throw new Error(
    `there is no version ${tag}${known.length > 0 ? `, only ${known.join(', ')}` : ''}; ${
      fetched.ok
        ? 'name the repository of the product once: git remote add product <address>'
        : `the repository cannot be asked: ${fetched.why}`
    }`,
  );
}

/** The folders and files of `sites/` in a commit, with the names that Git gives their contents. */
const sitesIn = (commit: string) =>
  new Map(
    linesOf(git('ls-tree', commit, 'sites/')).map((line) => {
      const [about = '', path = ''] = line.split('\t');
      return [path, about.split(' ').at(-1)] as const;
    }),
  );

/** The company's files in `sites/`: all that differ from the product's, also changed or deleted samples. */
function ownSites(tag: string): string[] {
  const base = tryGit('merge-base', 'HEAD', tag);
  if (!base.ok)
    throw new Error('this is no clone of the product: make one, and copy your folder of sites/ into it');
  const [before, now] = [sitesIn(base.said), sitesIn('HEAD')];
  return [...new Set([...before.keys(), ...now.keys()])].filter((path) => before.get(path) !== now.get(path));
}

/** @throws Error that names the files that both sides have changed; what is in the company's sites is not among them */
function merge(tag: string): void {
  const own = ownSites(tag);
  const merged = tryGit('merge', '--no-ff', '--no-commit', tag);
  if (!isMerging()) {
    if (merged.ok) return;
    throw new Error(`${tag} cannot be merged: ${merged.why || merged.said}`);
  }
  const kept = sitesIn('HEAD');
  for (const path of own) {
    if (kept.has(path)) git('restore', '--source=HEAD', '--staged', '--worktree', '--', path);
    else git('rm', '-r', '--force', '--quiet', '--ignore-unmatch', '--', path);
  }
  const conflicts = linesOf(git('diff', '--name-only', '--diff-filter=U'));
  if (conflicts.length > 0)
    throw new Error(
      `you and ${tag} have changed the same lines of ${conflicts.join(', ')}. Put them right, git add and git commit, then run this again; or go back: npm run upgrade -- --undo`,
    );
  git('commit', '--no-edit', '--quiet', '--message', `Upgrade to ${tag}`);
}

function upgrade(tag: string): void {
  if (!/^v\d+\.\d+\.\d+(-[\w.]+)?$/.test(tag)) throw new Error(usage);
  let state = readState();
  if (state?.tag !== tag || !tryGit('merge-base', '--is-ancestor', tag, 'HEAD').ok) {
    expectCleanRepository();
    fetchTag(tag);
    if (tryGit('merge-base', '--is-ancestor', tag, 'HEAD').ok) return console.log(`${tag} is here already.`);
    console.log('Building the site as it is, for the comparison.');
    mkdirSync(workFolder, { recursive: true });
    const pages = buildSite();
    if (!pages) throw new Error('the site cannot be built as it is, see above; nothing was changed');
    state = { tag, start: git('rev-parse', 'HEAD'), pages: [...pages] };
    writeFileSync(stateFile, JSON.stringify(state));
    merge(tag);
  }
  console.log(`The product is ${tag}. Checking the site.`);
  const before = new Map(state.pages);
  const after = npmRun('check-site') ? buildSite() : undefined;
  if (!after)
    throw new Error(
      `the new version wants what is named above to be changed (CHANGELOG.md says why). Change it, then run the same command again; or go back: npm run upgrade -- --undo`,
    );
  const changes = describeChanges(siteChanges(before, after));
  const report = [`What ${tag} changes on which page:`, ...(changes[0] ? changes : ['nothing'])].join('\n');
  writeFileSync(join(workFolder, 'report.md'), `${report}\n`);
  console.log(`${report}\nThe same is in .cache/upgrade/report.md; back: npm run upgrade -- --undo`);
}

/** Back to the commit before the upgrade; what was committed since stays in a branch. */
function undo(): void {
  const state = readState();
  if (!state) throw new Error('there is no upgrade to go back from');
  const branch = `undone-${state.tag}`;
  if (!isMerging()) {
    expectCleanRepository();
    git('branch', '--force', branch, 'HEAD');
  }
  git('reset', '--hard', '--quiet', state.start);
  rmSync(workFolder, { recursive: true, force: true });
  const kept = tryGit('rev-parse', '--verify', '--quiet', branch).ok ? `, what came after in ${branch}` : '';
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
