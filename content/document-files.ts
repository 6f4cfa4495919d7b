import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { madeFolders } from '../shared/made-folders.ts';
import { inLanguage } from '../shared/routes.ts';
import type { Language } from '../shared/locales.ts';
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

/**
 * Where `build/documents/build.ts` puts the PDFs, from the project's folder. A PDF lies there under its address.
 */
export const documentsFolder = madeFolders.documents;

/** Whether there is a PDF. @param address as it is on the site, `/de/documents/<id>.pdf` */
export const hasDocument = (address: string): boolean =>
  existsSync(join(process.cwd(), documentsFolder, address));

/**
 * How large a PDF is, in bytes.
 * @param address as it is on the site, `/de/documents/<id>.pdf`
 * @throws Error when it has not been made yet
 */
export function documentBytes(address: string): number {
  try {
    return statSync(join(process.cwd(), documentsFolder, address)).size;
  } catch {
    throw new Error(`${documentsFolder}${address} is missing: node build/documents/build.ts makes it`);
  }
}

/**
 * How many pages a PDF has; null for one that does not say so in a way that is understood here.
 * @param address as it is on the site, `/de/documents/<id>.pdf`
 */
export const documentPages = (address: string): number | null =>
  pagesInPdf(readFileSync(join(process.cwd(), documentsFolder, address)));

/** Where the PDF of a case study or a white paper lies: the same text on paper (SPEC section 2, Resources). */
export function documentAddress(language: Language, id: string): string {
  return inLanguage(language, `/documents/${id}.pdf`);
}
