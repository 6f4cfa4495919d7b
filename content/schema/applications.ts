import * as v from 'valibot';
import { fields, list as listOf, mailAddress, oneOf, slug, text, title } from '#shared/site-file/parts.ts';

/**
 * What an applicant of the demonstration wrote (SPEC section 3, Admin-view application). Letters may have
 * several lines.
 */
const applicant = {
  firstName: title,
  lastName: title,
  email: mailAddress,
  phone: text(5, 40),
  linkedIn: v.exactOptional(text(4, 120)),
  portfolio: v.exactOptional(text(4, 120)),
  /** Id of a position. */
  jobId: slug,
  coverLetter: v.optional(
    v.pipe(v.string('not a text'), v.maxLength(4000, 'too long: at most 4000 characters')),
    '',
  ),
};

/** A moment in UTC. */
const moment = v.pipe(
  v.string(),
  v.check(
    (value) => !Number.isNaN(Date.parse(value)) && new Date(value).toISOString() === value,
    ({ input }) => `not a moment in UTC like 2025-05-06T16:42:00.000Z: ${input}`,
  ),
);

/** `applications.yaml`: what the admin page shows as long as services are simulated. */
export const applicationsSchema = fields({
  /** What has already come in. */
  received: listOf(
    fields({ ...applicant, date: moment, status: oneOf(['new', 'reviewed'], 'status') }),
    0,
    200,
  ),
  /** Applications that arrive one by one while the page is open (SPEC section 7). */
  arrivals: listOf(fields(applicant), 0, 200),
});
