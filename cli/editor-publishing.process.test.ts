import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { publishPath, tokenHeader, type PublishMessage } from '#build/editor/publish/publish-message.ts';
import { projectFolder } from '#build/project-paths.ts';
import { endPublishing, publishing } from './editor-publishing.ts';

/** A publication of the editor that hangs in Git, as with a network that drops packets. */

const site = '.cache/test-sites/hanging';
const folder = join(projectFolder, site, 'site');
const remote = join(projectFolder, site, 'remote.git');
const published = join(projectFolder, 'published/.cache.test-sites.hanging.site');
const hangs = join(projectFolder, site, 'hangs');
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/** A program that never ends, and tells its process number. */
const hanging = join(projectFolder, site, 'hanging.sh');
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const hangingPid = async () => {
  await expect.poll(() => existsSync(hangs) && readFileSync(hangs, 'utf8')).toMatch(/\d\n/);
  return Number(readFileSync(hangs, 'utf8'));
};

beforeEach(() => {
  rmSync(join(projectFolder, site), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  onTestFinished(() => {
    for (const one of [join(projectFolder, site), published]) rmSync(one, { recursive: true, force: true });
    // The next file of tests runs in this process.
    vi.unstubAllEnvs();
  });
  cpSync(join(projectFolder, 'sites/_starter/site.yaml'), join(folder, 'site.yaml'));
  writeFileSync(hanging, `#!/bin/sh\necho $$ > '${hangs}'\nexec sleep 1000\n`, { mode: 0o755 });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@acme.example');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Site');
  git('clone', '--quiet', '--bare', folder, remote);
  git('remote', 'add', 'origin', remote);
  git('fetch', '--quiet');
  git('branch', '--quiet', '--set-upstream-to=origin/main');
  vi.stubEnv('SITE', `./${site}/site`);
  vi.spyOn(console, 'log').mockReturnValue();
});

async function post(path: string, language = 'en') {
  const { token } = (await (await publishing.request(publishPath)).json()) as { token: string };
  const headers = { [tokenHeader]: token, 'Accept-Language': language };
  return publishing.request(publishPath + path, { method: 'POST', headers });
}
const messagesOf = async (response: Response) =>
  (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PublishMessage);

it.each(['a closed tab', 'a stopped editor'])(
  '%s ends a publication that hangs in Git, and its processes',
  async (kind) => {
    git('config', 'remote.origin.uploadpack', hanging);
    const response = await post('');
    const pid = await hangingPid();
    if (kind === 'a closed tab') await response.body?.cancel();
    else await endPublishing();
    await expect.poll(() => isRunning(pid)).toBe(false);
    await expect.poll(() => existsSync(join(published, 'lock'))).toBe(false);

    // The editor is free.
    git('config', 'remote.origin.uploadpack', 'false');
    const [message] = (await messagesOf(await post(''))).filter(({ kind: is }) => is === 'result');
    expect(message).toMatchObject({
      result: { outcome: 'failed', reason: expect.stringMatching(/^The repository cannot be reached/) },
    });
  },
);

it('a publication is stopped from another tab, and says so', async () => {
  git('config', 'remote.origin.uploadpack', hanging);
  const response = await post('');
  const pid = await hangingPid();
  expect((await post('')).status).toBe(409);
  expect((await post('/stop')).status).toBe(204);
  expect((await messagesOf(response)).at(-1)).toEqual({ kind: 'result', result: { outcome: 'stopped' } });
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect((await post('/stop')).status).toBe(204);
});

it('a rollback goes on in a closed tab, and is stopped from another', async () => {
  for (const name of ['2026-01-01T00-00-00-000Z', '2026-01-02T00-00-00-000Z'])
    mkdirSync(join(published, 'builds', name), { recursive: true });
  execFileSync('ln', ['-s', 'builds/2026-01-02T00-00-00-000Z', 'current'], { cwd: published });
  git('config', 'publish.upload', hanging);
  const response = await post('?back');
  const pid = await hangingPid();
  await response.body?.cancel();
  expect((await post('')).status).toBe(409);
  expect(isRunning(pid)).toBe(true);
  expect((await post('/stop')).status).toBe(204);
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(existsSync(join(published, 'lock'))).toBe(false);
});

it('a repository that asks for a password is a sentence that says where to sign in', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="Git"' }).end();
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  git('config', 'credential.helper', '');
  git('remote', 'set-url', 'origin', `http://127.0.0.1:${address.port}/acme.git`);
  expect((await messagesOf(await post('', 'es'))).at(-1)).toMatchObject({
    result: { outcome: 'failed', reason: expect.stringMatching(/^Este equipo no ha iniciado sesión/) },
  });
});
