import { Hono, type Context, type Env, type MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { languageIn } from '#shared/locales.ts';
import { pathTo } from '#shared/routes.ts';
import { unattendedHeader, type LoginRefusal, type SessionAnswer } from '#shared/contracts/dashboard.ts';
import { clientIpOf, countLogin } from '#server/live/limits.ts';
import { addLogEntry, countRefusedLogin } from '#server/live/log/log.store.ts';
import { answerRefusal, readChange, Refusal, refusalOf, type LiveBindings } from '#server/live/requests.ts';
import type { LiveDeps, LiveOptions } from '#server/live/deps.ts';
import { callbackPath, createProvider, isAdmin, type Provider } from './oidc.ts';
import { admitKnownBrowser, rememberBrowser } from './known-browsers.ts';
import { isPassword, typedPassword } from './password.ts';
import { addLogin, beginSession, endSession, findSession, consumeLogin } from './sessions.store.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { errorText } from '#server/site/error-place.ts';
import { senderOf } from '#server/live/sender.ts';
import { adminCookies, knownBrowserDays, loginHours } from '#shared/admin-cookies.ts';

/** Login and logout of the dashboard (SPEC sections 2 and 6), and who is logged in. */

/**
 * Carries the CSRF token. It protects where SameSite=Strict does not: in old browsers, or from another site
 * on our registrable domain.
 */
const csrfHeader = 'X-CSRF-Token';

/** Other programs have to send `Origin`. */
const isFromOurPage = ({ req }: Context, { publicOrigin }: Pick<LiveOptions, 'publicOrigin'>) =>
  senderOf(req.raw.headers, publicOrigin) === 'our-page';

/** True for a page that the visitor opened by hand or from one of our pages; old browsers do not say. */
function isOwnNavigation({ req }: Context, { publicOrigin }: Pick<LiveOptions, 'publicOrigin'>): boolean {
  const sender = senderOf(req.raw.headers, publicOrigin);
  return sender === 'unknown' || (sender !== 'other-site' && req.header('sec-fetch-mode') === 'navigate');
}

/** The CSRF token of a session; useless without the session's cookie. */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('csrf').digest('base64url');
}

/** Compares in constant time, so that the time does not show how much of it is right. */
function isCsrfToken(given: string | undefined, sessionToken: string): boolean {
  const expected = Buffer.from(csrfTokenOf(sessionToken));
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Session data for the routes behind the login. */
export interface AdminEnvironment extends Env {
  Bindings: LiveBindings;
  Variables: {
    user: string;
    /** Set by routes: the ids that the log gets. */
    records?: readonly string[];
  };
}

/** The user in sessions and log when somebody logs in with the one password. */
const passwordUser = 'password';
const loginSchema = v.object({ password: typedPassword });

const cookieOptions = { path: '/', secure: true, httpOnly: true } as const;

/** @throws Refusal 429 with the time to wait */
async function admitLogin(context: Context, { database, options, now }: LiveDeps): Promise<void> {
  const isKnown = await admitKnownBrowser(database, getCookie(context, adminCookies.browser) ?? '', now());
  await countLogin(database, clientIpOf(context, options), now(), isKnown);
}

/**
 * Who a request's session belongs to; null without one. A session also ends when the user leaves the list, or when
 * its way to log in is switched off.
 */
async function userOf(context: Context, { database, options, now }: LiveDeps): Promise<string | null> {
  const isUse = context.req.header(unattendedHeader) === undefined;
  const session = await findSession(database, getCookie(context, adminCookies.session) ?? '', now(), isUse);
  if (!session) return null;
  const { oidc } = options;
  const mayEnter = oidc ? isAdmin(oidc, session.user) : session.user === passwordUser;
  return mayEnter ? session.user : null;
}

async function logIn(context: Context, { database, log, now }: LiveDeps, user: string): Promise<void> {
  await addLogEntry(database, { user, action: 'login', subject: 'session', records: [] }, now());
  // Ends a session that an attacker may have set in this browser (session fixation).
  await endSession(database, getCookie(context, adminCookies.session) ?? '');
  const token = await beginSession(database, user, now());
  // Without Max-Age it ends with the browser.
  setCookie(context, adminCookies.session, token, { ...cookieOptions, sameSite: 'Strict' });
  const maxAge = knownBrowserDays * 24 * 60 * 60;
  const browser = await rememberBrowser(database, now());
  setCookie(context, adminCookies.browser, browser, { ...cookieOptions, sameSite: 'Strict', maxAge });
  log.info('login');
}

const safeMethods = ['GET', 'HEAD'];

/**
 * Lets only requests with a session pass; changes also need the session's CSRF token and one of our pages as
 * origin. Browsers and proxies must not store the answers.
 * @throws Refusal 401 without a session, 403 for a change from another origin
 */
export function requireSession(deps: LiveDeps): MiddlewareHandler<AdminEnvironment> {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store');
    const user = await userOf(context, deps);
    if (user === null) throw new Refusal(401, 'session');
    if (!safeMethods.includes(context.req.method)) {
      if (!isFromOurPage(context, deps.options)) throw new Refusal(403, 'cross-site');
      const token = getCookie(context, adminCookies.session) ?? '';
      if (!isCsrfToken(context.req.header(csrfHeader), token)) throw new Refusal(403, 'csrf');
    }
    context.set('user', user);
    await next();
  };
}

/** The routes at `/api/session`; mount them at `/api`. */
export function sessionRoutes(deps: LiveDeps): Hono<{ Bindings: LiveBindings }> {
  const { database, options, ceilings, log, now } = deps;
  const provider = options.oidc && createProvider(options.oidc, options.publicOrigin, now);
  const app = new Hono<{ Bindings: LiveBindings }>();

  app.onError((error, context) => answerRefusal(context, refusalOf(error, context)));
  app.use('/session/*', async (context, next) => {
    context.header('Cache-Control', 'no-store');
    await next();
  });

  const refuseOtherSites = (context: Context) => {
    if (!isFromOurPage(context, options)) throw new Refusal(403, 'cross-site');
  };

  app.get('/session', async (context) => {
    const login = provider ? 'oidc' : 'password';
    const user = await userOf(context, deps);
    const answer: SessionAnswer =
      user === null
        ? { isLoggedIn: false, login }
        : {
            isLoggedIn: true,
            login,
            csrfToken: csrfTokenOf(getCookie(context, adminCookies.session) ?? ''),
            user,
          };
    return context.json(answer);
  });

  app.post('/session', async (context) => {
    refuseOtherSites(context);
    if (provider) throw new Refusal(409, 'oidc');
    // JSON: a form of another site cannot send this type without a CORS preflight.
    const { password } = await readChange(context, loginSchema);
    await admitLogin(context, deps);
    if (!(await ceilings.compute(() => isPassword(database, password)))) {
      log.info('login refused');
      await countRefusedLogin(database, now());
      throw new Refusal(401, 'password');
    }
    await logIn(context, deps, passwordUser);
    return context.body(null, 204);
  });

  app.delete('/session', async (context) => {
    refuseOtherSites(context);
    const user = await userOf(context, deps);
    await endSession(database, getCookie(context, adminCookies.session) ?? '');
    if (user !== null)
      await addLogEntry(database, { user, action: 'logout', subject: 'session', records: [] }, now());
    deleteCookie(context, adminCookies.session, { ...cookieOptions, sameSite: 'Strict' });
    return context.body(null, 204);
  });

  return provider ? app.route('/', oidcRoutes(deps, provider)) : app;
}

/** The code flow: to the provider, and back to the dashboard with a session or with the reason why there is none. */
function oidcRoutes(deps: LiveDeps, provider: Provider): Hono<{ Bindings: LiveBindings }> {
  const { database, options, log, now } = deps;
  const app = new Hono<{ Bindings: LiveBindings }>();

  /** What the browser got when the login began: its state, and the language of the page. */
  const begun = (context: Context) => (getCookie(context, adminCookies.login) ?? '').split('.');
  const toDashboard = (context: Context, language: string | undefined, reason?: LoginRefusal) => {
    const path = pathTo(deps.site(), languageIn(deps.site(), language), 'admin');
    return context.redirect(reason ? `${path}#login-${reason}` : path, 303);
  };

  // People see this answer, so an error leads back to the dashboard and not to an empty page.
  app.onError((error, context) => {
    const language = context.req.query('language') ?? begun(context)[1];
    if (error instanceof Refusal) return toDashboard(context, language, 'busy');
    // None of these names a person: they are from openid-client, from the network and from OAuth.
    const cause = error.cause === undefined ? '' : errorText(error.cause);
    const code = 'error' in error && /^\w{1,40}$/.test(String(error.error)) ? String(error.error) : '';
    log.error('login by the provider failed', { reason: error.message, code, cause });
    return toDashboard(context, language, 'provider');
  });

  app.get('/session/oidc', async (context) => {
    // Pictures and links of other sites begin no login: ten of them would use up the limit of a visitor's IP address.
    if (!isOwnNavigation(context, options)) return toDashboard(context, context.req.query('language'));
    await admitLogin(context, deps);
    const { url, ...started } = await provider.start();
    await addLogin(database, started, now());
    const value = `${started.state}.${context.req.query('language') ?? ''}`;
    // Ties the state to this browser (login CSRF). Lax, because the redirect comes from the provider's site.
    const maxAge = loginHours * 60 * 60;
    setCookie(context, adminCookies.login, value, { ...cookieOptions, sameSite: 'Lax', maxAge });
    return context.redirect(url.href, 303);
  });

  app.get(callbackPath.replace('/api', ''), async (context) => {
    const [state = '', language] = begun(context);
    deleteCookie(context, adminCookies.login, { ...cookieOptions, sameSite: 'Lax' });
    const isOurs = state !== '' && context.req.query('state') === state;
    const login = isOurs ? await consumeLogin(database, state, now()) : null;
    if (!login) return toDashboard(context, language, 'expired');
    // Proxies may have changed scheme and host.
    const answer = new URL(callbackPath + new URL(context.req.url).search, options.publicOrigin);
    const found = await provider.finish(answer, { ...login, state });
    if ('refusal' in found) {
      log.info('login refused', { reason: found.refusal });
      await countRefusedLogin(database, now());
      return toDashboard(context, language, found.refusal);
    }
    await logIn(context, deps, found.user);
    return toDashboard(context, language);
  });

  return app;
}
