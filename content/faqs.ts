import type { Edition } from './edition.ts';
import type { Inline } from './article.ts';
import type { Site } from './load-site.ts';
import { linkPhones } from './phones-in-text.ts';

/** A question with its answer in one language. */
export interface Question {
  question: string;
  answer: string;
}

const questionsOf = ({ questions }: Edition, list: 'contact' | 'resources'): Question[] =>
  questions.filter((one) => one.list === list).map(({ question, answer }) => ({ question, answer }));

/** The questions with answers in which phone numbers are links. */
export const withLinkedAnswers = (
  site: Site,
  questions: readonly Question[],
): { question: string; answer: Inline[] }[] =>
  questions.map(({ question, answer }) => ({ question, answer: linkPhones(site, answer) }));

/** The questions of the Contact page (SPEC section 2, Contact). */
export const contactQuestionsIn = (edition: Edition): Question[] => questionsOf(edition, 'contact');

/** The questions of the Resources page (SPEC section 2, Resources). */
export const resourceQuestionsIn = (edition: Edition): Question[] => questionsOf(edition, 'resources');
