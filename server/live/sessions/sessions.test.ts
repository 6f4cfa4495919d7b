import { minuteMs } from '#shared/durations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFixture, sampleOptions, type Fixture } from '#server/live/test-support/fixture.ts';
import { logInAs } from '#server/live/test-support/log-in.ts';
import { isPassword, passwordIn, setPassword } from './password.ts';
import { senderLimits } from '#server/live/limits.ts';
import { endAllSessions, sessionLimits } from './sessions.store.ts';

const password = 'correct horse battery staple';
/** Its hash with costs that take no time, as of an earlier version: a login takes the stored costs. */
const value = '$argon2id$v=19$m=8,t=1,p=1$AQEBAQEBAQEBAQEBAQEBAQ$iyRpKq+3DWhSLYw2be6jjlV3JDAEEII4D2O8vZrWcmA';
const own = { origin: sampleOptions.publicOrigin, 'sec-fetch-site': 'same-origin' };
const oneIp = { ...own, 'x-forwarded-for': '192.0.2.7' };

let live: Fixture;
beforeEach(async () => void (live = await createFixture()));

const tryPassword = (given: unknown, headers: Record<string, string> = own) =>
  live.postJson('session', { password: given }, headers);
const statusOf = async (answer: Promise<Response>) => (await answer).status;
const logged = () => live.database.read((db) => db.selectFrom('logEntries').selectAll().execute());

describe('the password', () => {
  beforeEach(() =>
    live.database.write((db) => db.insertInto('settings').values({ name: 'passwordHash', value }).execute()),
  );

  it('logs in with a host-only, HttpOnly cookie', async () => {
    const answer = await tryPassword(password);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    const session = await live.request('session', { headers: { cookie } });
    expect(await session.json()).toEqual({
      isLoggedIn: true,
      login: 'password',
      user: 'password',
      csrfToken: expect.stringMatching(/^[\w-]{43}$/) as unknown,
    });
    expect(await (await live.request('session')).json()).toEqual({ isLoggedIn: false, login: 'password' });
    expect(await logged()).toMatchObject([{ user: 'password', action: 'login', subject: 'session' }]);
    const sessions = await live.database.read((db) => db.selectFrom('sessions').selectAll().execute());
    expect(JSON.stringify(sessions)).not.toContain(cookie.split('=')[1]);
  });

  it('accepts other Unicode forms of the same characters, and nothing else', async () => {
    await setPassword(live.database, 'pässwörter überall');
    expect(await isPassword(live.database, 'pässwörter überall'.normalize('NFD'))).toBe(true);
    expect(await isPassword(live.database, 'passworter uberall')).toBe(false);
  });

  it.each([
    ['a wrong password', 'wrong', 401],
    ['no text', { a: 1 }, 422],
    ['nothing', '', 422],
    ['a text that is too long', 'x'.repeat(1001), 422],
  ])('rejects %s', async (_what, given, status) => {
    const answer = await tryPassword(given);
    expect(answer.status).toBe(status);
    expect(answer.headers.has('set-cookie')).toBe(false);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['a site on the same domain', { 'sec-fetch-site': 'same-site', origin: 'https://x.site.example' }, 403],
    ['a program that does not say where from', {}, 403],
    ['an old browser', { origin: sampleOptions.publicOrigin }, 204],
    ['a form', { ...own, 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a text', { ...own, 'content-type': 'text/plain' }, 415],
  ])('returns %s', async (_who, headers, status) => {
    expect(await statusOf(tryPassword(password, headers))).toBe(status);
  });

  it('limits attempts by IP address, ignoring forged headers', async () => {
    await tryPassword('no', oneIp);
    await live.database.write((db) => db.updateTable('eventCounts').set({ count: 9 }).execute());
    expect(await statusOf(tryPassword('no', oneIp))).toBe(401);
    const refused = await tryPassword(password, oneIp);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Entries left of the proxy's can be forged by the sender.
    const forged = { ...own, 'x-forwarded-for': '203.0.113.1, 192.0.2.7' };
    expect(await statusOf(tryPassword(password, forged))).toBe(429);
    expect(await statusOf(tryPassword(password))).toBe(204);
    live.pass(10 * minuteMs);
    expect(await statusOf(tryPassword(password, oneIp))).toBe(204);
  });

  it.each([
    ['an IPv6 /48', (index: number) => `2001:db8:7:${index.toString(16)}00::1`, '2001:db8:8::1'],
    ['an IPv4 /24', (index: number) => `203.0.113.${index}`, '203.0.114.1'],
  ])('limits the attempts of %s without blocking others', async (_, ipOf, other) => {
    const tryFrom = (ip: string) => tryPassword(password, { ...own, 'x-forwarded-for': ip });
    const statuses: number[] = [];
    for (let index = 0; index < 35; index += 1) statuses.push(await statusOf(tryFrom(ipOf(index))));
    expect(statuses).toEqual([...Array<number>(30).fill(204), ...Array<number>(5).fill(429)]);
    expect(await statusOf(tryFrom(other))).toBe(204);
    live.pass(senderLimits.login.all.windowMs);
    expect(await statusOf(tryFrom(ipOf(1)))).toBe(204);
  });

  it('limits all attempts together, except for a browser that has logged in before', async () => {
    const cookies = (await tryPassword(password)).headers.getSetCookie();
    const cookie =
      cookies.map((line) => line.split(';', 1)[0]).find((pair) => pair?.includes('browser')) ?? '';
    expect(cookies.join()).toMatch(
      /__Host-browser=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Strict/,
    );
    const close = () =>
      live.database.write((db) =>
        db
          .updateTable('eventCounts')
          .set({ count: senderLimits.login.all.requests })
          .where('key', '=', 'login:all')
          .execute(),
      );
    await close();
    const known = { ...own, cookie };
    expect(await statusOf(tryPassword(password))).toBe(429);
    expect(
      await statusOf(tryPassword(password, { ...own, cookie: `__Host-browser=${'a'.repeat(43)}` })),
    ).toBe(429);
    // A copied cookie does not open a way to guess from many addresses.
    const tries: number[] = [];
    for (let index = 0; index < 11; index += 1) tries.push(await statusOf(tryPassword('no', known)));
    expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
    live.pass(senderLimits.login.all.windowMs);
    expect(await statusOf(tryPassword(password))).toBe(204);
    await close();
    expect(await statusOf(tryPassword(password, known))).toBe(204);
    live.pass(90 * 24 * 60 * minuteMs);
    await tryPassword(password);
    await close();
    expect(await statusOf(tryPassword(password, known))).toBe(429);
  });

  it('checks a few passwords at once, queues others up to a limit', async () => {
    await setPassword(live.database, password);
    const answers = await Promise.all(Array.from({ length: 40 }, () => statusOf(tryPassword('no'))));
    expect(new Set(answers)).toEqual(new Set([401, 503]));
  });

  it('logs the rejected logins of an hour as one entry', async () => {
    for (let tries = 0; tries < 3; tries += 1) await tryPassword('no');
    live.pass(60 * minuteMs);
    await tryPassword('no');
    const refused = (await logged()).filter(({ action }) => action === 'refused');
    expect(refused.map(({ user, recordIds }) => [user, recordIds])).toEqual([
      ['', '["3"]'],
      ['', '["1"]'],
    ]);
  });

  it('ends all sessions when it is changed, and on the end-sessions command', async () => {
    const first = await logInAs(live);
    await setPassword(live.database, 'another long password');
    expect(await statusOf(first.get('admin/log'))).toBe(401);
    const [second, third] = [await logInAs(live), await logInAs(live)];
    expect(await statusOf(third.get('admin/log'))).toBe(200);
    expect(await endAllSessions(live.database)).toBe(2);
    expect(await statusOf(second.get('admin/log'))).toBe(401);
  });
});

describe('the command that sets the password', () => {
  it.each([
    ['one line', 'granite and slate\n'],
    ['two lines, as typed for the terminal', 'granite and slate\r\ngranite and slate\r\n'],
    ['a byte order mark, as PowerShell writes it', '\uFEFFgranite and slate'],
  ])('sets a working password from one line of %s', async (_what, input) => {
    await setPassword(live.database, passwordIn(Buffer.from(input)));
    expect(await statusOf(tryPassword('granite and slate'))).toBe(204);
  });

  it.each([
    ['granite\tand slate', 'control character'],
    ['granite\0and slate', 'control character'],
    ['granite\rand slate', 'control character'],
    [`granite\u0085and slate`, 'control character'],
    ['x'.repeat(1001), 'at most 1,000 characters'],
    [' '.repeat(12), 'only spaces'],
    ['granite', 'at least 12 characters'],
    ['\ngranite and slate', 'at least 12 characters'],
    [Buffer.from('grün wie Moos und Stein', 'latin1'), 'not in UTF-8'],
  ])('rejects %j', (input, reason) => {
    expect(() => passwordIn(Buffer.from(input))).toThrow(reason);
  });
});

it('rejects every login while no password is set', async () => {
  expect(await statusOf(tryPassword(''))).toBe(422);
  expect(await statusOf(tryPassword(password))).toBe(401);
});

describe('a session', () => {
  it('ends with its own logout, while other sessions continue', async () => {
    const [one, other] = [await logInAs(live), await logInAs(live)];
    const answer = await one.send('DELETE', 'session');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-session=; Max-Age=0/);
    expect(await statusOf(one.get('admin/log'))).toBe(401);
    expect(await statusOf(other.get('admin/log'))).toBe(200);
    expect((await logged()).map(({ action }) => action)).toContain('logout');
  });

  it.each([
    ['after 30 idle minutes', [sessionLimits.idleMs], 401],
    ['not while it is used', Array.from({ length: 5 }, () => sessionLimits.idleMs - minuteMs), 200],
    ['after 12 hours, used or not', Array.from({ length: 25 }, () => sessionLimits.idleMs - minuteMs), 401],
    ['when the clock was set back by hours', [-2 * 60 * minuteMs], 401],
    ['not when the clocks of two machines differ', [-2 * minuteMs], 200],
  ])('ends %s', async (_when, waits, status) => {
    const { get } = await logInAs(live);
    let last = 0;
    for (const wait of waits) {
      live.pass(wait);
      last = await statusOf(get('admin/log'));
    }
    expect(last).toBe(status);
  });

  it('is not extended by automatic refreshes', async () => {
    const { get } = await logInAs(live);
    for (let asked = 0; asked < 2; asked += 1) {
      live.pass(16 * minuteMs);
      await get('admin/log', { 'x-unattended': '1' });
    }
    expect(await statusOf(get('admin/log'))).toBe(401);
  });

  it('is replaced at every login, which prevents session fixation', async () => {
    await setPassword(live.database, password);
    const planted = await logInAs(live);
    await tryPassword(password, { ...own, cookie: planted.cookie });
    expect(await statusOf(planted.get('admin/log'))).toBe(401);
  });

  it.each(['', 'x', 'A'.repeat(43), "' or 1=1 --".padEnd(43, 'x')])(
    'is nobody’s with the token %j',
    async (token) => {
      const headers = { cookie: `__Host-session=${token}` };
      expect(await statusOf(live.request('admin/log', { headers }))).toBe(401);
    },
  );

  it.each([
    ['its token and our page', {}, 204],
    ['no token', { 'x-csrf-token': '' }, 403],
    ['a wrong token', { 'x-csrf-token': 'A'.repeat(43) }, 403],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['no page', { 'sec-fetch-site': 'none' }, 403],
  ])('changes something with %s: %j', async (_what, headers, status) => {
    const { id } = await live.enquire();
    const { send } = await logInAs(live);
    expect(await statusOf(send('DELETE', `admin/enquiries/${id}`, undefined, headers))).toBe(status);
    expect(await live.stored.enquiries()).toHaveLength(status === 204 ? 0 : 1);
  });
});
