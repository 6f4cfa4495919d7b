import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
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
}, 120_000);

it('publishes pushed changes, and nothing twice', () => {
  expect(publish().said).toMatch(/Published \S+\. It is served from published\/acme\/current\./);
  push('One');
  expect(publish().said).toContain('No changes; the current site stays online.');
  expect(readFileSync(join(folder, 'sites/acme/README.md'), 'utf8')).toBe('One');
});

it('says what to do about uncommitted changes', () => {
  writeFileSync(
    join(folder, post),
    readFileSync(join(folder, post), 'utf8').replace('excerpt: ', 'excerpt: A '),
  );
  const { ok, said } = publish();
  expect(ok).toBe(false);
  expect(said).toBe(
    `Not published: not committed: M ${post}. Commit and push it, or publish the folder as it is: npm run publish -- --here\nThe current site stays online.\n`,
  );
  expect(publish(['--here']).ok).toBe(true);
});

it('says what to do about diverged and unreachable repositories', () => {
  git(folder, 'commit', '--all', '--quiet', '--message', 'Mine');
  push('Two');
  expect(publish().said).toContain(
    'the repository has 1 new commits, and 1 commits of this folder are not pushed: git pull --rebase && git push, then publish again',
  );
  git(folder, 'remote', 'set-url', 'origin', `${origin}-gone`);
  expect(publish().said).toMatch(/Not published: the repository cannot be reached \(.+\): try again later/);
  git(folder, 'remote', 'set-url', 'origin', origin);
});

it('says that Git is not installed', () => {
  const empty = join(folder, '.cache/no-programs');
  mkdirSync(empty, { recursive: true });
  expect(publish([], { PATH: empty }).said).toContain(
    'Not published: Git is not installed: install it, or publish',
  );
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
