import * as v from 'valibot';
import type { Language } from '../shared/locales.ts';
import { partOf } from '../shared/site-file/data-file.ts';
import { parseData } from '../shared/site-file/parse-data.ts';
import { optionalFile, readList } from './items.ts';
import { fields, text } from '../shared/site-file/parts.ts';

/** An item of a list in `questions.yaml` (SPEC section 2, Contact and Resources). */
export const questionSchema = {
  facts: fields({}),
  words: fields({
    question: text(10, 90),
    answer: text(30, 300),
  }),
  most: 30,
};

const questions = v.optional(v.array(v.unknown(), 'not a list'), []);

/** `questions.yaml`: a list for each page that answers questions. */
export const questionsFile = fields({ contact: questions, resources: questions });

/** A question with its answer in one language. */
export interface Question {
  question: string;
  answer: string;
}

function questionsIn(language: Language, page: 'contact' | 'resources'): Question[] {
  const file = optionalFile('questions', {});
  return readList(partOf(file, [page], parseData(questionsFile, file)[page]), questionSchema, language);
}

/** The questions of the Contact page (SPEC section 2, Contact). @throws DataError when the file is wrong */
export const contactQuestionsIn = (language: Language): Question[] => questionsIn(language, 'contact');

/** The questions of the Resources page (SPEC section 2, Resources). @throws DataError when the file is wrong */
export const resourceQuestionsIn = (language: Language): Question[] => questionsIn(language, 'resources');
