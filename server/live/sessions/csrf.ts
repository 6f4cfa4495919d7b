import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Carries the CSRF token. It protects where SameSite=Strict does not: in old browsers, or from another site
 * on our registrable domain.
 */
export const csrfHeader = 'X-CSRF-Token';

/**
 * True when the browser reports one of our own pages as sender: by `Sec-Fetch-Site`, which pages cannot
 * forge, or by `Origin`. Other programs have to send Origin.
 * @param publicOrigin scheme, host and port of the site as visitors see it
 */
export function isFromOurPages(headers: Pick<Headers, 'get'>, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === publicOrigin : site === 'same-origin';
}

/** The CSRF token of a session; useless without the session's cookie. */
export function csrfTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('csrf').digest('base64url');
}

/** Compares in constant time, so that the time does not show how much of it is right. */
export function isCsrfToken(given: string | undefined, sessionToken: string): boolean {
  const expected = Buffer.from(csrfTokenOf(sessionToken));
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
