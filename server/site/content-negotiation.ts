import { parseAccept } from 'hono/utils/accept';

/** The content encodings a file may have; `identity` is uncompressed. In the server's order of preference. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Weight of `identity` when the client names only other encodings: allowed, but as the last choice. */
const unnamedIdentityWeight = 0.0001;

/**
 * Chooses the encoding of a response (RFC 9110, section 12.5.3): the highest weight; at equal weight brotli,
 * then gzip, then identity. A client that refuses all of them gets identity, which every client can read.
 * @param header the Accept-Encoding header; null when the client sent none
 * @param isAvailable whether the file exists in an encoding; identity always does
 */
export function chooseEncoding(
  header: string | null,
  isAvailable: (encoding: Encoding) => boolean,
): Encoding {
  const weights = parseWeights(header ?? '');
  let chosen: Encoding = 'identity';
  let chosenWeight = 0;
  for (const encoding of encodings) {
    const weight =
      weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? unnamedIdentityWeight : 0);
    if (weight > chosenWeight && isAvailable(encoding)) {
      chosen = encoding;
      chosenWeight = weight;
    }
  }
  return chosen;
}

/** The weights in an Accept-Encoding header, by name (RFC 9110, section 12.4.2). */
const parseWeights = (header: string): ReadonlyMap<string, number> =>
  new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]));
