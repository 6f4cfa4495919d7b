import type { Edition } from '#content/edition.ts';
import {
  documentBytes,
  documentPages,
  hasDocument,
  documentAddress,
} from '#content/published/document-files.ts';
import { isPrintable } from '#content/published/printable.ts';

/** The PDF of a case study or a white paper. */
export interface Pdf {
  href: string;
  bytes: number;
}

/**
 * The PDF of a text; null if the fonts of PDFs do not cover the language and the site has no file of its own.
 * @throws Error when it has not been made yet
 */
export function pdfOf(edition: Edition, id: string): Pdf | null {
  const href = documentAddress(edition, id);
  return isPrintable(edition) || hasDocument(edition.site, href)
    ? { href, bytes: documentBytes(edition.site, href) }
    : null;
}

/** How many pages a white paper has: those of its PDF, or without one, a page per minute of reading. */
export function pagesOf(
  edition: Edition,
  { id, readingMinutes }: { id: string; readingMinutes: number },
): number {
  const pdf = pdfOf(edition, id);
  return (pdf && documentPages(edition.site, pdf.href)) ?? readingMinutes;
}
