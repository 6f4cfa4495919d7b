import { isIP } from 'node:net';

/** Whether a host name or an address is always this machine itself. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));

/**
 * Whether a request to the local editor comes from its own pages. Other websites that the browser has open can send
 * requests to this machine, and can give it a name of their own; they cannot give it its own address or `localhost`.
 */
export function isOwnRequest(request: Pick<Request, 'method' | 'headers'>): boolean {
  const host = request.headers.get('host') ?? '';
  if (!URL.canParse(`http://${host}`)) return false;
  if (!isLoopback(new URL(`http://${host}`).hostname.replaceAll(/[[\]]/g, ''))) return false;
  return request.method === 'GET' || request.headers.get('origin') === `http://${host}`;
}
