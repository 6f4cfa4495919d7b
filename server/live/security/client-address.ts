import { createHash } from 'node:crypto';
import { isIP } from 'node:net';

/**
 * Who sends a request, for counting. Each proxy of ours appends the address it was asked from to X-Forwarded-For, so with
 * `trustedProxies` of them the entry at that place from the right is the visitor's; what stands left of it anybody can write.
 *
 * @param request.socketAddress the other end of the connection; undefined where there is none, as in tests
 * @param request.forwardedFor the header X-Forwarded-For
 * @param trustedProxies how many proxies of ours are in front; 0 believes the connection
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
 * The key under which an address is counted: SHA-256 in hex, so that a store never holds an address. All of an IPv6 /64 counts as
 * one, since that is what one household or machine is given; IPv4 written as IPv6 counts as IPv4.
 */
export function addressKey(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('hex');
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  // The URL parser brings every spelling of an address into one; a zone (`%eth0`) it does not take.
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
