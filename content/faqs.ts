import type { Language } from '../shared/locales.ts';
import { partOf } from '../shared/site-file/data-file.ts';
import { parseData } from '../shared/site-file/parse-data.ts';
import { optionalFile, readList } from './items.ts';
import { questionSchema, questionsFile } from './schema/questions.ts';

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
