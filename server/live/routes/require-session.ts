import type { Context, Env, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { LiveParts } from '../parts.ts';
import { csrfHeader, isCsrfToken, isFromOurPages } from '../security/csrf.ts';
import { sessionCookie, type Sessions } from '../security/sessions.ts';
import type { StoredUser } from '../store/user-store.ts';
import { Refusal } from './answers.ts';
import type { LiveBindings } from './live-context.ts';
import { currentUser } from './user-items.ts';

/** Session data for the routes behind the session. */
export interface AdminEnvironment extends Env {
  Bindings: LiveBindings;
  Variables: {
    sessionToken: string;
    user: StoredUser;
    /** Set by routes: the records an answer is about, when neither path nor answer names them. */
    auditRecords?: readonly string[];
  };
}

/** The token in the session cookie; empty without a cookie. */
export function sessionTokenOf(context: Context): string {
  return getCookie(context, sessionCookie) ?? '';
}

const safeMethods = ['GET', 'HEAD'];

/**
 * Allows only requests with a session; changes also need the session's CSRF token and one of our pages as
 * origin. Browsers and proxies must not store the answers.
 * @throws Refusal 401 without a session, 403 for a change from another origin
 */
export function requireSession(
  sessions: Sessions,
  { store, options }: Pick<LiveParts, 'store' | 'options'>,
): MiddlewareHandler<AdminEnvironment> {
  return async (context, next) => {
    context.header('Cache-Control', 'no-store');
    const token = sessionTokenOf(context);
    const user = await currentUser(store, sessions, token);
    if (!user) throw new Refusal(401, 'session');
    if (!safeMethods.includes(context.req.method)) {
      if (!isFromOurPages(context.req.raw.headers, options.publicOrigin))
        throw new Refusal(403, 'cross-site');
      if (!isCsrfToken(context.req.header(csrfHeader), token)) throw new Refusal(403, 'csrf');
    }
    context.set('sessionToken', token);
    context.set('user', user);
    await next();
  };
}
