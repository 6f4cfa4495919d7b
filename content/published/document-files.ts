import type { Edition } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import { madeFolders } from './made-folders.ts';
import { inflateSync } from 'node:zlib';

const pageObject = /\/Type\s*\/Page(?![\w])/g;
/** Compressed object streams, in which office programs store the pages. */
const packedObjects = /\/Type\s*\/ObjStm[^]*?stream\r?\n([^]*?)endstream/g;

function unpacked(packed: string): string {
  try {
    return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
  } catch {
    // Another compression, or an encrypted file.
    return '';
  }
}

/** How many pages a PDF has; null when none is found. */
export function pagesInPdf(file: Buffer): number | null {
  const text = file.toString('latin1');
  const packed = [...text.matchAll(packedObjects)].map(([, objects = '']) => unpacked(objects));
  return [text, ...packed].join('\n').match(pageObject)?.length ?? null;
}

/** The folder of the built PDFs, from the project's folder; each lies there under its address. */
export const documentsFolder = (site: Pick<ConfiguredSite, 'folder'>): string => madeFolders(site).documents;

/** Whether a PDF exists. @param address on the site, `/de/documents/<id>.pdf` */
export const hasDocument = (site: Site, address: string): boolean =>
  existsSync(join(process.cwd(), documentsFolder(site), address));

/**
 * The size of a PDF in bytes.
 * @param address on the site, `/de/documents/<id>.pdf`
 * @throws Error when it has not been built yet
 */
export function documentBytes(site: Site, address: string): number {
  try {
    return statSync(join(process.cwd(), documentsFolder(site), address)).size;
  } catch {
    throw new Error(`${documentsFolder(site)}${address} is missing: node build/documents/build.ts makes it`);
  }
}

/** How many pages a PDF has; null when none is found. @param address on the site, `/de/documents/<id>.pdf` */
export const documentPages = (site: Site, address: string): number | null =>
  pagesInPdf(readFileSync(join(process.cwd(), documentsFolder(site), address)));

/** The path of the PDF of a text, without a language. */
export const documentPath = (id: string): string => `/documents/${id}.pdf`;

/** The address of the PDF of a case study or white paper, with the same text (SPEC section 2, Resources). */
export const documentAddress = ({ href }: Edition, id: string): string => href(documentPath(id));
