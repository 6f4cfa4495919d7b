import { inLanguage } from '../shared/routes.ts';
import type { Language } from '../shared/locales.ts';

/** Where the PDF of a case study or a white paper lies: the same text on paper (SPEC section 2, Resources). */
export function documentAddress(language: Language, id: string): string {
  return inLanguage(language, `/documents/${id}.pdf`);
}
