import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { git } from './git.ts';
import { fetchFrom, pull, pushTarget, remoteOf, signInAdvice } from './upstream.ts';
import { commitAll, pushFile, sharedRepository, writeIn } from './test-support/shared-repository.ts';

const followed = (site: string) => {
  const upstream = remoteOf(site);
  if (!upstream) throw new Error('no remote repository');
  return upstream;
};

it('names where a push goes, without a password', () => {
  const { mine, site } = sharedRepository();
  expect(pushTarget(followed(site), site)).toBe('../origin.git main');
  git(mine, 'config', 'remote.origin.url', 'https://ada:secret@host/acme.git');
  expect(pushTarget(followed(site), site)).toBe('https://host/acme.git main');
});

it('refuses to push to a branch of another name', () => {
  const { mine, site } = sharedRepository();
  git(mine, 'switch', '--quiet', '--create', 'redesign', 'origin/main');
  expect(() => pushTarget(followed(site), site)).toThrow(
    'the branch redesign of this folder follows main of origin, so its commits would be pushed to main. Give it a branch of its own name (git push --set-upstream origin redesign)',
  );
});

it('refuses to push to the product', () => {
  const { mine, site } = sharedRepository();
  git(mine, 'remote', 'rename', 'origin', 'product');
  expect(() => pushTarget(followed(site), site)).toThrow(
    'the branch main follows the repository of the product. Let it follow yours: git push --set-upstream origin main',
  );
});

it('refuses an unfinished merge and a detached HEAD, also without a remote repository', () => {
  const { mine, site } = sharedRepository();
  git(mine, 'remote', 'remove', 'origin');
  expect(remoteOf(site)).toBeUndefined();
  writeIn(mine, '.git/MERGE_HEAD', `${git(mine, 'rev-parse', 'HEAD')}\n`);
  expect(() => remoteOf(site)).toThrow('a merge is in progress');
  rmSync(join(mine, '.git/MERGE_HEAD'));
  git(mine, 'switch', '--quiet', '--detach');
  expect(() => remoteOf(site)).toThrow('Switch to the branch that you publish: git switch main');
});

it('stops where a forced push has withdrawn a commit, with advice that removes it', () => {
  const { mine, site, colleague } = sharedRepository();
  pushFile(colleague, 'sites/acme/secret.md', 'Secret\n');
  vi.spyOn(console, 'log').mockReturnValue();
  pull(site);
  writeIn(mine, 'sites/acme/mine.md', 'Mine\n');
  commitAll(mine, 'Mine');
  git(colleague, 'reset', '--quiet', '--hard', 'HEAD~1');
  pushFile(colleague, 'sites/acme/other.md', 'Other\n', '--force');
  const refused = () => fetchFrom(followed(site), site);
  expect(refused).toThrow(
    'the repository has withdrawn commits that this folder still has: Change sites/acme/secret.md. Remove them',
  );
  expect(() => pull(site)).toThrow('withdrawn');
  let message = '';
  try {
    refused();
  } catch (error) {
    message = String(error);
  }
  const [, command = ''] = /\(git (rebase [^)]+)\)/.exec(message) ?? [];
  git(mine, ...command.split(' '));
  expect(fetchFrom(followed(site), site)).toMatchObject({ own: 1, theirs: 0 });
  expect(git(mine, 'ls-files', 'sites/acme')).toBe(
    ['sites/acme/mine.md', 'sites/acme/other.md', 'sites/acme/post.md'].join('\n'),
  );
});

it('advises a rebase, and for a merge, such as that of an upgrade, another merge', () => {
  const { mine, site, colleague } = sharedRepository();
  writeIn(mine, 'sites/acme/mine.md', 'Mine\n');
  commitAll(mine, 'Mine');
  pushFile(colleague, 'sites/acme/other.md', 'Other\n');
  expect(() => pull(site)).toThrow('Run git pull --rebase && git push');
  git(mine, 'switch', '--quiet', '--create', 'upgrade', 'HEAD~1');
  writeIn(mine, 'product.txt', 'New\n');
  commitAll(mine, 'Product');
  git(mine, 'switch', '--quiet', 'main');
  git(mine, 'merge', '--quiet', '--no-edit', 'upgrade');
  expect(() => pull(site)).toThrow('Run git pull --no-rebase && git push');
});

it('pulls beside what systems leave in the folder', () => {
  const { mine, site, colleague } = sharedRepository();
  pushFile(colleague, 'sites/acme/other.md', 'Other\n');
  writeIn(mine, 'sites/acme/.DS_Store', '');
  pull(site);
  expect(git(mine, 'log', '-1', '--format=%s')).toBe('Change sites/acme/other.md');
  writeIn(mine, 'sites/acme/post.md', 'Better.\n');
  expect(() => pull(site)).toThrow('not committed: sites/acme/post.md. Commit and push it');
});

it.each([
  "fatal: could not read Username for 'https://host.example': terminal prompts disabled",
  "remote: Invalid username or token. (fatal: Authentication failed for 'https://host.example/x.git/')",
  'git@host.example: Permission denied (publickey). (fatal: Could not read from remote repository.)',
  'Host key verification failed. (fatal: Could not read from remote repository.)',
])('says where to sign in: %s', (reason) => {
  expect(signInAdvice(reason)).toMatch(/^this computer is not signed in .*Run git fetch in a terminal/);
});

it.each([
  "fatal: unable to access 'https://host.example/': Could not resolve host: host.example",
  '! [rejected] main -> main (fetch first)',
  "error: cannot open '.git/FETCH_HEAD': Permission denied",
])('does not advise to sign in after %s', (reason) => {
  expect(signInAdvice(reason)).toBeUndefined();
});
