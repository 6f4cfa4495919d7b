import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Protection of the dashboard against requests that another site makes in the name of who is logged in. SameSite=Strict keeps the cookie from
 * them already; this holds where a browser does not, or where another site shares our registrable domain.
 */

/** The header that carries the token. */
export const csrfHeader = 'X-CSRF-Token';

/**
 * True when the browser says that one of our own pages sent the request: by `Sec-Fetch-Site`, which no page can forge, or by `Origin`. A
 * program that says neither has to send the Origin too.
 * @param publicOrigin scheme, host and port of the site as visitors see it
 */
export function isFromOurPages(headers: Pick<Headers, 'get'>, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === publicOrigin : site === 'same-origin';
}

/** The token that changes have to carry: bound to the session, and of no use without its cookie. */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('csrf').digest('base64url');
}

/** Compares without telling by its time how much of it is right. */
export function isCsrfToken(given: string | undefined, sessionToken: string): boolean {
  const expected = Buffer.from(csrfTokenOf(sessionToken));
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
