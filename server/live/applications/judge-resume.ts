import { limits } from '#shared/limits.ts';

/** The name of a stream as a compound file stores it ([MS-CFB] 2.6.1): padded UTF-16, which no text looks like. */
const inDirectory = (name: string) => Buffer.from(name.padEnd(32, '\0'), 'utf16le');
const compoundFile = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const zipStart = Buffer.from('PK\x03\x04', 'latin1');
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
/** Readers of PDF find the mark after what mail programs and scanners write before it; some write more at the end. */
const pdfMarkBytes = 1024;

const startsWith = (file: Buffer, start: Buffer) => file.subarray(0, start.length).equals(start);

type ResumeFormat = (typeof limits.application.resumeFormats)[number];

/** The formats of SPEC section 3 (Application form) by file extension: media type and test of the content. */
const formats: Readonly<Record<ResumeFormat, { type: string; isOne: (file: Buffer) => boolean }>> = {
  '.pdf': {
    type: 'application/pdf',
    isOne: (file) => file.subarray(0, pdfMarkBytes).includes('%PDF-') && file.includes('%%EOF'),
  },
  '.doc': {
    type: 'application/msword',
    isOne: (file) =>
      startsWith(file, compoundFile) &&
      file.includes(inDirectory('WordDocument')) &&
      !['Macros', '_VBA_PROJECT'].some((name) => file.includes(inDirectory(name))),
  },
  '.docx': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isOne: (file) =>
      startsWith(file, zipStart) &&
      file.includes(zipEnd) &&
      file.includes('word/document') &&
      !file.includes('vbaProject.bin'),
  },
};

/**
 * Whether a file is in an accepted format, matches its name and has no macros. The type that the browser sent is
 * ignored. Nothing is unpacked or rendered: the team gets the file as a download only.
 * @param name the file name given by the sender
 * @returns its media type, or null when it is not accepted
 */
export function judgeResume(name: string, content: Uint8Array): string | null {
  const ending = /\.[a-z]+$/i.exec(name)?.[0].toLowerCase();
  const known = limits.application.resumeFormats.find((one) => one === ending);
  const format = known && formats[known];
  return format?.isOne(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
    ? format.type
    : null;
}
