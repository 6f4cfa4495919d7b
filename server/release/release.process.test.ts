import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { putSystemctl } from '#server/test-support/fake-systemctl.ts';
import { freePort } from '#server/test-support/free-port.ts';

/* The command on a server that has nothing but what was copied to `incoming`, without systemd. */

const serverFolder = join(import.meta.dirname, '..');

/** A product in miniature: its pages are its version, and a database that a newer one has changed stops it. */
const liveProgram = `
  import { existsSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
  import { createServer } from 'node:http';
  process.chdir(import.meta.dirname + '/..');
  const version = readFileSync('version', 'utf8');
  const tables = process.env.DATA_FOLDER + '/tables';
  const [command, , , folder] = process.argv.slice(2);
  const isNewer = existsSync(tables) && readFileSync(tables, 'utf8') > version;
  if (command === 'check') {
    console.log(isNewer ? 'problem  database: newer' : 'ok       database: fits');
    process.exitCode = isNewer || version.includes('bad') ? 1 : 0;
  } else if (command === 'backup') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(folder + '/of-' + version, '');
  } else {
    if (version.includes('crash')) process.exit(1);
    if (version.includes('tables')) writeFileSync(tables, version);
    createServer((request, response) => response.end(version)).listen(process.env.PORT, '127.0.0.1');
  }
`;

async function createServerFolder() {
  const root = temporaryFolderOf();
  const site = join(root, 'srv/site');
  const data = join(root, 'data');
  for (const folder of [site, data]) mkdirSync(folder, { recursive: true });
  const port = await freePort('127.0.0.1');
  const envFile = join(root, 'site.env');
  writeFileSync(envFile, `HOST=127.0.0.1\nPORT=${port}\nDATA_FOLDER=${data}\n`);
  let running: ChildProcess | undefined;
  const stop = async () => {
    const ending = running;
    running = undefined;
    if (ending === undefined || ending.exitCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill();
    await ended;
  };
  onTestFinished(stop);
  const bin = join(root, 'bin');
  const close = await putSystemctl(bin, async (command) => {
    if (command !== 'restart site') throw new Error(command);
    await stop();
    if (readFileSync(join(site, 'current/version'), 'utf8').includes('refused')) throw new Error('no unit');
    const args = [`--env-file=${envFile}`, 'server/live.mjs'];
    running = spawn(process.execPath, args, { cwd: join(site, 'current'), stdio: 'ignore' });
  });
  onTestFinished(close);
  const env = {
    ...process.env,
    PATH: [bin, dirname(process.execPath), process.env['PATH']].join(delimiter),
    RELEASE_ENV_FILE: envFile,
    RELEASE_BACKUPS: join(root, 'backups'),
  };
  return {
    site,
    root,
    /** As rsync does. */
    copy(version: string): void {
      const incoming = join(site, 'incoming');
      for (const name of ['release', 'release.mjs', 'require-node.mjs'])
        cpSync(join(serverFolder, name), join(incoming, 'server', name), { recursive: true });
      const devDependencies = { node: '26.0.0' };
      const manifest = { name: 'site', type: 'module', devDependencies };
      const node = { version: '26.0.0', dev: true };
      const files = {
        'package.json': JSON.stringify({ ...manifest, imports: { '#server/*': './server/*' } }),
        'package-lock.json': JSON.stringify({
          lockfileVersion: 3,
          packages: { '': { devDependencies }, 'node_modules/node': node },
        }),
        'server/live.mjs': liveProgram,
        version,
      };
      for (const [name, text] of Object.entries(files)) writeFileSync(join(incoming, name), text);
    },
    async run(command: string, from = 'incoming', startSeconds = 60): Promise<string> {
      const program = join(site, from, 'server/release.mjs');
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, command], {
        env: { ...env, RELEASE_START_SECONDS: String(startSeconds) },
      }).catch((error: unknown) => error as { stdout: string; stderr: string });
      return stdout + stderr;
    },
    served: async () => (await fetch(`http://127.0.0.1:${port}/`)).text(),
    releases: () => readdirSync(join(site, 'releases')),
    current: () => readlinkSync(join(site, 'current')),
  };
}

it(
  'updates, goes back, and keeps the release that runs when the new one is faulty',
  { timeout: 240_000 },
  async () => {
    const server = await createServerFolder();
    expect(await server.run('back').catch(String)).toMatch(/MODULE_NOT_FOUND|Cannot find module/);
    server.copy('1 crash');
    expect(await server.run('update', 'incoming', 1)).toMatch(/Not switched: the server does not answer/);
    expect(existsSync(join(server.site, 'current'))).toBe(false);

    server.copy('2');
    expect(await server.run('update')).toMatch(/^Release \S+ runs\.$/m);
    expect(await server.served()).toBe('2');
    expect(existsSync(join(server.root, 'backups'))).toBe(false);

    server.copy('3');
    expect(await server.run('update')).toMatch(/runs\.$/m);
    expect(await server.served()).toBe('3');
    expect(readdirSync(join(server.root, 'backups'))).toEqual(['of-2']);
    expect(await server.run('back', 'current')).toMatch(/runs\.$/m);
    expect(await server.served()).toBe('2');
    expect(await server.run('back', 'current')).toMatch('Not switched: there is no earlier release.');

    const before = server.current();
    for (const [faulty, reason] of [
      ['4 bad', 'the new release has problems, see above'],
      ['4 refused', /systemctl restart site\. The release before, \S+, runs again/],
    ] as const) {
      server.copy(faulty);
      expect(await server.run('update')).toMatch(reason);
      expect([await server.served(), server.current()]).toEqual(['2', before]);
    }

    server.copy('5 tables');
    await server.run('update');
    expect(await server.served()).toBe('5 tables');
    expect(await server.run('back', 'current')).toMatch(
      /problem {2}database: newer[^]*restore the backup of before/,
    );
    expect(await server.served()).toBe('5 tables');

    for (const old of ['2001', '2002', '2003', '.left']) mkdirSync(join(server.site, 'releases', old));
    server.copy('6');
    expect(await server.run('update')).toMatch(/runs\.$/m);
    expect(await server.served()).toBe('6');
    expect(server.releases()).toHaveLength(5);
  },
);

it('needs the settings, a known command and a server', async () => {
  const server = await createServerFolder();
  server.copy('1');
  expect(await server.run('upgrade')).toBe('Not switched: the commands are: update, back.\n');
  expect(await server.run('back')).toBe('Not switched: there is no earlier release.\n');
  writeFileSync(join(server.site, 'lock'), String(process.pid));
  expect(await server.run('update')).toContain(`another update runs (process ${process.pid})`);
});
