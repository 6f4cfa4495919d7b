import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** An address that a name leads to. */
export interface FoundAddress {
  address: string;
  family: number;
}

/** Finds the addresses of a host name; rejects when it has none. */
export type Resolve = (hostname: string) => Promise<readonly FoundAddress[]>;

/** Asks the system, as every connection does. */
export const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true });

/** IANA's special-purpose registries for IPv4: private, loopback, link-local, shared, documentation, multicast. */
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // With the metadata service of most clouds, 169.254.169.254.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');
// Azure's host, which answers its virtual machines under a public address.
notPublic.addAddress('168.63.129.16', 'ipv4');
for (const [network, bits] of [
  // Inside of 2000::/3: Teredo, ORCHID, documentation, and 6to4, which contains an IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(network, bits, 'ipv6');

const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** True for an address of the public internet. Of IPv6 only what is given out for it (2000::/3). */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}

/** A host name is an address itself, in an URL with brackets around IPv6. */
function literalOf(hostname: string): FoundAddress | null {
  const address = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family === 0 ? null : { address, family };
}

/** All addresses of a host. Rejects when it has none. */
export async function addressesOf(resolve: Resolve, hostname: string): Promise<readonly FoundAddress[]> {
  const literal = literalOf(hostname);
  const found = literal ? [literal] : await resolve(hostname);
  if (found.length === 0) throw new Error('no address');
  return found;
}
