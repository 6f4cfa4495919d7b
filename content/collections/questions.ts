import { fields, text } from '#shared/site-file/parts.ts';
import { defineLists } from './define-collection.ts';

const schema = {
  facts: fields({}),
  words: fields({
    question: text(10, 90),
    answer: text(30, 300),
  }),
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
    many: { en: 'Questions', de: 'Fragen', es: 'Preguntas', fr: 'Questions' },
  },
});
