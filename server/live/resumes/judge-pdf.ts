/** The end of a PDF, in which the pointer to its table of objects has to stand (ISO 32000-2, 7.5.5). */
const tailBytes = 1024;

/**
 * True for a PDF as programs write it: the header at the very start, at the very end a pointer to the table of objects, and such a
 * table (or the stream that stands for it) where the pointer points. A viewer would forgive more, but what it forgives is how one file is
 * made to be two things at once. Encrypted ones are taken: most of them only forbid printing and open without a password.
 */
export function isPdf(content: Uint8Array): boolean {
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!/^%PDF-[12]\.\d/.test(buffer.toString('latin1', 0, 8))) return false;
  const tail = buffer.toString('latin1', Math.max(0, buffer.length - tailBytes));
  const pointer = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(tail)?.[1];
  if (pointer === undefined) return false;
  const table = buffer.toString('latin1', Number(pointer), Number(pointer) + 64);
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/.test(table);
}
