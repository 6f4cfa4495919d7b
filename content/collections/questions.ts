import type { ConfiguredSite } from '#content/site-file/configured-site.ts';
import { questionWords } from '#content/schema/block-parts.ts';
import { fields } from '#content/site-file/parts.ts';
import { defineLists, type ShownOf } from './define-collection.ts';
import type { Inline } from '#shared/article-text.ts';
import { linkPhones } from '#content/read/phones-in-text.ts';

const schema = {
  facts: fields({}),
  words: questionWords,
  most: 30,
};

/** The questions of the pages that answer some, `questions.yaml` (SPEC section 2, Contact and Resources). */
export const questions = defineLists({
  name: 'questions',
  noun: 'question',
  files: 'questions.yaml',
  lists: ['contact', 'resources'],
  schema,
  list: 'faq',
  isListed: ({ list }) => list === 'resources',
  route: false,
  search: [
    {
      page: 'contact',
      has: ({ list }) => list === 'contact',
      title: ({ question }) => question,
      text: ({ answer }) => [answer],
    },
    {
      has: ({ list }) => list === 'resources',
      title: ({ question }) => question,
      text: ({ answer }) => [answer],
    },
  ],
  structuredData: false,
  hasExample: false,
  editor: {
    title: 'question',
    one: { en: 'Question', de: 'Frage', es: 'Pregunta', fr: 'Question' },
    many: {
      en: 'Questions and answers',
      de: 'Fragen und Antworten',
      es: 'Preguntas y respuestas',
      fr: 'Questions et réponses',
    },
  },
});

/** A question with its answer in one language. */
export interface Question {
  question: string;
  answer: string;
}

/** An edition, as far as questions need it. */
interface WithQuestions {
  readonly questions: readonly ShownOf<typeof questions>[];
}

const questionsOf = (edition: WithQuestions, list: 'contact' | 'resources'): Question[] =>
  edition.questions.filter((one) => one.list === list).map(({ question, answer }) => ({ question, answer }));

/** The questions with answers in which phone numbers are links. */
export const withLinkedAnswers = (
  site: Pick<ConfiguredSite, 'settings'>,
  asked: readonly Question[],
): { question: string; answer: Inline[] }[] =>
  asked.map(({ question, answer }) => ({ question, answer: linkPhones(site, answer) }));

/** The questions of the Contact page (SPEC section 2, Contact). */
export const contactQuestionsIn = (edition: WithQuestions): Question[] => questionsOf(edition, 'contact');

/** The questions of the Resources page (SPEC section 2, Resources). */
export const resourceQuestionsIn = (edition: WithQuestions): Question[] => questionsOf(edition, 'resources');
