import * as v from 'valibot';
import { applicationForm } from '#shared/forms/application.ts';
import { eachText, type NamedTextField, type TextName } from '#shared/forms/define-form.ts';
import { fields, list as listOf, email, oneOf, slug, text } from '#content/site-file/parts.ts';

type TextSchema = v.GenericSchema<unknown, string>;

/** What an applicant of the demonstration wrote, by the kind of the field. Texts may have several lines. */
function textOf(field: NamedTextField): TextSchema {
  switch (field.kind) {
    case 'line':
    case 'phone':
    case 'link':
      return text(1, field.max);
    case 'text':
      return v.pipe(
        v.string('not a text'),
        v.maxLength(field.max, `too long: at most ${field.max} characters`),
      );
    case 'email':
      return email;
    case 'service':
      return slug;
    case 'choice':
      return oneOf(Object.keys(field.options), 'option');
  }
}

type Texts = typeof applicationForm;
type ApplicantEntries = {
  [Name in TextName<Texts>]: Texts[Name] extends { isRequired: true }
    ? TextSchema
    : v.ExactOptionalSchema<TextSchema, undefined>;
};

/** The fields of the application form (SPEC section 3, Admin-view application). */
const applicant = {
  // Made by the same rule as the type: a field that is not required may be missing.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ...(eachText(applicationForm, (field) =>
    field.isRequired ? textOf(field) : v.exactOptional(textOf(field)),
  ) as ApplicantEntries),
  jobId: slug,
};

const moment = v.pipe(
  v.string(),
  v.check(
    (value) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value,
    ({ input }) => `must be a date and time in UTC, such as 2025-05-06T16:42:00.000Z: ${input}`,
  ),
);

/** `applications.yaml`: what the admin page shows as long as services are simulated. */
export const applicationsSchema = fields({
  received: listOf(
    fields({ ...applicant, date: moment, status: oneOf(['new', 'reviewed'], 'status') }),
    0,
    200,
  ),
  /** Applications that arrive one by one while the page is open (SPEC section 7). */
  arrivals: listOf(fields(applicant), 0, 200),
});
