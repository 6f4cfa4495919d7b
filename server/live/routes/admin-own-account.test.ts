import { describe, expect, it } from 'vitest';
import { cookieOf, samplePassword } from '../test-support/admin-fixture.ts';
import { createSoftPasskey } from '../test-support/soft-passkey.ts';
import { live, admin, dashboard, dashboardForEachTest } from '../test-support/each-test.ts';

dashboardForEachTest();

const account = async () => (await dashboard.get('/api/admin/account')).json();

it('has a name and a language, changed at once', async () => {
  const response = await dashboard.change('PATCH', '/api/admin/account', { name: 'Ada', language: 'de' });
  expect(await response.json()).toMatchObject({ name: 'Ada', language: 'de', email: '' });
  expect((await account()).user).toMatchObject({ name: 'Ada', language: 'de' });
});

it('has its address and its rule changed with the password alone, which is counted like a login', async () => {
  const email = 'ada@site.example';
  for (const password of ['', 'wrong']) {
    const refused = await dashboard.change('PATCH', '/api/admin/account', { email, password, name: 'Eve' });
    expect([refused.status, await refused.text()]).toEqual([403, '{"error":"password"}']);
  }
  expect((await account()).user).toMatchObject({ email: '', name: 'admin' });
  const changed = await dashboard.change('PATCH', '/api/admin/account', { email, password: samplePassword });
  expect(await changed.json()).toMatchObject({ email });
  for (let tries = 0; tries < 6; tries += 1)
    await dashboard.change('PATCH', '/api/admin/account', { email, password: 'wrong' });
  expect(
    (await dashboard.change('PATCH', '/api/admin/account', { email, password: samplePassword })).status,
  ).toBe(429);
});

describe('the password', () => {
  const next = 'a password of my own';

  it('is changed with the current one; this session goes on, the others end', async () => {
    const other = await admin.openDashboard();
    const wrong = await dashboard.change('POST', '/api/admin/account/password', { current: 'wrong', next });
    expect(wrong.status).toBe(403);
    expect((await other.get('/api/session')).status).toBe(200);
    const body = { current: samplePassword, next };
    expect((await dashboard.change('POST', '/api/admin/account/password', body)).status).toBe(204);
    expect((await dashboard.get('/api/session')).status).toBe(200);
    expect((await other.get('/api/session')).status).toBe(401);
    expect((await admin.logIn({ password: samplePassword })).status).toBe(401);
    expect((await admin.logIn({ password: next })).status).toBe(204);
  });

  it('is not replaced by a short one', async () => {
    const body = { current: samplePassword, next: 'eleven char' };
    const response = await dashboard.change('POST', '/api/admin/account/password', body);
    expect(await response.json()).toEqual({ error: 'fields', fields: { next: 'too-short' } });
  });
});

describe('sessions', () => {
  it('are listed with their browsers, and ended one by one or all others together', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    live.pass(1000);
    const phone = cookieOf(await admin.logIn({ password: samplePassword }, { 'User-Agent': firefox }));
    live.pass(1000);
    const third = cookieOf(await admin.logIn());
    const { sessions } = await account();
    expect(sessions).toMatchObject([
      { device: '', isCurrent: false },
      { device: 'Firefox, Linux', isCurrent: false },
      { device: '', isCurrent: true },
    ]);
    const isOpen = async (cookie: string) =>
      (await admin.send('/api/session', { headers: { Cookie: cookie } })).status === 200;
    expect((await dashboard.change('DELETE', `/api/admin/account/sessions/${sessions[1].id}`)).status).toBe(
      204,
    );
    expect((await dashboard.change('DELETE', `/api/admin/account/sessions/${sessions[1].id}`)).status).toBe(
      404,
    );
    expect([await isOpen(phone), await isOpen(third)]).toEqual([false, true]);
    expect((await dashboard.change('POST', '/api/admin/account/sessions/end-others')).status).toBe(204);
    expect([await isOpen(third), await isOpen(dashboard.cookie)]).toEqual([false, true]);
  });

  it('of others are not ended', async () => {
    await admin.addUser('reader');
    const reader = await admin.openDashboard('reader@site.example');
    const { sessions } = await (await reader.get('/api/admin/account')).json();
    expect((await dashboard.change('DELETE', `/api/admin/account/sessions/${sessions[0].id}`)).status).toBe(
      404,
    );
    await dashboard.change('POST', '/api/admin/account/sessions/end-others');
    expect((await reader.get('/api/session')).status).toBe(200);
  });
});

describe('a passkey', () => {
  const passkey = createSoftPasskey();

  async function askForChallenge(password = samplePassword) {
    return dashboard.change('POST', '/api/admin/account/passkeys/challenge', { password });
  }
  async function add(said: Partial<Parameters<typeof passkey.create>[0]> = {}) {
    const { challenge } = await (await askForChallenge()).json();
    return dashboard.change('POST', '/api/admin/account/passkeys', {
      ...passkey.create({ challenge, ...said }),
      name: 'Phone',
    });
  }

  it('is added with the password and a fresh challenge, listed without its key, and deleted', async () => {
    expect((await askForChallenge('wrong')).status).toBe(403);
    const asked = await (await askForChallenge()).json();
    expect(asked).toMatchObject({ rpId: 'site.example', known: [] });
    expect(Buffer.from(asked.userHandle, 'base64url').toString()).toBe('admin');
    expect((await add()).status).toBe(201);
    const { passkeys } = await account();
    expect(passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: null }]);
    expect(JSON.stringify(passkeys)).not.toContain(passkey.publicKey);
    expect((await add()).status).toBe(409);
    const path = `/api/admin/account/passkeys/${passkeys[0].id}`;
    expect((await dashboard.change('DELETE', path)).status).toBe(204);
    expect((await dashboard.change('DELETE', path)).status).toBe(404);
  });

  it('of another origin, without a challenge, with a used, late or strange one: nothing is stored', async () => {
    const { challenge } = await (await askForChallenge()).json();
    const send = (given: string, said = {}) =>
      dashboard.change('POST', '/api/admin/account/passkeys', {
        ...passkey.create({ challenge: given, ...said }),
        name: 'x',
      });
    expect((await add({ origin: 'https://evil.example', rpId: 'evil.example' })).status).toBe(422);
    expect((await add({ origin: 'https://evil.example' })).status).toBe(422);
    expect((await send('')).status).toBe(422);
    expect((await send('A'.repeat(43))).status).toBe(422);
    live.pass(5 * 60_000);
    expect((await send(challenge)).status).toBe(422);
    const login = await admin.send('/api/session/passkey/challenge', {
      method: 'POST',
      headers: { ...dashboard.headers, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect((await send((await login.json()).challenge)).status).toBe(422);
    const fresh = await (await askForChallenge()).json();
    expect((await send(fresh.challenge, { origin: 'https://evil.example' })).status).toBe(422);
    // The refused answer has used it up.
    expect((await send(fresh.challenge)).status).toBe(422);
    expect(await live.store.passkeys('admin')).toEqual([]);
  });

  it('is needed before a login can need one, and stays then', async () => {
    const rule = (loginRule: string) =>
      dashboard.change('PATCH', '/api/admin/account', { loginRule, password: samplePassword });
    expect((await rule('both')).status).toBe(409);
    await add();
    expect((await rule('both')).status).toBe(200);
    const { passkeys } = await account();
    const path = `/api/admin/account/passkeys/${passkeys[0].id}`;
    const kept = await dashboard.change('DELETE', path);
    expect([kept.status, await kept.text()]).toEqual([409, '{"error":"passkey"}']);
    expect((await rule('password')).status).toBe(200);
    expect((await dashboard.change('DELETE', path)).status).toBe(204);
  });
});
