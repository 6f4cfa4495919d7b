import { beforeEach, expect, it } from 'vitest';
import { makeLoginCode } from '../security/login-code.ts';
import { cookieOf, samplePassword } from '../test-support/admin-fixture.ts';
import { createSoftPasskey, passkeyFlags, type Said } from '../test-support/soft-passkey.ts';
import { live, admin, adminForEachTest } from '../test-support/each-test.ts';

const passkey = createSoftPasskey();

adminForEachTest();
beforeEach(async () => {
  await live.store.addPasskey({
    id: 'passkey-1',
    account: 'admin',
    credentialId: passkey.credentialId,
    publicKey: passkey.publicKey,
    counter: 0,
    name: 'Phone',
    createdAt: live.now().toISOString(),
    lastUsedAt: null,
  });
});

const post = (path: string, body: object, headers?: Record<string, string>) =>
  admin.post(`/session/passkey${path}`, body, headers);

const newChallenge = async () => String((await (await post('/challenge', {})).json()).challenge);
const logIn = async (said: Partial<Said> = {}, key = passkey) =>
  post('', key.get({ challenge: await newChallenge(), ...said }));

it('opens the dashboard without a password, and remembers when it was used', async () => {
  expect(await (await post('/challenge', {})).json()).toMatchObject({ rpId: 'site.example' });
  const response = await logIn();
  expect(response.status).toBe(204);
  const dashboard = await admin.dashboardOf(cookieOf(response));
  expect((await dashboard.get('/api/admin/users')).status).toBe(200);
  const [used] = await live.store.passkeys('admin');
  expect(used?.lastUsedAt).toBe(live.now().toISOString());
});

it('opens nothing from another origin, unrecognised, unknown, or with a challenge used, late or made up', async () => {
  const used = await newChallenge();
  expect((await logIn({ challenge: used })).status).toBe(204);
  const late = await newChallenge();
  live.pass(5 * 60_000);
  const refusals = [
    await logIn({ origin: 'https://evil.example' }),
    await logIn({ origin: 'https://evil.example', rpId: 'evil.example' }),
    await logIn({ flags: passkeyFlags.present }),
    await logIn({}, createSoftPasskey('ec', 'an unknown credential')),
    await logIn({}, createSoftPasskey()),
    await logIn({ challenge: used }),
    await logIn({ challenge: late }),
    await logIn({ challenge: 'A'.repeat(43) }),
  ];
  for (const response of refusals) {
    expect([response.status, await response.text()]).toEqual([401, '{"error":"passkey"}']);
    expect(response.headers.get('set-cookie')).toBeNull();
  }
  expect((await live.store.sessions('admin')).length).toBe(1);
});

it('is refused when its counter goes back', async () => {
  expect((await logIn({ counter: 9 })).status).toBe(204);
  expect((await logIn({ counter: 9 })).status).toBe(401);
  expect((await logIn({ counter: 10 })).status).toBe(204);
});

it('comes after the password for a user who needs both; neither is enough alone', async () => {
  await live.store.changeUser('admin', { loginRule: 'both' });
  expect((await logIn()).status).toBe(401);
  const first = await admin.logIn();
  expect(first.status).toBe(200);
  expect(first.headers.get('set-cookie')).toBeNull();
  const asked = (await first.json()).passkey;
  expect(asked).toMatchObject({ rpId: 'site.example', allowed: [passkey.credentialId] });
  expect((await admin.logIn({ password: 'wrong' })).status).toBe(401);

  // A challenge that came with one user's password is of no use for another's passkey.
  const other = createSoftPasskey('ec', 'of another user');
  await admin.addUser('editor');
  await live.store.addPasskey({
    id: 'passkey-2',
    account: 'editor',
    credentialId: other.credentialId,
    publicKey: other.publicKey,
    counter: 0,
    name: '',
    createdAt: '',
    lastUsedAt: null,
  });
  expect((await post('', other.get({ challenge: asked.challenge }))).status).toBe(401);
  const again = await (await admin.logIn({ email: 'owner@site.example', password: samplePassword })).json();
  expect((await post('', passkey.get({ challenge: again.passkey.challenge }))).status).toBe(204);
});

it('is the only way for a user who wants it so, except a code of the operator', async () => {
  await live.store.changeUser('admin', { loginRule: 'passkey' });
  const refused = await admin.logIn();
  expect([refused.status, await refused.text()]).toEqual([401, '{"error":"password"}']);
  expect((await logIn()).status).toBe(204);
  const code = await makeLoginCode(live.store, 'admin', live.now());
  expect((await admin.logIn({ password: code })).status).toBe(204);
});

it('is taken from our own pages alone, in JSON, and not without limit', async () => {
  for (const path of ['', '/challenge']) {
    expect((await post(path, {}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post(path, {}, { 'Content-Type': 'text/plain' })).status).toBe(415);
  }
  const statuses = [];
  for (let tries = 0; tries < 40; tries += 1) statuses.push((await post('/challenge', {})).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
});
