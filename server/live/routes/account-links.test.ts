import { beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, ownerEmail, samplePassword } from '../test-support/admin-fixture.ts';
import { live, admin, adminForEachTest } from '../test-support/each-test.ts';

const hourMs = 3_600_000;
const password = 'a password of my own';

let owner: Awaited<ReturnType<typeof admin.openDashboard>>;
adminForEachTest();
beforeEach(async () => {
  await live.store.changeUser('admin', { email: ownerEmail });
  owner = await admin.openDashboard();
});

const mails = async () =>
  (await live.store.mails({ text: '', state: 'waiting', offset: 0, limit: 50 })).items.toReversed();

/** The token of the latest mail. */
async function latestToken(kind: 'invitation' | 'reset'): Promise<string> {
  const text = (await mails()).at(-1)?.text ?? '';
  return new RegExp(`https://site\\.example(?:/\\w+)?/admin#${kind}=([\\w-]{43})`).exec(text)?.[1] ?? '';
}

const newUser = { email: 'mira@site.example', name: 'Mira', role: 'editor' };
const invite = () => owner.change('POST', '/api/admin/users', newUser);

async function answerOf(response: Promise<Response>) {
  const { status, headers } = await response;
  return { status, cookies: headers.getSetCookie().length, text: await (await response).text() };
}

const refused = { status: 410, cookies: 0, text: '{"error":"link"}' };

describe('an invitation', () => {
  it('comes by mail, says whose it is, and lets somebody join and log in', async () => {
    const response = await invite();
    expect(response.status).toBe(201);
    const made = await response.json();
    expect(made).toMatchObject({ ...newUser, joinedAt: null });
    expect(await mails()).toMatchObject([{ to: newUser.email, isSecret: true }]);
    expect(live.wakes()).toBe(1);
    const token = await latestToken('invitation');
    expect(JSON.stringify(live.logged)).not.toContain(token);

    const shown = await admin.post('/account/invitation', { token });
    expect(await shown.json()).toMatchObject({ email: newUser.email, name: 'Mira', role: 'editor' });
    const joined = await admin.post('/account/accept', { token, name: 'Mira Halden', password });
    expect(joined.status).toBe(204);
    const dashboard = await admin.dashboardOf(cookieOf(joined));
    expect((await dashboard.get('/api/admin/applications')).status).toBe(200);
    expect((await dashboard.get('/api/admin/users')).status).toBe(403);
    expect((await admin.logIn({ email: 'Mira@SITE.example', password })).status).toBe(204);
    const { items } = await live.store.auditEntries({ account: made.id, record: '', offset: 0, limit: 9 });
    expect(items.map(({ action, accountName }) => [action, accountName])).toContainEqual([
      'login',
      'Mira Halden',
    ]);
  });

  it('opens nothing a second time, late, or when it was sent again, and stores nothing then', async () => {
    const accept = (token: string) =>
      answerOf(admin.post('/account/accept', { token, name: 'Eve', password: 'a password of hers' }));
    const { id } = await (await invite()).json();
    const first = await latestToken('invitation');
    live.pass(1000);
    expect((await owner.change('POST', `/api/admin/users/${id}/invitation`)).status).toBe(204);
    const second = await latestToken('invitation');
    expect(second).not.toBe(first);
    expect(await accept(first)).toEqual(refused);
    live.pass(72 * hourMs);
    expect(await accept(second)).toEqual(refused);
    expect(await answerOf(admin.post('/account/invitation', { token: second }))).toEqual(refused);
    live.pass(-1000);
    expect((await admin.post('/account/accept', { token: second, name: 'Mira', password })).status).toBe(204);
    const before = await live.store.users();
    expect(await accept(second)).toEqual(refused);
    expect(await accept('A'.repeat(43))).toEqual(refused);
    expect(await live.store.users()).toEqual(before);
    expect((await admin.logIn({ email: newUser.email, password })).status).toBe(204);
  });

  it('lets nobody log in before it was accepted, with no password at all', async () => {
    await invite();
    for (const typed of ['', 'null', samplePassword])
      expect((await admin.logIn({ email: newUser.email, password: typed })).status).toBe(401);
  });

  it.each([
    [{ name: 'Mira', password: 'too short' }, 'password'],
    [{ name: ' ', password }, 'name'],
    [{ name: 'a\nb', password }, 'name'],
  ])('is not used up by what cannot be kept: %j', async (typed, field) => {
    await invite();
    const token = await latestToken('invitation');
    const response = await admin.post('/account/accept', { token, ...typed });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual([field]);
    expect((await admin.post('/account/invitation', { token })).status).toBe(200);
  });
});

describe('a reset', () => {
  const ask = (email: string) => admin.post('/account/reset-request', { email });

  it('gives the same answer to known, unknown and invited addresses, and does the same work', async () => {
    await invite();
    const answers = [];
    for (const email of [ownerEmail, 'nobody@site.example', newUser.email]) {
      const response = await ask(email);
      answers.push({ status: response.status, headers: [...response.headers], text: await response.text() });
    }
    expect(answers[0]).toMatchObject({ status: 202, text: '{}' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual([newUser.email, ownerEmail]);
  });

  it('changes the password once, within the hour, and ends all sessions', async () => {
    await ask(ownerEmail);
    const token = await latestToken('reset');
    expect(JSON.stringify(live.logged)).not.toContain(token);
    const change = () => admin.post('/account/reset', { token, password });
    live.pass(hourMs);
    expect(await answerOf(change())).toEqual(refused);
    live.pass(-1000);
    owner = await admin.openDashboard();
    expect((await owner.get('/api/session')).status).toBe(200);
    expect((await change()).status).toBe(204);
    expect((await owner.get('/api/session')).status).toBe(401);
    expect(await answerOf(change())).toEqual(refused);
    expect((await admin.logIn({ email: ownerEmail, password: samplePassword })).status).toBe(401);
    expect((await admin.logIn({ email: ownerEmail, password })).status).toBe(204);
  });

  it('is no invitation, and an invitation no reset', async () => {
    await ask(ownerEmail);
    const reset = await latestToken('reset');
    expect(await answerOf(admin.post('/account/accept', { token: reset, name: 'Eve', password }))).toEqual(
      refused,
    );
    live.pass(1000);
    await invite();
    const invitation = await latestToken('invitation');
    expect(await answerOf(admin.post('/account/reset', { token: invitation, password }))).toEqual(refused);
  });

  it('sends three mails a day to an address, and takes five requests of one sender in ten minutes', async () => {
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await ask(ownerEmail)).status).toBe(202);
      live.pass(1000);
    }
    expect(await mails()).toHaveLength(3);
    const limited = await ask(ownerEmail);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

it.each(['/account/invitation', '/account/accept', '/account/reset-request', '/account/reset'])(
  '%s is taken from our own pages alone, in JSON',
  async (path) => {
    expect((await admin.post(path, {}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await admin.post(path, {}, form)).status).toBe(415);
  },
);
