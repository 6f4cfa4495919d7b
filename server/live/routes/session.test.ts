import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPasswords } from '../security/passwords.ts';
import { loginCodeMinutes, makeLoginCode } from '../security/login-code.ts';
import { tokenHashOf } from '../security/tokens.ts';
import { cookieOf, ownerEmail, samplePassword, sampleUser } from '../test-support/admin-fixture.ts';
import { sessionRoutes } from './session.ts';
import { live, admin, adminForEachTest } from '../test-support/each-test.ts';

const minuteMs = 60_000;

adminForEachTest();

const statusWith = async (cookie: string) =>
  (await admin.send('/api/admin/subscribers', { headers: { Cookie: cookie } })).status;

describe('login', () => {
  it('sets a cookie that scripts, other sites and other hosts do not get', async () => {
    const response = await admin.logIn();
    expect(response.status).toBe(204);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [session = '', device = ''] = response.headers.getSetCookie();
    const [cookie = '', ...attributes] = session.split('; ');
    expect(cookie).toMatch(/^__Host-session=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure']);
    expect(device).toMatch(
      /^__Host-device=[\w.-]{66}; Path=\/; Max-Age=34560000; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(await statusWith(cookie)).toBe(200);
    expect(await statusWith(device)).toBe(401);
  });

  it('stores the hash of the token and not the token', async () => {
    const addSession = vi.spyOn(live.parts.store, 'addSession');
    const [, token = ''] = cookieOf(await admin.logIn()).split('=');
    expect(addSession.mock.calls[0]?.[0].tokenHash).toBe(tokenHashOf(token));
    expect(JSON.stringify(addSession.mock.calls)).not.toContain(token);
    expect(live.logged.join('')).not.toContain(token);
  });

  it('fixation: a token from before the login is of no use after it', async () => {
    const planted = `__Host-session=${'A'.repeat(43)}`;
    const fresh = cookieOf(await admin.logIn(undefined, { Cookie: planted }));
    expect(fresh).not.toBe(planted);
    expect(await statusWith(planted)).toBe(401);

    const second = cookieOf(await admin.logIn(undefined, { Cookie: fresh }));
    expect(second).not.toBe(fresh);
    expect(await statusWith(fresh)).toBe(401);
    expect(await statusWith(second)).toBe(200);
  });

  it('logout ends the session in the store: the old cookie is of no use', async () => {
    const { cookie, change } = await admin.openDashboard();
    const response = await change('DELETE', '/api/session');
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; Path=\/; Max-Age=0;/);
    expect(await statusWith(cookie)).toBe(401);
    expect((await admin.send('/api/session', { headers: { Cookie: cookie } })).status).toBe(401);
  });

  it('says the same of an unknown account, a wrong password and an impossible hash', async () => {
    await live.store.addUser(sampleUser({ id: 'broken', email: 'broken@site.example' }), 'not a hash');
    await live.store.changeUser('admin', { email: ownerEmail });
    const attempts = [
      { email: ownerEmail, password: 'wrong' },
      { email: 'nobody@site.example', password: samplePassword },
      { email: 'broken@site.example', password: samplePassword },
      { password: samplePassword },
    ];
    const answers = [];
    for (const body of attempts) {
      const response = await admin.logIn(body);
      answers.push({ status: response.status, headers: [...response.headers], text: await response.text() });
    }
    expect(answers[0]).toMatchObject({ status: 401, text: '{"error":"password"}' });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[3]).toEqual(answers[0]);
  });

  it('checks a password for an unknown account too, which takes the time it takes', async () => {
    const passwords = createPasswords({ memoryKib: 8, passes: 1, lanes: 1 });
    const verify = vi.spyOn(passwords, 'verify');
    await sessionRoutes(live.parts, passwords).request('/session', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: 'https://site.example' },
      body: JSON.stringify({ email: 'nobody', password: samplePassword }),
    });
    expect(verify.mock.calls).toEqual([[samplePassword, null]]);
  });

  it('makes a hash of today of one with other costs, and the password still opens', async () => {
    const older = createPasswords({ memoryKib: 16, passes: 2, lanes: 1 });
    await live.store.setPasswordHash('admin', await older.hash(samplePassword));
    const cookie = cookieOf(await admin.logIn());
    expect(await live.store.passwordHash('admin')).toContain('$m=8,t=1,p=1$');
    expect(await statusWith(cookie)).toBe(200);
    expect((await admin.logIn()).status).toBe(204);
  });

  it.each([
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a sister host', { 'Sec-Fetch-Site': 'same-site' }, 403],
  ])('is not taken from %s', async (_, headers, status) => {
    const response = await admin.logIn(undefined, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it.each([[{}], [{ password: 1 }], [{ password: 'x'.repeat(1001) }], [{ email: 'a\0', password: 'x' }]])(
    'refuses what is no login: %j',
    async (body) => {
      expect((await admin.logIn(body)).status).toBe(422);
    },
  );
});

describe('throttle', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  beforeEach(() => {
    live.parts.options.trustedProxies = 1;
  });

  /** Logs in with a wrong password until the wait begins, `rounds` times. @returns the waits in seconds */
  async function waitsOf(rounds: number, login: (round: number) => Promise<Response>): Promise<number[]> {
    const waits: number[] = [];
    while (waits.length < rounds) {
      const response = await login(waits.length);
      if (response.status === 401) continue;
      expect(response.status).toBe(429);
      const wait = Number(response.headers.get('retry-after'));
      waits.push(wait);
      live.pass(wait * 1000);
    }
    return waits;
  }

  it('lets an address wait longer and longer, even with the right password', async () => {
    let account = 0;
    const login = () => admin.logIn({ email: `a${(account += 1)}`, password: 'wrong' }, from('203.0.113.1'));
    const waits = await waitsOf(7, login);
    expect(waits).toEqual([60, 60, 780, 60, 60, 780, 4 * 3600 - 1800]);
    // Twenty tries, and one for each wait.
    expect(account).toBe(27);
    live.pass(-waits.at(-1)! * 1000);
    expect((await admin.logIn(undefined, from('203.0.113.1'))).status).toBe(429);
    expect((await admin.logIn(undefined, from('203.0.113.2'))).status).toBe(204);
  });

  it('lets an account wait longer and longer, wherever tries come from, whether it exists or not', async () => {
    for (const email of ['', 'nobody@site.example']) {
      let tries = 0;
      const wrong = () =>
        admin.logIn({ email, password: 'wrong' }, from(`198.51.${(tries += 1) >> 8}.${tries & 255}`));
      expect(await waitsOf(4, wrong)).toEqual([60, 60, 60, 720]);
      expect(tries).toBe(34);
      live.pass(240 * minuteMs);
    }
  });

  it('a browser that has logged in before gets in, whatever strangers try', async () => {
    const [, device = ''] = (await admin.logIn()).headers.getSetCookie();
    const own = { Cookie: device.split(';')[0] ?? '', ...from('203.0.113.1') };
    for (let tries = 0; tries < 300; tries += 1)
      await admin.logIn({ password: 'wrong' }, from(`198.51.${tries % 3}.${tries & 255}`));
    for (let tries = 0; tries < 10; tries += 1) await admin.logIn({ password: 'wrong' }, from('203.0.113.1'));
    expect((await admin.logIn(undefined, from('203.0.113.99'))).status).toBe(429);
    expect((await admin.logIn(undefined, own)).status).toBe(204);
    // Its own wrong passwords count, for it alone.
    for (let tries = 0; tries < 5; tries += 1)
      expect((await admin.logIn({ password: 'wrong' }, own)).status).toBe(401);
    expect((await admin.logIn(undefined, own)).status).toBe(429);
    // A forged cookie, and one of another account, are those of a stranger.
    for (const value of [own.Cookie.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')), '__Host-device=x'])
      expect((await admin.logIn(undefined, { ...from('203.0.113.98'), Cookie: value })).status).toBe(429);
    const other = await admin.logIn(
      { email: 'other', password: 'wrong' },
      { ...own, ...from('203.0.113.97') },
    );
    expect(other.status).toBe(401);
  });

  it('a code made by the operator opens once, in time, also while logins have to wait', async () => {
    for (let tries = 0; tries < 30; tries += 1)
      await admin.logIn({ password: 'wrong' }, from(`198.51.100.${tries}`));
    const code = await makeLoginCode(live.store, 'admin', live.now());
    expect(JSON.stringify(await live.store.siteFact('login-code'))).not.toContain(code);
    expect((await admin.logIn({ email: 'other', password: code }, from('203.0.113.50'))).status).toBe(401);
    const opened = await Promise.all([1, 2, 3].map(() => admin.logIn({ password: code })));
    expect(opened.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(opened.filter(({ status }) => status === 429)).toHaveLength(2);
    const late = await makeLoginCode(live.store, 'admin', live.now());
    live.pass(loginCodeMinutes * minuteMs);
    expect((await admin.logIn({ password: late })).status).not.toBe(204);
  });

  it('lets no more than five through when they come all at once', async () => {
    const tries = Array.from({ length: 12 }, () => admin.logIn({ password: 'wrong' }, from('203.0.113.7')));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('forgets the failures when the password was right', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let failure = 1; failure <= 4; failure += 1) await admin.logIn({ password: 'wrong' });
      expect((await admin.logIn()).status).toBe(204);
    }
  });
});

describe('expiry', () => {
  it('ends a session that is idle for 30 minutes, and not one that is used', async () => {
    const cookie = cookieOf(await admin.logIn());
    for (let use = 0; use < 4; use += 1) {
      live.pass(29 * minuteMs);
      expect(await statusWith(cookie)).toBe(200);
    }
    live.pass(30 * minuteMs);
    expect(await statusWith(cookie)).toBe(401);
    live.pass(-29 * minuteMs);
    expect(await statusWith(cookie)).toBe(401);
  });

  it('ends every session after 12 hours, however busy', async () => {
    const cookie = cookieOf(await admin.logIn());
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      live.pass(20 * minuteMs);
      expect(await statusWith(cookie)).toBe(200);
    }
    live.pass(20 * minuteMs);
    expect(await statusWith(cookie)).toBe(401);
  });

  it('ends a session that began while the clock was ahead, and forgets the failures of that time', async () => {
    const yearMs = 365 * 24 * 60 * minuteMs;
    live.pass(yearMs);
    const cookie = cookieOf(await admin.logIn());
    for (let failure = 1; failure <= 20; failure += 1) await admin.logIn({ password: 'wrong' });
    live.pass(-yearMs);
    expect(await statusWith(cookie)).toBe(401);
    expect((await admin.logIn()).status).toBe(204);
  });

  it('ends all sessions when the password is changed', async () => {
    const cookie = cookieOf(await admin.logIn());
    await live.store.setPasswordHash('admin', 'another');
    expect(await statusWith(cookie)).toBe(401);
  });
});
