/**
 * Where a request comes from, as the browser says: one of our pages, the visitor (typed, or a bookmark), another site,
 * or nothing that can be relied on (old browsers, other programs).
 */
export type Sender = 'our-page' | 'visitor' | 'other-site' | 'unknown';

/**
 * Reads `Sec-Fetch-Site`, which pages cannot forge and modern browsers send over HTTPS and to localhost. Older
 * browsers and plain HTTP send `Origin` with every post.
 * @param publicOrigin scheme, host and port of the site as visitors see it
 */
export function senderOf(headers: Pick<Headers, 'get'>, publicOrigin: string): Sender {
  const site = headers.get('sec-fetch-site');
  if (site !== null) {
    if (site === 'same-origin') return 'our-page';
    return site === 'none' ? 'visitor' : 'other-site';
  }
  const origin = headers.get('origin');
  if (origin === publicOrigin) return 'our-page';
  // The same host with another scheme proves less: anybody who can change plain HTTP can send it.
  if (origin === null || URL.parse(origin)?.host === headers.get('host')) return 'unknown';
  return 'other-site';
}
