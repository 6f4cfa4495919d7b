import * as v from 'valibot';
import { defaultLanguage } from '../shared/locales.ts';
import { partOf, type DataFile } from '../shared/site-file/data-file.ts';
import { parseData } from '../shared/site-file/parse-data.ts';
import type { Problem } from '../shared/site-file/problem.ts';
import { optionalFile } from './items.ts';
import { jobIn, jobIds } from './jobs.ts';
import { referenceProblems, stopAt } from './references.ts';
import { fields, list as listOf, mailAddress, oneOf, slug, text, title } from '../shared/site-file/parts.ts';

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

interface Applicant {
  jobId: string;
}

/** Applicants must name existing positions. */
function jobProblems(
  file: DataFile,
  list: 'received' | 'arrivals',
  applicants: readonly Applicant[],
): Problem[] {
  const known = jobIds();
  return applicants.flatMap(({ jobId }, index) =>
    referenceProblems(partOf(file, [list, index], null), ['jobId'], jobId, known, 'position'),
  );
}

/** With the title of the position, in the language the site is written in. */
const titled = <One extends Applicant>(one: One) => ({
  ...one,
  jobTitle: jobIn(defaultLanguage, one.jobId)?.title ?? '',
});

/** `applications.yaml`, newest first; two empty lists where there is none. @throws DataError when the file is wrong */
export function readApplications() {
  const file = optionalFile('applications', { received: [], arrivals: [] });
  const { received, arrivals } = parseData(applicationsSchema, file);
  stopAt([...jobProblems(file, 'received', received), ...jobProblems(file, 'arrivals', arrivals)]);
  return {
    received: received
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .map((application) => ({ id: `app-${Date.parse(application.date)}`, ...titled(application) })),
    arrivals: arrivals.map(titled),
  };
}
