import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { createFixture, sampleOptions, type Fixture } from '#server/live/test-support/fixture.ts';
import { accountsOf, emailFromClaims, isAdmin, type OidcSettings } from './oidc.ts';

/** Against oidc-provider, a certified server by the author of openid-client, over HTTP on this machine. */

const origin = sampleOptions.publicOrigin;
const callback = `${origin}/api/session/oidc/callback`;
const secret = 'a secret of the site';
const bySecret = { token_endpoint_auth_method: 'client_secret_post' } as const;

/** The provider's claims about the person who logs in, of its userinfo endpoint and in its ID tokens. */
let claims: Record<string, unknown> = {};
let tokenClaims: Record<string, unknown> = {};
let isDown = false;

const server = createServer();
let issuer = '';

beforeAll(async () => {
  issuer = `http://localhost:${await listenOnFreePort(server)}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: 'site', client_secret: secret, redirect_uris: [callback], ...bySecret }],
    claims: { email: ['email', 'email_verified'], profile: ['preferred_username'] },
    features: { devInteractions: { enabled: false } },
    ttl: { AuthorizationCode: 60, AccessToken: 60, IdToken: 60, Session: 60, Grant: 60, Interaction: 60 },
    renderError: (context, { error }) => {
      context.body = error;
    },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: (use: string) => ({ sub: id, ...(use === 'id_token' ? tokenClaims : claims) }),
    }),
    conformIdTokenClaims: false,
    // Skips the consent page, because the site belongs to the company.
    async loadExistingGrant({ oidc: { session, client } }) {
      const grant = new provider.Grant({ accountId: session?.accountId, clientId: client?.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (isDown) request.socket.destroy();
    else if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: 'person-1' } });
    else void answer(request, response);
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let live: Fixture;
const settings = (): OidcSettings => ({
  issuer,
  clientId: 'site',
  clientSecret: secret,
  addressClaim: 'email',
  admins: ['mira@company.example', '@team.example'],
});

async function startWith(changes: Partial<OidcSettings> = {}) {
  live = await createFixture({ options: { ...sampleOptions, oidc: { ...settings(), ...changes } } });
}
beforeEach(async () => {
  claims = { email: 'mira@company.example', email_verified: true };
  tokenClaims = {};
  isDown = false;
  await startWith();
});
afterEach(() => void vi.useRealTimers());

/** A browser without scripts: follows redirects and keeps cookies by origin. */
function createBrowser() {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (address: URL) => {
    const jar = jars.get(address.host) ?? new Map<string, string>();
    jars.set(address.host, jar);
    return jar;
  };
  async function ask(address: URL): Promise<Response> {
    const jar = jarOf(address);
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const headers = { ...(cookie && { cookie }), 'x-forwarded-for': '192.0.2.1' };
    const response =
      address.origin === origin
        ? await live.app.request(address.href, { headers })
        : await fetch(address, { redirect: 'manual', headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }
  return {
    jar: () => jarOf(new URL(origin)),
    /** Follows redirects until one is a page of the site, or `stopAt`. */
    async follow(from: string, stopAt = '/admin'): Promise<URL> {
      let address = new URL(from, origin);
      for (let steps = 0; steps < 10; steps += 1) {
        if (address.origin === origin && address.pathname.endsWith(stopAt)) return address;
        const response = await ask(address);
        const next = response.headers.get('location');
        if (next === null)
          throw new Error(`${address} answered ${response.status}: ${await response.text()}`);
        address = new URL(next, address);
      }
      throw new Error('led in a circle');
    },
    session: async () => (await ask(new URL('/api/session', origin))).json(),
  };
}

const start = '/api/session/oidc';
const inLog = async () => live.database.read((db) => db.selectFrom('logEntries').selectAll().execute());

describe('login at the company’s provider', () => {
  it('logs in people on the list, and writes it to the log', async () => {
    const browser = createBrowser();
    expect((await browser.follow(start)).href).toBe(`${origin}/admin`);
    expect(await browser.session()).toMatchObject({
      isLoggedIn: true,
      login: 'oidc',
      user: 'mira@company.example',
    });
    expect(browser.jar().has('__Host-login')).toBe(false);
    expect(await inLog()).toMatchObject([{ user: 'mira@company.example', action: 'login' }]);
    // What was stored for state, nonce and PKCE is deleted after use.
    expect(await live.database.read((db) => db.selectFrom('oidcLogins').selectAll().execute())).toEqual([]);
  });

  it('returns to the dashboard in the same language', async () => {
    expect((await createBrowser().follow(`${start}?language=de`)).pathname).toBe('/de/admin');
    expect((await createBrowser().follow(`${start}?language=//evil.example`)).href).toBe(`${origin}/admin`);
  });

  it.each([
    ['a listed domain', { email: 'tom@TEAM.example', email_verified: true }, ''],
    ['an address that is not listed', { email: 'tom@company.example', email_verified: true }, 'address'],
    [
      'one that only ends like a listed one',
      { email: 'a@b.example@team.example', email_verified: true },
      'address',
    ],
    ['an unverified address', { email: 'mira@company.example', email_verified: false }, 'unverified'],
    ['an address of which nobody says that it is verified', { email: 'mira@company.example' }, 'unverified'],
    ['no address', { email_verified: true }, 'unverified'],
    ['an address that is a list', { email: ['mira@company.example'], email_verified: true }, 'unverified'],
  ])('returns %s', async (_what, said, reason) => {
    claims = said;
    const browser = createBrowser();
    expect((await browser.follow(start)).hash).toBe(reason && `#login-${reason}`);
    expect(await browser.session()).toMatchObject({ isLoggedIn: reason === '' });
    const action = reason === '' ? 'login' : 'refused';
    expect(await inLog()).toMatchObject([{ action }]);
  });

  it('uses the claim in OIDC_ADDRESS_CLAIM, verified or not', async () => {
    await startWith({ addressClaim: 'preferred_username' });
    claims = { preferred_username: 'mira@company.example', email: 'owner@elsewhere.example' };
    const browser = createBrowser();
    expect((await browser.follow(start)).hash).toBe('');
    expect(await browser.session()).toMatchObject({ user: 'mira@company.example' });
  });

  it('accepts the provider’s response once, and only in the browser that started the login', async () => {
    const browser = createBrowser();
    const answer = await browser.follow(start, '/callback');
    const state = browser.jar().get('__Host-login')!;
    expect((await createBrowser().follow(answer.href)).hash).toBe('#login-expired');
    expect((await browser.follow(answer.href)).hash).toBe('');
    // Replays the answer together with its cookie.
    const replayed = createBrowser();
    replayed.jar().set('__Host-login', state);
    expect((await replayed.follow(answer.href)).hash).toBe('#login-expired');
    expect(await replayed.session()).toMatchObject({ isLoggedIn: false });
  });

  it.each([
    ['an hour later', 60 * 60_000 + 1],
    ['when the clock was set back far', -6 * 60_000],
  ])('rejects it %s', async (_when, milliseconds) => {
    const browser = createBrowser();
    const answer = await browser.follow(start, '/callback');
    live.pass(milliseconds);
    expect((await browser.follow(answer.href)).hash).toBe('#login-expired');
  });

  it.each([
    ['that is another', /code=[^&]+/, 'code=forged'],
    ['that is missing', /code=[^&]+&/, ''],
    ['of another issuer', /iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'],
    ['with an error instead', /code=[^&]+/, 'error=access_denied'],
  ])('rejects a code %s', async (_which, part, forged) => {
    const browser = createBrowser();
    const { href } = await browser.follow(start, '/callback');
    expect((await browser.follow(href.replace(part, forged))).hash).toBe('#login-provider');
    expect(await browser.session()).toMatchObject({ isLoggedIn: false });
  });

  it('rejects an expired code', async () => {
    const browser = createBrowser();
    const answer = await browser.follow(start, '/callback');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    expect((await browser.follow(answer.href)).hash).toBe('#login-provider');
    expect(live.logged.join()).toContain('invalid_grant');
  });

  it('reports that the provider is down, before and during the login', async () => {
    isDown = true;
    expect((await createBrowser().follow(start)).hash).toBe('#login-provider');
    isDown = false;
    const browser = createBrowser();
    const answer = await browser.follow(start, '/callback');
    isDown = true;
    expect((await browser.follow(answer.href)).hash).toBe('#login-provider');
    expect(live.logged.join()).toContain('login by the provider failed');
  });

  const email = 'mira@company.example';
  it.each([
    [
      'the address of one and the verification of the other',
      { email_verified: true },
      { email, email_verified: false },
      'unverified',
    ],
    ['a verification in the ID token alone', { email_verified: true }, { email }, 'unverified'],
    [
      'an unverified address in the ID token',
      { email, email_verified: false },
      { email, email_verified: true },
      'unverified',
    ],
    [
      'another address in the ID token',
      { email: 'jon@x.example', email_verified: true },
      { email, email_verified: true },
      'address',
    ],
    ['all in the ID token', { email, email_verified: true }, {}, ''],
    ['the verification only at the userinfo endpoint', { email }, { email, email_verified: true }, ''],
  ])('takes address and verification from one source: %s', async (_, inToken, atUserinfo, refusal) => {
    tokenClaims = inToken;
    claims = atUserinfo;
    expect((await createBrowser().follow(start)).hash).toBe(refusal && `#login-${refusal}`);
  });

  it('reports a wrong client secret', async () => {
    await startWith({ clientSecret: 'another' });
    expect((await createBrowser().follow(start)).hash).toBe('#login-provider');
  });

  it('ends a session when its user is removed from the list', async () => {
    const browser = createBrowser();
    await browser.follow(start);
    const { database } = live.deps;
    const oidc = { ...settings(), admins: ['@team.example'] };
    const other = await createFixture({ database, options: { ...sampleOptions, oidc } });
    const cookie = `__Host-session=${browser.jar().get('__Host-session')}`;
    const answer = await other.request('admin/mails', { headers: { cookie } });
    expect(answer.status).toBe(401);
  });

  it.each([
    ['a picture of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a page on a subdomain', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' }],
    ['a script', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
  ])('is not started by %s, which counts for no limit', async (_, asked) => {
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    for (let tries = 0; tries < 11; tries += 1) {
      const answer = await live.app.request(origin + start, { headers: { ...headers, ...asked } });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin']);
    }
    for (const site of ['same-origin', 'none']) {
      const navigation = { ...headers, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
      const answer = await live.app.request(origin + start, { headers: navigation });
      expect(answer.headers.get('location')).toContain(issuer);
    }
  });

  it('rejects the password, and limits how often a login is started', async () => {
    const own = { origin, 'sec-fetch-site': 'same-origin' };
    expect((await live.postJson('session', { password: 'any password at all' }, own)).status).toBe(409);
    const browser = createBrowser();
    for (let tries = 0; tries < 10; tries += 1) await browser.follow(start, '/callback').catch(() => {});
    expect((await browser.follow(start)).hash).toBe('#login-busy');
  });
});

describe('the verification of addresses', () => {
  it.each([
    ['https://login.microsoftonline.com/common/v2.0', 'everybody'],
    ['https://login.microsoftonline.com/', 'everybody'],
    ['https://login.microsoftonline.com/5f1c7c1e-1111-4222-8333-444444444444/v2.0', 'own'],
    ['https://sts.windows.net/organizations/', 'everybody'],
    ['https://accounts.google.com', 'shared'],
    ['https://login.company.example/realms/staff', 'own'],
  ])('%s has accounts of: %s', (address, whose) => {
    expect(accountsOf(address)).toBe(whose);
  });

  it.each([
    ['Mira@Company.example', true],
    ['tom@team.example', true],
    ['tom@sub.team.example', false],
    ['@team.example', false],
    ['tom@team.example ', false],
    // The Kelvin sign, whose lower case is a k.
    ['tom@tea\u212A.example', false],
    ['', false],
  ])('%j is on the list: %s', (email, isOn) => {
    expect(isAdmin({ admins: ['mira@company.example', '@team.example', '@teak.example'] }, email)).toBe(isOn);
  });

  it('trusts Google for an address only while its domain is a customer of Google', () => {
    const admins = ['@team.example', 'mira@gmail.com'];
    const google = { ...settings(), issuer: 'https://accounts.google.com', admins };
    const said = { email: 'tom@team.example', email_verified: true };
    expect(emailFromClaims(google, said)).toEqual({ refusal: 'unverified' });
    expect(emailFromClaims(google, { ...said, hd: 'team.example' })).toEqual({ user: 'tom@team.example' });
    expect(emailFromClaims(google, { email: 'mira@gmail.com', email_verified: true })).toEqual({
      user: 'mira@gmail.com',
    });
  });
});
