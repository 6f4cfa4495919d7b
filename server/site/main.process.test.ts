import { testSite } from '#content/test-support/test-site.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { renderServedSite } from '#build/served-site.ts';
import { servedSiteFile } from '#server/served-site.ts';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { createSiteFixture, type BuiltSiteFixture } from './test-support/site-fixture.ts';

const main = join(import.meta.dirname, 'main.ts');

/** More than the socket buffers of both sides hold, so an unread response stays unfinished. */
const bigBytes = 30_000_000;

let site: BuiltSiteFixture;
const running: ChildProcess[] = [];

beforeAll(() => {
  site = createSiteFixture();
  site.write(servedSiteFile, renderServedSite(testSite, 'simulated'));
  site.write('big.pdf', Buffer.alloc(bigBytes));
});
afterAll(() => site.remove());
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** Everything printed so far, the first line when the server is ready, and the code at the end. */
function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], DIST_FOLDER: site.folder, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const output = { stdout: '', stderr: '' };
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
      if (output.stdout.includes('\n')) resolve(output.stdout);
    });
  });
  const exited = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { child, output, ready, exited };
}

function portIn(line: string): number {
  return Number(/:(\d+) /.exec(line)?.[1]);
}

test('R046 it says where it runs and in which mode, and serves a deep link', async () => {
  const { ready } = start({});
  const line = await ready;
  expect(line).toMatch(
    /^\w+ is running at http:\/\/localhost:\d+ \(simulated services: nothing is stored or sent\)\. Stop with Ctrl\+C\.\n$/,
  );
  expect(line.startsWith(`${testSite.settings.name} is running`)).toBe(true);
  const response = await fetch(`http://localhost:${portIn(line)}/services/cloud`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<h1>Cloud</h1>');
});

test('HOST narrows it to one interface, and the printed address works', async () => {
  const line = await start({ HOST: '127.0.0.1' }).ready;
  expect(line).toContain(`http://127.0.0.1:${portIn(line)} `);
  expect((await fetch(`http://127.0.0.1:${portIn(line)}/`)).status).toBe(200);
});

test.each([
  [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, but it is "abc"'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535, but it is "65536"'],
  [{ HOST: '192.0.2.1' }, 'HOST must be a name or address of this machine, but it is "192.0.2.1"'],
])('%j ends it with one clear line and code 1', async (environment, message) => {
  const { exited, output } = start(environment);
  expect(await exited).toBe(1);
  expect(output.stderr).toBe(`${testSite.settings.name} cannot start: ${message}\n`);
  expect(output.stdout).toBe('');
});

test('without a build it ends with the command that makes one', async () => {
  const { exited, output } = start({ DIST_FOLDER: '/nowhere/dist' });
  expect(await exited).toBe(1);
  expect(output.stderr).toBe(
    'The site cannot start: /nowhere/dist does not exist; build the site with: npm run build\n',
  );
});

test('a port in use ends it with one clear line and code 1', async () => {
  const other = createServer();
  const port = await listenOnFreePort(other);
  const { exited, output } = start({ PORT: String(port) });
  expect(await exited).toBe(1);
  expect(output.stderr).toBe(
    `${testSite.settings.name} cannot start: port ${port} is in use; stop the program that uses it, or set PORT to another number\n`,
  );
  other.close();
});

test('a log that cannot be written ends nothing: its reader has ended, or its disk is full', async () => {
  const listen = JSON.stringify(join(import.meta.dirname, 'listen.ts'));
  const program = `import { endOnFaults } from ${listen};
    endOnFaults();
    for (const line of ['one', 'two']) {
      process.stdout.write(line);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    console.error('alive');`;
  const outputs = ['pipe', ...(existsSync('/dev/full') ? [openSync('/dev/full', 'w')] : [])] as const;
  for (const stdout of outputs) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      stdio: ['ignore', stdout, 'pipe'],
    });
    child.stdout?.destroy();
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(said).toBe('alive\n');
  }
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s ends it with code 0, also while clients are connected',
  async (signal) => {
    const { child, ready, exited, output } = start({});
    const port = portIn(await ready);
    const silent = connect(port, '127.0.0.1').on('error', () => {});
    await once(silent, 'connect');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);

    child.kill(signal);
    expect(await exited).toBe(0);
    expect(output.stderr).toBe('');
    silent.destroy();
  },
);

test('a second signal does not cut a running response short', async () => {
  const { child, ready, exited } = start({});
  const port = portIn(await ready);
  const reader = connect(port, '127.0.0.1', () => {
    reader.write('GET /big.pdf HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
  let receivedBytes = 0;
  reader.on('data', (chunk: Buffer) => (receivedBytes += chunk.length));
  await once(reader, 'data');
  reader.pause();

  child.kill('SIGINT');
  // When new connections are refused, the first signal was handled.
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(false);
  child.kill('SIGINT');
  reader.resume();
  await once(reader, 'close');
  expect(receivedBytes).toBeGreaterThan(bigBytes);
  expect(await exited).toBe(0);
});
