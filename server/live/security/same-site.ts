/**
 * True for a post that one of our own pages sent, or a program that is no browser. Browsers of today say where a request comes from
 * (`Sec-Fetch-Site`, on HTTPS and localhost); older ones and plain HTTP send `Origin` with every post. The forms use no cookie, so a
 * request with neither is let through: it has nothing to borrow.
 *
 * @param headers of the request
 * @param publicOrigin scheme, host and port of the site as visitors see it
 */
export function isSameSite(headers: Pick<Headers, 'get'>, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
