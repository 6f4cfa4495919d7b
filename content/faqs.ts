import type { Language } from '#shared/locales.ts';
import { currentSite } from './site.ts';

/** A question with its answer in one language. */
export interface Question {
  question: string;
  answer: string;
}

/** The questions of the Contact page (SPEC section 2, Contact). */
export const contactQuestionsIn = (language: Language): Question[] =>
  currentSite().questions[language]?.contact ?? [];

/** The questions of the Resources page (SPEC section 2, Resources). */
export const resourceQuestionsIn = (language: Language): Question[] =>
  currentSite().questions[language]?.resources ?? [];
