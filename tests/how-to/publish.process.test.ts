import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Adopter } from './follow.ts';

/** Publishing from a repository, with a fake build: each obstacle is reported in one line with advice. */

const adopter = new Adopter('publish-from-git');
const { folder } = adopter;
const origin = `${folder}-origin.git`;
const colleague = `${folder}-colleague`;
const post = 'sites/acme/posts/first-year.en.md';

function run(program: string, args: string[], cwd = folder, own: NodeJS.ProcessEnv = {}) {
  const identity = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'a@acme.example' };
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env: {
      ...process.env,
      ...identity,
      GIT_COMMITTER_NAME: 'Ada',
      GIT_COMMITTER_EMAIL: 'a@acme.example',
      SITE: 'acme',
      ...own,
    },
    encoding: 'utf8',
  });
  return { ok: status === 0, said: stdout + stderr };
}
const git = (cwd: string, ...args: string[]) => expect(run('git', args, cwd)).toMatchObject({ ok: true });
const publish = (args: string[] = [], own: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, ['cli/publish.ts', ...args], folder, own);
const served = () => readFileSync(join(folder, 'published/acme/current/index.html'), 'utf8');

function push(title: string): void {
  git(colleague, 'pull', '--quiet');
  writeFileSync(join(colleague, 'sites/acme/README.md'), title);
  git(colleague, 'add', '--all');
  git(colleague, 'commit', '--quiet', '--message', title);
  git(colleague, 'push', '--quiet');
}

beforeAll(async () => {
  await adopter.follow('make-it-yours');
  await adopter.follow('add-content');
  adopter.buildQuickly();
  for (const other of [origin, colleague]) rmSync(other, { recursive: true, force: true });
  rmSync(join(folder, '.git'), { recursive: true, force: true });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Site');
  git(folder, 'clone', '--quiet', '--bare', folder, origin);
  git(folder, 'remote', 'add', 'origin', origin);
  git(folder, 'fetch', '--quiet', 'origin');
  git(folder, 'branch', '--quiet', '--set-upstream-to=origin/main');
  git(folder, 'clone', '--quiet', origin, colleague);
}, 400_000);

it('publishes pushed changes, and nothing twice', () => {
  expect(publish().said).toMatch(/Built \S+ in published\/acme\/current\./);
  push('One');
  expect(publish().said).toContain('No changes; the current site stays online.');
  expect(readFileSync(join(folder, 'sites/acme/README.md'), 'utf8')).toBe('One');
});

it('stays rolled back until there is a newer commit', () => {
  const article = () => existsSync(join(folder, 'published/acme/current/blog/first-year.html'));
  const pushDraft = (isDraft: boolean) => {
    git(colleague, 'pull', '--quiet');
    const file = join(colleague, post);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^draft: \w+/m, `draft: ${isDraft}`));
    git(colleague, 'commit', '--all', '--quiet', '--message', `Draft ${isDraft}`);
    git(colleague, 'push', '--quiet');
  };
  pushDraft(true);
  expect(publish().ok).toBe(true);
  expect(article()).toBe(false);
  expect(publish(['--back']).said).toContain('Rolled back to the build of ');
  expect(article()).toBe(true);
  const { ok, said } = publish();
  expect(ok).toBe(true);
  expect(said).toContain('Nothing new since the rollback: the build of ');
  expect(article()).toBe(true);
  publish(['--here']);
  expect(article()).toBe(false);
  publish(['--back']);
  push('Newer');
  publish();
  expect(article()).toBe(false);
  pushDraft(false);
  publish();
  expect(article()).toBe(true);
});

it('says what to do about uncommitted changes', () => {
  writeFileSync(
    join(folder, post),
    readFileSync(join(folder, post), 'utf8').replace('excerpt: ', 'excerpt: A '),
  );
  const { ok, said } = publish();
  expect(ok).toBe(false);
  expect(said).toBe(
    `Not published: not committed: ${post}. Commit and push it, or publish the folder as it is: npm run publish -- --here\nThe current site stays online.\n`,
  );
  expect(publish(['--here']).ok).toBe(true);
});

it('says what to do about diverged and unreachable repositories', () => {
  git(folder, 'commit', '--all', '--quiet', '--message', 'Mine');
  push('Two');
  expect(publish().said).toContain(
    'the repository has 1 new commit, and 1 commit of this folder is not pushed. Run git pull --rebase && git push, then publish again',
  );
  git(folder, 'remote', 'set-url', 'origin', `${origin}-gone`);
  expect(publish().said).toMatch(
    /Not published: the repository cannot be reached \(fatal: '.+-gone' does not appear to be a git repository\)\. Try again later, or publish/,
  );
  git(folder, 'remote', 'set-url', 'origin', origin);
});

it('says that Git is not installed', () => {
  const empty = join(folder, '.cache/no-programs');
  mkdirSync(empty, { recursive: true });
  expect(publish([], { PATH: empty }).said).toContain(
    'Not published: Git is not installed: install it (https://git-scm.com), or publish',
  );
});

describe('a failure of Git stops publishing, with its reason and advice', () => {
  const here =
    ', or publish the folder as it is: npm run publish -- --here\nThe current site stays online.\n';
  const config = join(folder, '.git/config');

  beforeAll(() => {
    git(folder, 'pull', '--quiet', '--rebase');
    git(folder, 'push', '--quiet');
    push('Not yet published');
  });
  afterEach(() => {
    git(folder, 'config', 'remote.origin.url', origin);
    git(folder, 'switch', '--quiet', 'main');
    git(folder, 'branch', '--quiet', '--set-upstream-to=origin/main');
  });

  /** A line of the message for each obstacle, and how it gets there and goes again. */
  const obstacles: Record<string, [reason: string, make: () => void, mend?: () => void]> = {
    'a detached HEAD': [
      'fatal: HEAD does not point to a branch. Switch to the branch that you publish: git switch main',
      () => git(folder, 'switch', '--quiet', '--detach'),
    ],
    'a branch without an upstream': [
      "fatal: no upstream configured for branch 'main'. Name the branch that it follows: git branch --set-upstream-to=origin/main",
      () => git(folder, 'branch', '--unset-upstream'),
    ],
    'an upstream that is gone from the server': [
      "the repository cannot be reached (fatal: couldn't find remote ref refs/heads/gone). Try again later",
      () => {
        git(folder, 'push', '--quiet', 'origin', 'main:gone');
        git(folder, 'branch', '--quiet', '--set-upstream-to=origin/gone');
        git(origin, 'branch', '--quiet', '-D', 'gone');
      },
    ],
    'a server that refuses': [
      'the repository cannot be reached (ssh: connect to host 127.0.0.1 port 1: Connection refused (fatal: Could not read from remote repository.)). Try again later',
      () => git(folder, 'config', 'remote.origin.url', 'ssh://127.0.0.1:1/site.git'),
    ],
    'a merge in progress': [
      'a merge is in progress. Finish it (git status says how) and push',
      () => writeFileSync(join(folder, '.git/MERGE_HEAD'), `${revision()}\n`),
      () => rmSync(join(folder, '.git/MERGE_HEAD')),
    ],
    'a rebase in progress': [
      'a rebase is in progress. Finish it (git status says how) and push',
      () => mkdirSync(join(folder, '.git/rebase-merge')),
      () => rmdirSync(join(folder, '.git/rebase-merge')),
    ],
    'a damaged configuration': [
      'fatal: bad config line 1 in file ',
      () => writeFileSync(config, `[\n${readFileSync(config, 'utf8')}`),
      () => writeFileSync(config, readFileSync(config, 'utf8').slice(2)),
    ],
    'a damaged repository': [
      `${join(folder, '.git')} is not a repository that Git can read: it is damaged, or you may not open it`,
      () => writeFileSync(join(folder, '.git/HEAD'), ''),
      () => writeFileSync(join(folder, '.git/HEAD'), 'ref: refs/heads/main\n'),
    ],
    'a damaged index': [
      'git status: fatal: ',
      () => writeFileSync(join(folder, '.git/index'), 'no'),
      () => {
        rmSync(join(folder, '.git/index'));
        git(folder, 'reset', '--quiet');
      },
    ],
    'another Git at work': [
      "git merge: error: Unable to create '",
      () => writeFileSync(join(folder, '.git/index.lock'), ''),
      () => rmSync(join(folder, '.git/index.lock')),
    ],
    // Git can test as another user; it reads the same variable in its own tests.
    'the folder of another user': [
      'fatal: detected dubious ownership in repository at ',
      () => void (foreign['GIT_TEST_ASSUME_DIFFERENT_OWNER'] = '1'),
      () => void delete foreign['GIT_TEST_ASSUME_DIFFERENT_OWNER'],
    ],
  };
  const foreign: NodeJS.ProcessEnv = {};
  const revision = () => run('git', ['rev-parse', 'HEAD']).said.trim();

  it.each(Object.keys(obstacles))('%s', (name) => {
    const [reason, make, mend] = obstacles[name] ?? ['', () => {}];
    make();
    const before = served();
    const { ok, said } = publish([], foreign);
    mend?.();
    expect(said).toContain(`Not published: ${reason}`);
    expect(said).toContain(here);
    expect(said).not.toContain('No remote repository');
    expect(said.trim().split('\n')).toHaveLength(2);
    expect(ok).toBe(false);
    expect(served()).toBe(before);
  });

  it('and a site of its own repository, as after git submodule update', () => {
    const site = join(folder, 'sites/acme');
    git(site, 'init', '--quiet', '--initial-branch=main');
    git(site, 'add', '--all');
    git(site, 'commit', '--quiet', '--message', 'Site');
    git(site, 'remote', 'add', 'origin', origin);
    git(site, 'switch', '--quiet', '--detach');
    expect(publish().said).toContain('Not published: fatal: HEAD does not point to a branch.');
    git(site, 'switch', '--quiet', 'main');
    git(site, 'remote', 'remove', 'origin');
    expect(publish()).toMatchObject({ ok: true });
    rmSync(join(site, '.git'), { recursive: true });
  });
});

it('says that there is no remote repository only when there is none', () => {
  expect(publish().said).not.toContain('No remote repository');
  git(folder, 'remote', 'rename', 'origin', 'elsewhere');
  expect(publish().said).not.toContain('No remote repository');
  git(folder, 'remote', 'remove', 'elsewhere');
  expect(publish().said).toContain('No remote repository: publishing the folder as it is.');
  renameSync(join(folder, '.git'), join(folder, '.cache/git'));
  expect(publish([], { GIT_CEILING_DIRECTORIES: dirname(folder) }).said).toContain(
    'No remote repository: publishing the folder as it is.',
  );
  renameSync(join(folder, '.cache/git'), join(folder, '.git'));
});

it('lists content errors, and keeps the current site', () => {
  const before = served();
  writeFileSync(
    join(folder, post),
    readFileSync(join(folder, post), 'utf8').replace('excerpt: A ', 'excerpts: '),
  );
  const { ok, said } = publish(['--here']);
  expect(ok).toBe(false);
  expect(said).toContain(`${post}:`);
  expect(said).toContain('Not published: the content has errors, see above');
  expect(served()).toBe(before);
});
