import { inflateSync } from 'node:zlib';

/** A page, and not the tree of pages, in the text of a PDF. */
const pageObject = /\/Type\s*\/Page(?![\w])/g;
/** Objects that are packed together; a PDF of an office program keeps its pages in them. */
const packedObjects = /\/Type\s*\/ObjStm[^]*?stream\r?\n([^]*?)endstream/g;

function unpacked(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    // Packed in another way, or encrypted.
    return '';
  }
}

/** How many pages a PDF has; null when none is found. */
export function pagesInPdf(file: Buffer): number | null {
  const text = file.toString('latin1');
  const packed = [...text.matchAll(packedObjects)].map(([, objects = '']) => unpacked(objects));
  return [text, ...packed].join('\n').match(pageObject)?.length ?? null;
}
