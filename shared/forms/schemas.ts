import * as v from 'valibot';
import { longest } from '../../config/text-limits.ts';
import { jobIds } from '../../content/jobs.ts';
import { serviceInterests } from '../contracts/enquiry.ts';
import { emailOf, filled, lineOf, oneOf, textOf } from '../contracts/text-schema.ts';
import { applicationForm } from './application.ts';
import { eachText, type Field, type Form } from './define-form.ts';
import { enquiryForm } from './enquiry.ts';
import { newsletterForm } from './newsletter.ts';

/** What live mode takes with the forms; keys it does not know are left out. */

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
      return orFilled(oneOf([...serviceInterests, '']));
    case 'file':
      throw new TypeError('A file is no text');
  }
}

/** What is taken with a form, field by field; what is left out is empty. */
const entriesOf = <Fields extends Form>(form: Fields) =>
  eachText(form, (field) => v.optional(schemaOf(field), ''));

/** What is taken with a form (SPEC section 5). */
export const schemaOfForm = <Fields extends Form>(form: Fields) => v.object(entriesOf(form));

export const enquirySchema = schemaOfForm(enquiryForm);
export const newsletterSchema = schemaOfForm(newsletterForm);

/** An application without its resume. The title of the job is not among it: the server knows it. */
export const applicationSchema = v.object({ jobId: oneOf(jobIds()), ...entriesOf(applicationForm) });

/** The name of a resume; its content is judged by the server. */
export const resumeNameSchema = v.object({
  resume: v.optional(filled(lineOf(longest.fileName)), ''),
});
