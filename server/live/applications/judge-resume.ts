import { isDoc } from './judge-doc.ts';
import { isDocx } from './judge-docx.ts';

/** The pointer to the cross-reference table is within this distance of the end (ISO 32000-2, 7.5.5). */
const tailBytes = 1024;

/**
 * True for a PDF in its usual form: the header at the very start, a pointer at the very end, and the
 * cross-reference table (or stream) where it points. Viewers accept more, but that tolerance allows one file
 * to be two formats at once. Encrypted PDFs are accepted: most only forbid printing and open without a
 * password.
 */
function isPdf(content: Uint8Array): boolean {
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (!/^%PDF-[12]\.\d/.test(buffer.toString('latin1', 0, 8))) return false;
  const tail = buffer.toString('latin1', Math.max(0, buffer.length - tailBytes));
  const pointer = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(tail)?.[1];
  if (pointer === undefined) return false;
  const table = buffer.toString('latin1', Number(pointer), Number(pointer) + 64);
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj\b)/.test(table);
}

/** The formats of SPEC section 3 (Application form) by file extension, with media type and check. */
const formats = {
  '.pdf': { type: 'application/pdf', hasStructure: isPdf },
  '.doc': { type: 'application/msword', hasStructure: isDoc },
  '.docx': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    hasStructure: isDocx,
  },
} as const;

type Ending = keyof typeof formats;

function isEnding(text: string): text is Ending {
  return Object.hasOwn(formats, text);
}

/**
 * Whether a file is in an accepted format and matches its name. Only its structure is read; nothing is
 * unpacked or run. The type that the browser sent is ignored.
 * @param name the file name given by the sender
 * @returns its media type, or null when it is not accepted
 */
export function judgeResume(name: string, content: Uint8Array): string | null {
  const ending = /\.[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? '';
  if (!isEnding(ending)) return null;
  const { type, hasStructure } = formats[ending];
  return hasStructure(content) ? type : null;
}
