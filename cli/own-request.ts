import { isIP } from 'node:net';

/**
 * Whether a request to the local editor comes from its own pages. Other websites that the browser has open can send
 * requests to this machine, and can give it a name of their own; they cannot give it an address or `localhost`.
 * @param ownHost where the server listens (HOST)
 */
export function isOwnRequest(request: Pick<Request, 'method' | 'headers'>, ownHost: string): boolean {
  const host = request.headers.get('host') ?? '';
  if (!URL.canParse(`http://${host}`)) return false;
  const hostname = new URL(`http://${host}`).hostname.replaceAll(/[[\]]/g, '');
  if (hostname !== 'localhost' && hostname !== ownHost && isIP(hostname) === 0) return false;
  return request.method === 'GET' || request.headers.get('origin') === `http://${host}`;
}
