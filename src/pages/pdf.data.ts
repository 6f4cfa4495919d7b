import type { Site } from '#content/load-site.ts';
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
export function pdfOf(site: Site, language: Language, id: string): Pdf | null {
  const href = documentAddress(site, language, id);
  return isPrintable(site, language) || hasDocument(site, href)
    ? { href, bytes: documentBytes(site, href) }
    : null;
}

/** How many pages a white paper has: those of its PDF, or without one, a page per minute of reading. */
export function pagesOf(
  site: Site,
  language: Language,
  { id, readingMinutes }: { id: string; readingMinutes: number },
): number {
  const pdf = pdfOf(site, language, id);
  return (pdf && documentPages(site, pdf.href)) ?? readingMinutes;
}
