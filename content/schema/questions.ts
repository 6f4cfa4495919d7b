import * as v from 'valibot';
import { fields, text } from '#shared/site-file/parts.ts';

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
