import { inLanguage } from '../config/routes.ts';
import type { Language } from '../config/locales.ts';
import { text, title } from './schema-parts.ts';

/** What the front matter of every case study and white paper holds. */
export const documentWords = {
  title,
  /** The title for tabs and search results, where the brand follows and 60 characters are seen. */
  headTitle: text(16, 46),
  /** For the card, the first lines of the page and the cover of the PDF. */
  excerpt: text(30, 160),
  /** For search results. */
  description: text(120, 160),
  coverAlt: text(20, 240),
};

/** Where the PDF of a case study or a white paper lies: the same text on paper (SPEC section 2, Resources). */
export function documentAddress(language: Language, id: string): string {
  return inLanguage(language, `/documents/${id}.pdf`);
}
