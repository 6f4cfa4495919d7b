import { testLiveSite as site } from '#server/live/test-support/live-site.ts';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { openLive } from './app.ts';
import type { LiveSettings } from './settings.ts';
import { createFixture, sampleEnquiry, sampleOptions } from './test-support/fixture.ts';

const nothingUnsent = 'emails and events: 0 waiting, 0 failed, oldest waiting 0 s\n';

it('/healthz and /readyz report the process and the database, with one query for concurrent requests', async () => {
  const live = await createFixture();
  const ask = async (path: string) => {
    const answer = await live.app.request(`https://site.example/${path}`);
    return [answer.status, await answer.text()];
  };
  expect(await ask('healthz')).toEqual([200, 'alive\n']);
  expect(await ask('readyz')).toEqual([200, `ready\n${nothingUnsent}`]);
  live.failAfter(0);
  // Still the cached answer.
  expect(await ask('readyz')).toEqual([200, `ready\n${nothingUnsent}`]);
  const away = await createFixture();
  away.failAfter(0, 'full');
  const answer = await away.app.request('https://site.example/readyz');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await away.app.request('https://site.example/healthz')).status).toBe(200);
  // A full disk still takes the small write of the check.
  const full = await createFixture({ hasRoom: () => Promise.resolve(false) });
  const said = await full.app.request('https://site.example/readyz');
  expect([said.status, await said.text()]).toEqual([503, 'not ready: disk full\n']);
});

it('returns 404 as JSON for an unknown path, and logs routes without parameters', async () => {
  const live = await createFixture();
  const answer = await live.request('nothing?email=ada@sender.example');
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'not-found' }]);
  await live.request('newsletter/confirm?token=secret');
  expect(live.logged.join('')).not.toMatch(/secret|ada@/);
  expect(live.logged.join('')).toContain('"/api/newsletter/confirm"');
});

it.each([
  ['full', 507],
  ['restart', 503],
] as const)('logs why a request was answered by an error of the server: %s', async (reason, status) => {
  const live = await createFixture();
  live.failAfter(0, reason);
  const { headers } = await live.postJson('enquiries', {});
  expect(headers.get('content-type')).toContain('json');
  const lines = live.logged.map((line) => JSON.parse(line));
  expect(lines).toMatchObject([{ level: 'error', event: 'request', status, reason: 'restarting' }]);
});

function sampleSettings(folder: string) {
  return {
    port: 0,
    host: 'localhost',
    distFolder: folder,
    dataFolder: folder,
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: 'site@site.example',
    options: sampleOptions,
  };
}
const start = (settings: Omit<LiveSettings, 'port' | 'host'>) => openLive(() => site, settings);

it('starts and stops all parts, and stops the others if one cannot start', async () => {
  const folder = temporaryFolderOf();
  const { api, stop } = await start(sampleSettings(folder));
  expect((await api.request('http://localhost/readyz')).status).toBe(200);
  await stop();
  await expect(start(sampleSettings(join(folder, 'site.sqlite')))).rejects.toThrow(/DATA_FOLDER/);
});

/** A server that refuses each connection as PostgreSQL does, with a code of its manual's appendix A. */
async function refusingPostgres(): Promise<{ server: Server; refuseWith: (code: string) => void }> {
  let code = '57P03';
  const server = createServer((socket) => {
    socket.once('data', () => {
      const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused with ${code}\0\0`);
      const head = Buffer.alloc(5);
      head.write('E');
      head.writeInt32BE(fields.length + 4, 1);
      socket.end(Buffer.concat([head, fields]));
    });
    socket.on('error', () => {});
  });
  onTestFinished(() => void server.close());
  return { server, refuseWith: (next) => (code = next) };
}

it.each([
  ['the connection is refused', 'postgres://site@127.0.0.1:1/site', /ECONNREFUSED/],
  [
    'the connection to a name with two addresses is refused',
    'postgres://site@localhost:1/site',
    /ECONNREFUSED/,
  ],
  ['its name is not known', 'postgres://site@database.invalid:5432/site', /ENOTFOUND|EAI_AGAIN/],
])('waits for a database at the start: %s', async (_, databaseUrl, reason) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { api, stop } = await start({ ...sampleSettings(temporaryFolderOf()), databaseUrl });
  expect(await (await api.request('http://localhost/readyz')).text()).toBe('not ready: database\n');
  const headers = { 'content-type': 'application/json', accept: 'application/json' };
  const body = JSON.stringify(sampleEnquiry);
  const answer = await api.request('http://localhost/api/enquiries', { method: 'POST', headers, body });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  await stop();
  const said = write.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('waiting'));
  expect(said).toEqual([expect.stringMatching(reason)]);
});

it('waits while PostgreSQL is starting up, and stops when it then refuses the password', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { server, refuseWith } = await refusingPostgres();
  const databaseUrl = `postgres://site@127.0.0.1:${await listenOnFreePort(server)}/site`;
  const { stop, opened } = await start({ ...sampleSettings(temporaryFolderOf()), databaseUrl });
  refuseWith('28P01');
  await expect(opened).rejects.toThrow('refused with 28P01');
  await stop();
  expect(write.mock.calls.join('')).not.toContain('can be used');
});

it.each(['28P01', '3D000', '28000', '42501'])(
  'does not start when PostgreSQL refuses it with %s',
  async (code) => {
    const { server, refuseWith } = await refusingPostgres();
    refuseWith(code);
    const databaseUrl = `postgres://site@127.0.0.1:${await listenOnFreePort(server)}/site`;
    await expect(start({ ...sampleSettings(temporaryFolderOf()), databaseUrl })).rejects.toThrow(
      `refused with ${code}`,
    );
  },
);
