import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { git } from './git.ts';
import { commitSite, expectOthersKept, uncommittedFiles } from './site-commit.ts';
import { pushFile, sharedRepository, writeIn } from './test-support/shared-repository.ts';

const fetched = (repository: string) => {
  git(repository, 'fetch', '--quiet');
  return git(repository, 'rev-parse', 'origin/main');
};

it('commits the site without what systems and editors leave in its folder', () => {
  const { mine, site } = sharedRepository();
  const left = [
    '.DS_Store',
    'post.md~',
    '.post.md.swp',
    'images/._yard.jpg',
    'images/Thumbs.db',
    '.obsidian/a',
  ];
  for (const name of left) writeIn(site, name, '');
  expect(uncommittedFiles(site).site).toEqual([]);
  for (const name of ['new.md', 'files/.well-known/assetlinks.json', '.htaccess'])
    writeIn(site, name, 'New\n');
  const files = ['.htaccess', 'files/.well-known/assetlinks.json', 'new.md'].map(
    (name) => `sites/acme/${name}`,
  );
  expect(uncommittedFiles(site).site).toEqual(files);
  commitSite(site, 'New');
  expect(git(mine, 'show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual(files);
  expect(git(mine, 'status', '--porcelain')).not.toContain('A ');
});

it('commits files that were added and removed again, and those that are staged in the site', () => {
  const { mine, site } = sharedRepository();
  writeIn(site, 'gone.md', 'Gone\n');
  writeIn(site, 'new.md', 'New\n');
  git(mine, 'add', '--all');
  git(mine, 'rm', '--quiet', '--force', 'sites/acme/gone.md');
  commitSite(site, 'New');
  expect(git(mine, 'show', '--name-only', '--format=', 'HEAD')).toBe('sites/acme/new.md');
});

it('takes a message of any length, and stages nothing where a hook refuses', () => {
  const { mine, site } = sharedRepository();
  writeIn(site, 'new.md', 'New\n');
  const before = git(mine, 'status', '--porcelain');
  writeIn(mine, '.git/hooks/pre-commit', '#!/bin/sh\necho refused >&2\nexit 1\n');
  git(mine, 'config', 'core.hooksPath', '.git/hooks');
  chmodSync(join(mine, '.git/hooks/pre-commit'), 0o755);
  expect(() => commitSite(site, 'New')).toThrow('git commit: refused');
  expect(git(mine, 'status', '--porcelain')).toBe(before);
  git(mine, 'config', 'core.hooksPath', '/dev/null');
  const line = 'x'.repeat(300_000);
  commitSite(site, `New\n\n${line}`);
  expect(git(mine, 'log', '-1', '--format=%b').trim()).toBe(line);
});

it('refuses to combine both sides over files outside the site that are staged or changed by both', () => {
  const { mine, site, colleague } = sharedRepository();
  pushFile(colleague, 'notes.txt', 'theirs\n');
  writeIn(mine, 'notes.txt', 'mine\n');
  const newest = fetched(mine);
  const check = () => expectOthersKept(site, newest, uncommittedFiles(site));
  expect(check).toThrow('somebody else has changed notes.txt, which is changed here too');
  git(mine, 'restore', 'notes.txt');
  writeIn(mine, 'my list.txt', 'mine\n');
  expect(check).not.toThrow();
  git(mine, 'add', 'my list.txt');
  expect(check).toThrow(
    "these files outside the site are staged: my list.txt. Commit or unstage them (git restore --staged 'my list.txt')",
  );
});
