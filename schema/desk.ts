import * as v from 'valibot';
import { fields, oneOf, slug, text } from './parts.ts';

/** What a template may name in braces beside the facts of the site, by what it replies to. */
export const templateFields = {
  application: ['firstName', 'lastName', 'job', 'sender'],
  enquiry: ['name', 'sender'],
} as const;

/** What a template replies to. */
export type RepliesTo = keyof typeof templateFields;

/** The stages of the specification, and the words that stand beside stages in lists and counts. */
const takenIds = ['new', 'reviewed', 'all', 'total'];

const id = v.pipe(
  slug,
  v.maxLength(40, ({ requirement, received }) => `too long: ${received} characters, at most ${requirement}`),
);

/** A stage of an application, after the specification's New and Reviewed (SPEC section 4). */
export const stageSchema = {
  facts: fields({
    id: v.pipe(
      id,
      v.check(
        (value) => !takenIds.includes(value),
        ({ input }) => `this id is taken: ${input}`,
      ),
    ),
  }),
  words: fields({ name: text(2, 30) }),
  most: 12,
};

/** The text of a mail: lines and paragraphs; a line break at its end is how editors end a text. */
const letter = (parameters: readonly string[]) =>
  v.pipe(v.string('missing, or not a text'), v.trimEnd(), text(20, 4000, parameters));

/** The words of a template in a language. */
export const templateWords = (repliesTo: RepliesTo) =>
  fields({
    /** On the button of the dashboard, in the language of the team. */
    name: text(2, 50),
    subject: text(3, 150, templateFields[repliesTo]),
    text: letter(templateFields[repliesTo]),
  });

const templateFacts = fields({
  id,
  repliesTo: oneOf(['application', 'enquiry'], 'record'),
  /** The stage of the application once the mail is sent; it stays where none is named. */
  moveTo: v.exactOptional(id),
});

/** A template for a mail to an applicant or to who sent an enquiry. */
export const templateSchema = {
  facts: templateFacts,
  words: ({ repliesTo }: v.InferOutput<typeof templateFacts>) => templateWords(repliesTo),
  most: 40,
};

/** `desk.yaml`: what the dashboard of live mode has of the company's own. */
export const deskFile = fields({
  /** Without a list: Interview, Offer, Hired and Declined, in the words of the product. */
  stages: v.optional(v.array(v.unknown(), 'not a list')),
  templates: v.optional(v.array(v.unknown(), 'not a list'), []),
});
