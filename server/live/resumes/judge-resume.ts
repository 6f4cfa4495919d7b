import { isDoc } from './judge-doc.ts';
import { isDocx } from './judge-docx.ts';
import { isPdf } from './judge-pdf.ts';

/** The formats of SPEC section 3 (Application form), by the ending of the file's name, each with its type and its structure. */
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
 * Whether a file is what its name says and one of the formats taken: its structure is read, nothing in it is unpacked or run. What
 * the browser claimed as its type is not asked.
 *
 * @param name what the sender calls the file
 * @returns its media type, or null when it is not taken
 */
export function judgeResume(name: string, content: Uint8Array): string | null {
  const ending = /\.[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? '';
  if (!isEnding(ending)) return null;
  const { type, hasStructure } = formats[ending];
  return hasStructure(content) ? type : null;
}
