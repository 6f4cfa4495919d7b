import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { stepsOf } from './read-how-to.ts';

/** `npm run publish` for a person at a terminal, with a stand-in for the check and the build. */

const post = 'sites/acme/post.md';
/** Instead of cli/run.mjs: the page of the built site is the text of the post. */
const standIn = `
import { cpSync, mkdirSync } from 'node:fs';
const to = process.argv.find((option) => option.startsWith('--to='))?.slice('--to='.length);
if (to) {
  mkdirSync(to, { recursive: true });
  cpSync('${post}', to + '/post.html');
}
`;

let folder = '';
let origin = '';
let colleague = '';
const environment = () => ({
  ...process.env,
  SITE: 'acme',
  HOME: folder,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
});

function run(cwd: string, program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env: environment(), encoding: 'utf8' });
  expect({ args, status, stderr: status === 0 ? '' : stderr }).toEqual({ args, status: 0, stderr: '' });
  return stdout.trim();
}
const git = (cwd: string, ...args: string[]) => run(cwd, 'git', ...args);
const write = (text: string, cwd = folder) =>
  writeFileSync(join(cwd, post), `<html><body><p>${text}</p><p>Second.</p></body></html>\n`);
const served = () => readFileSync(join(folder, 'published/acme/current/post.html'), 'utf8');
const setIdentity = (cwd: string, name: string) => {
  git(cwd, 'config', 'user.name', name);
  git(cwd, 'config', 'user.email', `${name.toLowerCase()}@acme.example`);
};
const pushAsColleague = (file: string, text: string) => {
  git(colleague, 'pull', '--quiet');
  writeFileSync(join(colleague, file), text);
  git(colleague, 'add', '--all');
  git(colleague, 'commit', '--quiet', '--message', `Colleague changes ${file}`);
  git(colleague, 'push', '--quiet');
};

/** Publishes in a pseudo-terminal. @param answers by question, each given when it is asked */
function publish(answers: Record<string, string> = {}, path = process.env['PATH']) {
  const child = spawn('script', ['-qec', `'${process.execPath}' cli/publish.ts`, '/dev/null'], {
    cwd: folder,
    env: { ...environment(), PATH: path },
  });
  const open = new Map(Object.entries(answers));
  let said = '';
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString();
    for (const [question, answer] of open)
      if (said.includes(question)) {
        open.delete(question);
        child.stdin.write(`${answer}\n`);
      }
  });
  return new Promise<{ ok: boolean; said: string }>((resolve) => {
    child.on('close', (status) => {
      resolve({ ok: status === 0, said });
    });
  });
}

beforeEach(() => {
  const parent = temporaryFolderOf();
  folder = join(parent, 'website');
  origin = join(parent, 'origin.git');
  colleague = join(parent, 'colleague');
  mkdirSync(join(folder, 'sites/acme'), { recursive: true });
  for (const name of ['build', 'cli', 'content', 'server', 'shared', 'src', 'package.json'])
    cpSync(join(projectFolder, name), join(folder, name), { recursive: true });
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'cli/run.mjs'), standIn);
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n/published/\n');
  writeFileSync(join(folder, 'notes.txt'), 'notes\n');
  cpSync(join(projectFolder, 'tests/shown/site/site.yaml'), join(folder, 'sites/acme/site.yaml'));
  write('First.');
  git(folder, 'init', '--quiet', '--initial-branch=main');
  setIdentity(folder, 'Ada');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Site');
  git(folder, 'clone', '--quiet', '--bare', folder, origin);
  git(folder, 'remote', 'add', 'origin', origin);
  git(folder, 'fetch', '--quiet', 'origin');
  git(folder, 'branch', '--quiet', '--set-upstream-to=origin/main');
  git(folder, 'clone', '--quiet', origin, colleague);
  setIdentity(colleague, 'Bo');
}, 120_000);

it('shows, commits, pushes and publishes the site’s files alone, and asks for a name once', async () => {
  expect((await publish()).said).toMatch(/Built \S+ in published\/acme\/current\./);
  git(folder, 'config', '--unset', 'user.name');
  git(folder, 'config', '--unset', 'user.email');
  write('Better.');
  writeFileSync(join(folder, 'sites/acme/new.md'), 'New');
  writeFileSync(join(folder, 'notes.txt'), 'mine\n');
  git(folder, 'add', 'notes.txt');
  const { ok, said } = await publish({
    'Your name': 'Cleo',
    'Your email': 'cleo@acme.example',
    '(Y/n)': '',
  });
  expect(ok).toBe(true);
  expect(said).toContain('Changed outside sites/acme, and not committed: notes.txt');
  expect(said).toMatch(/Changed files: .*sites\/acme\/new\.md/);
  expect(said).toContain('- First. (/post)');
  expect(said).toContain('+ Better. (/post)');
  expect(said).toContain(`Commit, push to ${origin} main, publish sites/acme? (Y/n)`);
  expect(said).toMatch(
    /Built \S+ in published\/acme\/current\. Visitors see it at https:\/\/\S+ only if a server/,
  );
  expect(served()).toContain('Better.');
  expect(git(origin, 'log', '-1', '--format=%an %ae %B', 'main')).toBe(
    [
      'Cleo cleo@acme.example Change new.md and post.md',
      '',
      'new.md',
      'post.md:',
      '- <html><body><p>First.</p><p>Second.</p></body></html>',
      '+ <html><body><p>Better.</p><p>Second.</p></body></html>',
    ].join('\n'),
  );
  expect(git(folder, 'show', '--name-only', '--format=', 'HEAD')).toBe(
    'sites/acme/new.md\nsites/acme/post.md',
  );
  expect(git(folder, 'status', '--porcelain')).toBe('M  notes.txt');
});

it('changes nothing after any answer but yes', async () => {
  write('Better.');
  const before = git(folder, 'status', '--porcelain');
  expect(await publish({ '(Y/n)': 'stop' })).toMatchObject({ ok: false });
  expect(git(folder, 'status', '--porcelain')).toBe(before);
  expect(existsSync(join(folder, 'published/acme/current'))).toBe(false);
});

it('adds what others have pushed', async () => {
  write('Better.');
  writeFileSync(join(folder, 'notes.txt'), 'mine\n');
  pushAsColleague('sites/acme/other.md', 'Other');
  for (let number = 10; number < 50; number++)
    writeFileSync(join(folder, `sites/acme/import-${number}.md`), 'Imported');
  expect(await publish({ '(Y/n)': 'y' })).toMatchObject({ ok: true });
  const message = git(folder, 'log', '-1', '--format=%B').split('\n');
  // Subject, empty line, 30 files.
  expect(message).toHaveLength(33);
  expect(message.at(-1)).toBe('… 11 more');
  expect(existsSync(join(folder, 'sites/acme/other.md'))).toBe(true);
  expect(git(folder, 'status', '--porcelain')).toBe('M notes.txt');
  expect(git(origin, 'rev-parse', 'main')).toBe(git(folder, 'rev-parse', 'HEAD'));
});

const question = 'Keep mine or take theirs? (m/t)';

it.each([
  ['keeps the own version', 'm', 'Best.'],
  ['takes the version of a colleague', 't', 'Colleague'],
])('%s of what both have changed, with all else of both', async (_, answer, online) => {
  pushAsColleague(post, '<html><body><p>Colleague</p><p>Second.</p></body></html>\n');
  pushAsColleague('sites/acme/other.md', 'Other');
  write('Best.');
  writeFileSync(join(folder, 'sites/acme/new.md'), 'New');
  const before = () => [git(folder, 'status', '--porcelain'), git(folder, 'rev-parse', 'HEAD')];
  const untouched = before();
  const stopped = await publish({ [question]: 'neither' });
  expect(stopped).toMatchObject({ ok: false });
  expect(stopped.said).toContain('Bo has changed the same place as you: post.md');
  expect(stopped.said).toContain('the answer was neither m nor t. Nothing was changed');
  expect((await publish({ [question]: answer, '(Y/n)': 'n' })).ok).toBe(false);
  expect(before()).toEqual(untouched);
  expect(readFileSync(join(folder, post), 'utf8')).toContain('Best.');

  const { ok, said } = await publish({ [question]: answer, '(Y/n)': 'y' });
  expect(said).toContain('Others have pushed 2 changes, which will be published too: Bo: Colleague changes');
  expect(ok).toBe(true);
  expect(served()).toContain(online);
  expect(git(origin, 'show', 'main:sites/acme/new.md')).toBe('New');
  expect(existsSync(join(folder, 'sites/acme/other.md'))).toBe(true);
  expect(git(folder, 'status', '--porcelain')).toBe('');
  expect(git(origin, 'rev-parse', 'main')).toBe(git(folder, 'rev-parse', 'HEAD'));
  for (const text of ['Best.', 'Colleague'])
    expect(git(origin, 'log', 'main', '--format=%h', '-S', text)).not.toBe('');
});

it('keeps what was chosen when the push is rejected, and pushes it with the next run', async () => {
  pushAsColleague(post, '<html><body><p>Colleague</p><p>Second.</p></body></html>\n');
  write('Best.');
  const hook = join(origin, 'hooks/pre-receive');
  mkdirSync(join(origin, 'hooks'), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  expect((await publish({ [question]: 't', '(Y/n)': 'y' })).ok).toBe(false);
  expect(git(folder, 'status', '--porcelain')).toBe('');
  rmSync(hook);
  pushAsColleague('sites/acme/other.md', 'Other');
  const again = await publish({ '(Y/n)': 'y' });
  expect(again.said).not.toContain(question);
  expect(again.ok).toBe(true);
  expect(served()).toContain('Colleague');
  expect(git(origin, 'log', 'main', '--format=%h', '-S', 'Best.')).not.toBe('');
});

it('publishes the newest again after a rollback, when somebody wants that', async () => {
  const again = 'Publish the newer build again? (y/N)';
  await publish();
  write('Better.');
  await publish({ '(Y/n)': 'y' });
  run(folder, process.execPath, 'cli/publish.ts', '--back');
  expect(served()).toContain('First.');
  expect((await publish({ [again]: '' })).said).toContain('Nothing new since the rollback');
  expect(served()).toContain('First.');
  expect((await publish({ [again]: 'y' })).ok).toBe(true);
  expect(served()).toContain('Better.');
  expect((await publish()).said).not.toContain(again);
});

it('does not replace another site at its host', async () => {
  git(folder, 'config', 'publish.upload', 'cp -r {folder} host');
  expect((await publish()).said).toContain('Published ');
  cpSync(join(folder, 'sites/acme'), join(folder, 'sites/other'), { recursive: true });
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Other');
  git(folder, 'push', '--quiet');
  const publishOther = () =>
    spawnSync(process.execPath, ['cli/publish.ts', '--here'], {
      cwd: folder,
      env: { ...environment(), SITE: 'other' },
      encoding: 'utf8',
    });
  expect(publishOther().stderr).toMatch(
    /^Not published: the host shows the site acme, which sites\/other would replace\. Give sites\/other an upload/,
  );
  git(folder, 'config', 'publish.other.upload', 'cp -r {folder} other-host');
  expect(publishOther().stdout).toContain('Published ');
  expect((await publish({ '(y/N)': '' })).said).not.toContain('the host shows the site');
});

it('leaves the files uncommitted after a rejected push, and pushes with the next run', async () => {
  write('Better.');
  const hook = join(origin, 'hooks/pre-receive');
  mkdirSync(join(origin, 'hooks'), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const { ok, said } = await publish({ '(Y/n)': 'y' });
  expect(ok).toBe(false);
  expect(said).toContain(
    'Not published: the repository rejected the push (! [remote rejected] HEAD -> main (pre-receive hook declined)). Your changes are still in this folder. Publish again',
  );
  expect(said).toContain('or publish the folder as it is: npm run publish -- --here');
  expect(git(folder, 'status', '--porcelain')).toBe(`M ${post}`);
  expect(git(folder, 'rev-parse', 'HEAD')).toBe(git(origin, 'rev-parse', 'main'));
  writeFileSync(hook, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  pushAsColleague('sites/acme/other.md', 'Other');
  const again = await publish({ '(Y/n)': 'y' });
  expect(again.said).toContain(`Changed files: ${post}`);
  expect(again.ok).toBe(true);
  expect(git(origin, 'rev-parse', 'main')).toBe(git(folder, 'rev-parse', 'HEAD'));
});

const commands = stepsOf(
  readFileSync(join(projectFolder, 'docs/how-to/publish-from-your-computer.md'), 'utf8'),
).flatMap((step) => (step.kind === 'command' && step.text.startsWith('git config') ? step.text : []));

it('uploads with each command of the how-to, and after a failed upload again', async () => {
  expect(commands).toHaveLength(5);
  // A stand-in for lftp and npx.
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const program =
    '#!/bin/sh\necho "$(basename "$0") $*"\ntest -f published/acme/upload/post.html && test ! -e fail\n';
  for (const name of ['lftp', 'npx']) writeFileSync(join(bin, name), program, { mode: 0o755 });
  const path = `${bin}:${process.env['PATH']}`;
  const [first = ''] = commands;
  run(folder, 'sh', '-ec', first);
  write('Not uploaded.');
  writeFileSync(join(folder, 'fail'), '');
  const failed = await publish({ '(Y/n)': 'y' }, path);
  expect(failed.said).toContain('Not published: the upload failed');
  rmSync(join(folder, 'fail'));
  expect((await publish({}, path)).said).toMatch(/Published \S+ at https:\/\//);
  for (const [index, command] of commands.entries()) {
    run(folder, 'sh', '-ec', command);
    write(`Text ${index}.`);
    const { said } = await publish({ '(Y/n)': 'y' }, path);
    expect(said).toMatch(/^(?:lftp -e|npx [\w-]+) .*published\/acme\/upload/m);
    expect(said).toMatch(/Published \S+ at https:\/\//);
    expect(served()).toContain(`Text ${index}.`);
  }
  // Another host gets the build that is served; the same host only if somebody asks for it.
  run(folder, 'sh', '-ec', first);
  expect((await publish({}, path)).said).toMatch(/^lftp [^]*Published \S+ at https:\/\//m);
  expect((await publish({ '(y/N)': '' }, path)).said).not.toContain('lftp');
  expect((await publish({ '(y/N)': 'y' }, path)).said).toMatch(/^lftp [^]*Uploaded \S+ again/m);
}, 300_000);
