import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, it } from 'vitest';
import { formChoices } from '#content/form-choices.ts';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { openLive } from './app.ts';
import { createFixture, sampleOptions } from './test-support/fixture.ts';

it('/healthz and /readyz report the process and the database, with one query for concurrent requests', async () => {
  const live = await createFixture();
  const ask = async (path: string) => {
    const answer = await live.app.request(`https://site.example/${path}`);
    return [answer.status, await answer.text()];
  };
  expect(await ask('healthz')).toEqual([200, 'alive\n']);
  expect(await ask('readyz')).toEqual([200, 'ready\n']);
  live.failAfter(0);
  // Still the cached answer.
  expect(await ask('readyz')).toEqual([200, 'ready\n']);
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

it('starts and stops all parts, and stops the others if one cannot start', async () => {
  const folder = temporaryFolderOf();
  const settings = {
    port: 0,
    host: 'localhost',
    distFolder: folder,
    dataFolder: folder,
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: 'site@site.example',
    options: sampleOptions,
  };
  const { api, stop } = await openLive(site, settings, () => formChoices(site));
  expect((await api.request('http://localhost/readyz')).status).toBe(200);
  await stop();
  const wrong = { ...settings, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' };
  await expect(openLive(site, wrong, () => formChoices(site))).rejects.toThrow(/ECONNREFUSED/);
});
