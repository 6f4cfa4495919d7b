import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';

const git = (folder: string, ...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });

export function writeIn(repository: string, path: string, text: string): void {
  const file = join(repository, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Commits all files of a repository. */
export function commitAll(repository: string, message: string): void {
  git(repository, 'add', '--all');
  git(repository, 'commit', '--quiet', '--message', message);
}

const identity = '[user]\nname = Ada\nemail = ada@acme.example\n';

/** Cloned once, because starting Git takes long; the clones name the remote repository by a path relative to them. */
function makeTemplate(objectFormat: string): string {
  const parent = mkdtempSync(join(tmpdir(), 'test-'));
  process.once('exit', () => rmSync(parent, { recursive: true, force: true }));
  const [origin, mine] = [join(parent, 'origin.git'), join(parent, 'mine')];
  const init = ['init', '--quiet', '--template=', '--initial-branch=main', `--object-format=${objectFormat}`];
  git(parent, ...init, '--bare', origin);
  git(parent, ...init, mine);
  git(mine, 'remote', 'add', 'origin', '../origin.git');
  writeFileSync(join(mine, '.git/config'), identity, { flag: 'a' });
  writeIn(mine, 'notes.txt', 'notes\n');
  writeIn(mine, 'sites/acme/post.md', 'First.\n');
  commitAll(mine, 'Site');
  git(mine, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  cpSync(mine, join(parent, 'colleague'), { recursive: true });
  return parent;
}

const templates = new Map<string, string>();

/** A repository with a site in `sites/acme`, and two clones of it, until the test ends. */
export function sharedRepository(objectFormat = 'sha1') {
  const template = templates.get(objectFormat) ?? makeTemplate(objectFormat);
  templates.set(objectFormat, template);
  const parent = temporaryFolderOf();
  cpSync(template, parent, { recursive: true });
  const mine = join(parent, 'mine');
  return { mine, site: join(mine, 'sites/acme'), colleague: join(parent, 'colleague') };
}

/** Writes a file, commits it and pushes it. */
export function pushFile(repository: string, path: string, text: string, ...options: string[]): void {
  writeIn(repository, path, text);
  commitAll(repository, `Change ${path}`);
  git(repository, 'push', '--quiet', ...options);
}
