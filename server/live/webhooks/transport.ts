import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RefusedForGood } from '../refused-for-good.ts';
import { addressesOf, isPublic, resolveBySystem, type FoundAddress, type Resolve } from './public-address.ts';

/** Where webhooks may lead: to the public internet by https, or anywhere (receivers in the own network, tests). */
export type AllowedAddresses = 'public' | 'any';

/** What is posted to a webhook. */
export interface WebhookPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Answers beside 2xx that mean that it was taken before. */
  takenBefore?: readonly number[];
}

/** Posts to the addresses of webhooks, and refuses those that are not public. */
export interface WebhookTransport {
  /** @returns why an address cannot be a webhook's; null when it can */
  problemOf: (url: string) => Promise<'address' | 'private' | null>;
  /** Rejects unless the receiver has taken it; with RefusedForGood when it never will. */
  post: (post: WebhookPost) => Promise<void>;
}

const protocols = { public: ['https:'], any: ['https:', 'http:'] } as const;

/** The address as an URL; null when it is none that is allowed. Credentials would end up in logs and lists. */
function targetOf(url: string, allowed: AllowedAddresses): URL | null {
  const target = URL.parse(url);
  const schemes: readonly string[] = protocols[allowed];
  if (!target || !schemes.includes(target.protocol)) return null;
  return target.username || target.password || target.hash ? null : target;
}

/**
 * Makes the transport. A name is looked up once for each delivery, all its addresses are checked, and the
 * connection goes to one of these: a name that leads elsewhere a moment later (DNS rebinding) changes nothing.
 * Redirects are not followed, and answers are not read.
 * @param options.resolve replaced in tests
 * @param options.deliveryMs for the whole of a delivery, name and connection included
 */
export function createWebhookTransport({
  allowed,
  resolve = resolveBySystem,
  deliveryMs = 15_000,
}: {
  allowed: AllowedAddresses;
  resolve?: Resolve;
  deliveryMs?: number;
}): WebhookTransport {
  const isAllowed = ({ address }: FoundAddress) => allowed === 'any' || isPublic(address);

  return {
    async problemOf(url) {
      const target = targetOf(url, allowed);
      if (!target) return 'address';
      try {
        return (await addressesOf(resolve, target.hostname)).every(isAllowed) ? null : 'private';
      } catch {
        return 'address';
      }
    },

    async post({ url, headers, body, takenBefore = [] }) {
      const target = targetOf(url, allowed);
      if (!target) throw new Error('the address is not allowed');
      const signal = AbortSignal.timeout(deliveryMs);
      const addresses = await beforeEnd(signal, addressesOf(resolve, target.hostname));
      if (!addresses.every(isAllowed)) throw new Error('the name leads to a private address');
      const status = await statusOf(target, { headers, body, addresses, signal });
      if ((status >= 200 && status < 300) || takenBefore.includes(status)) return;
      // 410: the receiver wants no more of it.
      throw status === 410 ? new RefusedForGood(`answered ${status}`) : new Error(`answered ${status}`);
    },
  };
}

/** Rejects when the time is over before the work. */
function beforeEnd<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(new Error('no answer in time')));
  return Promise.race([work, promise]);
}

/** Posts to one of the addresses and resolves with the status of the answer. */
function statusOf(
  target: URL,
  {
    headers,
    body,
    addresses,
    signal,
  }: {
    headers: Readonly<Record<string, string>>;
    body: string;
    addresses: readonly FoundAddress[];
    signal: AbortSignal;
  },
): Promise<number> {
  const [first] = addresses;
  const lookup: LookupFunction = (_name, { all }, found) =>
    all ? found(null, [...addresses]) : found(null, first?.address ?? '', first?.family);
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      target,
      {
        method: 'POST',
        // No kept connection, which would skip the check, and no proxy of the environment.
        agent: false,
        lookup,
        signal,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    sent.on('error', (error) => reject(signal.aborted ? new Error('no answer in time') : error));
    sent.end(body);
  });
}
