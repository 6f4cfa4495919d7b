/* The lines of calendar files and vCards. */

/** Longest line, in bytes of UTF-8 without its end (RFC 5545, section 3.1). */
const lineBytes = 75;

/** Escapes a text value (RFC 5545, section 3.3.11; RFC 2426, section 5). */
export const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r?\n/g, '\\n');

/** Folds a long line, never inside a character; continuation lines begin with a space. */
export function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > lineBytes) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}
