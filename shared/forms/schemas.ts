import * as v from 'valibot';
import { longest } from '../../config/text-limits.ts';
import { jobIds } from '../../content/jobs.ts';
import { serviceInterests } from '../contracts/enquiry.ts';
import { emailOf, filled, lineOf, oneOf, textOf } from '../contracts/text-schema.ts';
import { applicationForm } from './application.ts';
import { eachText, type Field, type Form } from './define-form.ts';
import { enquiryForm } from './enquiry.ts';
import { newsletterForm } from './newsletter.ts';

type TextSchema = v.GenericSchema<unknown, string>;

function schemaOf(field: Field): TextSchema {
  const orFilled = (schema: TextSchema) => (field.isRequired ? filled(schema) : schema);
  switch (field.kind) {
    case 'line':
    case 'phone':
    case 'link':
      return orFilled(lineOf(field.max));
    case 'text':
      return orFilled(textOf(field.max));
    case 'email':
      return field.isRequired ? emailOf(field.max) : v.union([v.literal(''), emailOf(field.max)], 'text');
    case 'service':
      return orFilled(oneOf([...serviceInterests(), '']));
    case 'file':
      throw new TypeError('A file is no text');
  }
}

/** The fields of a form; a missing one is empty. Unknown keys are dropped. */
const entriesOf = <Fields extends Form>(form: Fields) =>
  eachText(form, (field) => v.optional(schemaOf(field), ''));

/** Schema of a form's texts (SPEC section 5). */
export const schemaOfForm = <Fields extends Form>(form: Fields) => v.object(entriesOf(form));

export const enquirySchema = schemaOfForm(enquiryForm);
export const newsletterSchema = schemaOfForm(newsletterForm);

/** An application without its resume. Without the job title, which the server knows. */
export const applicationSchema = v.object({ jobId: oneOf(jobIds()), ...entriesOf(applicationForm) });

/** The name of a resume; the server checks its content. */
export const resumeNameSchema = v.object({
  resume: v.optional(filled(lineOf(longest.fileName)), ''),
});
