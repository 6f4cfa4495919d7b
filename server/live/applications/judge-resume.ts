import { isDoc } from './judge-doc.ts';
import { isDocx } from './judge-docx.ts';
import { isPdf } from './judge-pdf.ts';

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
