import * as v from 'valibot';
import { longest } from '#shared/text-limits.ts';
import { emailOf, filled, choiceOf, pastedLineOf, pastedTextOf } from '#shared/contracts/text-schema.ts';
import { applicationForm } from './application.ts';
import { eachText, type Form, type NamedTextField } from './define-form.ts';
import { enquiryForm } from './enquiry.ts';
import { newsletterForm } from './newsletter.ts';
import { sourceForm } from './source.ts';

type TextSchema = v.GenericSchema<unknown, string>;

function schemaOf(field: NamedTextField, services: readonly string[]): TextSchema {
  const orFilled = (schema: TextSchema) => (field.isRequired ? filled(schema) : schema);
  switch (field.kind) {
    case 'line':
    case 'phone':
    case 'link':
      return orFilled(pastedLineOf(field.max));
    case 'text':
      return orFilled(pastedTextOf(field.max));
    case 'email':
      return field.isRequired ? emailOf(field.max) : v.union([v.literal(''), emailOf(field.max)], 'text');
    case 'service':
      return orFilled(choiceOf([...services, '']));
    case 'choice':
      return orFilled(choiceOf([...Object.keys(field.options), '']));
  }
}

/** The fields of a form; a missing one is empty. Unknown keys are dropped. */
const entriesOf = <Fields extends Form>(form: Fields, services: readonly string[] = []) =>
  eachText(form, (field) => v.optional(schemaOf(field, services), ''));

/** Schema of a form's texts (SPEC section 5). @param services what a field of that kind takes */
export const schemaOfForm = <Fields extends Form>(form: Fields, services?: readonly string[]) =>
  v.object(entriesOf(form, services));

export const newsletterSchema = schemaOfForm(newsletterForm);

/** An enquiry. @param services what the form offers */
export const enquirySchema = (services: readonly string[]) => schemaOfForm(enquiryForm, services);

/** Where an enquiry came from. What is wrong with it is left out: the enquiry is stored nevertheless. */
export const sourceSchema = v.object(
  eachText(sourceForm, (field) => v.fallback(v.optional(schemaOf(field, []), ''), '')),
);

const applicationEntries = entriesOf(applicationForm);

/**
 * An application without its resume and the job title, which the server knows.
 * @param jobIds positions that are offered
 */
export const applicationSchema = (jobIds: readonly string[]) =>
  v.object({ jobId: choiceOf(jobIds), ...applicationEntries });

/** The name of a resume; the server checks its content. */
export const resumeNameSchema = v.object({
  resume: v.optional(filled(pastedLineOf(longest.fileName)), ''),
});
