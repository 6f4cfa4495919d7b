import type { Language } from '#shared/locales.ts';
import { currentSite } from './site.ts';

/** A question with its answer in one language. */
export interface Question {
  question: string;
  answer: string;
}

const questionsOf = (list: 'contact' | 'resources', language: Language): Question[] =>
  (currentSite().questions[language] ?? [])
    .filter((one) => one.list === list)
    .map(({ question, answer }) => ({ question, answer }));

/** The questions of the Contact page (SPEC section 2, Contact). */
export const contactQuestionsIn = (language: Language): Question[] => questionsOf('contact', language);

/** The questions of the Resources page (SPEC section 2, Resources). */
export const resourceQuestionsIn = (language: Language): Question[] => questionsOf('resources', language);
