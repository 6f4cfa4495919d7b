import type { Language } from '../config/locales.ts';
import { de } from './faqs/de.ts';
import { en } from './faqs/en.ts';
import { es } from './faqs/es.ts';
import {
  contactQuestionIds,
  resourceQuestionIds,
  type QuestionId,
  type QuestionWords,
} from './faqs/facts.ts';
import { fr } from './faqs/fr.ts';

/** A question with its answer in one language. */
export interface Question extends QuestionWords {
  id: QuestionId;
}

export const questionWords: Record<Language, Record<QuestionId, QuestionWords>> = { en, es, fr, de };

/** The four questions of the Contact page (SPEC section 2, Contact). */
export function contactQuestionsIn(language: Language): Question[] {
  return contactQuestionIds.map((id) => ({ id, ...questionWords[language][id] }));
}

/** The five questions of the Resources page (SPEC section 2, Resources). */
export function resourceQuestionsIn(language: Language): Question[] {
  return resourceQuestionIds.map((id) => ({ id, ...questionWords[language][id] }));
}
