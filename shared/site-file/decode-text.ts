/** How a text begins that is in UTF-16: with its byte order mark. */
const utf16 = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;

/** The encoding of a text by its byte order mark; UTF-8 where it has none. */
export const encodingOf = (bytes: Uint8Array): string =>
  utf16.find(([, first, second]) => bytes[0] === first && bytes[1] === second)?.[0] ?? 'utf-8';

/**
 * The text of bytes, without a byte order mark.
 * @throws TypeError where it is in no such encoding, so that no letter is silently replaced
 */
export const decodeText = (bytes: Uint8Array, encoding = encodingOf(bytes)): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);
