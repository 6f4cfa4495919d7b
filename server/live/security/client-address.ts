import { createHash } from 'node:crypto';
import { isIP } from 'node:net';

/**
 * The client's address, for rate limits. Each of our proxies appends the address of its client to
 * X-Forwarded-For. With `trustedProxies` of them, the entry at that place from the right is the visitor's;
 * anyone can forge the entries left of it.
 * @param request.socketAddress the other end of the connection; undefined without one, as in tests
 * @param request.forwardedFor the header X-Forwarded-For
 * @param trustedProxies number of our proxies in front; 0 uses the connection
 */
export function clientAddress(
  request: { socketAddress: string | undefined; forwardedFor: string | undefined },
  trustedProxies: number,
): string {
  const connection = request.socketAddress ?? 'unknown';
  if (trustedProxies === 0) return connection;
  const entries = (request.forwardedFor ?? '').split(',').map((entry) => withoutPort(entry.trim()));
  const address = entries.at(-trustedProxies);
  return address !== undefined && isIP(address) !== 0 ? address : connection;
}

/**
 * The key for counting an address: SHA-256 in hex, so that a store never holds an address. An IPv6 /64 counts
 * as one, because one household or machine has all of it; IPv4 written as IPv6 counts as IPv4.
 */
export function addressKey(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('hex');
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  // The URL parser normalises every spelling of an address; it does not accept a zone (`%eth0`).
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const [start = '', end] = hostname.slice(1, -1).split('::');
  const before = start === '' ? [] : start.split(':');
  const after = end === undefined || end === '' ? [] : end.split(':');
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/** Some proxies write `203.0.113.9:4711` or `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1];
  return bracketed ?? entry.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
