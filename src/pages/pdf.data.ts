import type { Language } from '#shared/locales.ts';
import { documentBytes, documentPages, hasDocument, documentAddress } from '#content/document-files.ts';
import { isPrintable } from '#content/printable.ts';

/** The PDF of a case study or a white paper. */
export interface Pdf {
  href: string;
  bytes: number;
}

/**
 * The PDF of a text; null if the fonts of PDFs do not cover the language and the site has no file of its own.
 * @throws Error when it has not been made yet
 */
export function pdfOf(language: Language, id: string): Pdf | null {
  const href = documentAddress(language, id);
  return isPrintable(language) || hasDocument(href) ? { href, bytes: documentBytes(href) } : null;
}

/** How many pages a white paper has: those of its PDF, or without one, a page per minute of reading. */
export function pagesOf(
  language: Language,
  { id, readingMinutes }: { id: string; readingMinutes: number },
): number {
  const pdf = pdfOf(language, id);
  return (pdf && documentPages(pdf.href)) ?? readingMinutes;
}
