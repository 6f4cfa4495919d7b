/**
 * True for a post from one of our own pages, or from a program that is not a browser. Modern browsers send
 * `Sec-Fetch-Site` (on HTTPS and localhost); older ones and plain HTTP send `Origin` with every post. A
 * request with neither is accepted: the forms use no cookie, so it can misuse nothing.
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
