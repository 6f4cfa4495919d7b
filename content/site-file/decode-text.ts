/** How a text begins that is in UTF-16: with its byte order mark. */
const utf16 = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;

/** The encoding of a text by its byte order mark, or by the zeros beside its first letters; else UTF-8. */
export function encodingOf(bytes: Uint8Array): string {
  const marked = utf16.find(([, first, second]) => bytes[0] === first && bytes[1] === second);
  if (marked) return marked[0];
  const start = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (/^([^\0]\0)+$/.test(start)) return 'utf-16le';
  return /^(\0[^\0])+$/.test(start) ? 'utf-16be' : 'utf-8';
}

/**
 * The text of bytes that are not UTF-8, in the encoding that they probably have: UTF-16 or that of Windows. Undefined
 * where they have signs that no text has.
 */
export function guessText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding === 'utf-8' ? 'windows-1252' : encoding).decode(bytes);
  return /(?![\t\n\r])\p{Cc}/u.test(text) ? undefined : text;
}

/**
 * The text of bytes, without a byte order mark.
 * @throws TypeError where it is in no such encoding, so that no letter is silently replaced
 */
export const decodeText = (bytes: Uint8Array, encoding = encodingOf(bytes)): string =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);
