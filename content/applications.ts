import { defaultLanguage } from '../shared/locales.ts';
import { partOf, type DataFile } from '../shared/site-file/data-file.ts';
import { parseData } from '../shared/site-file/parse-data.ts';
import type { Problem } from '../shared/site-file/problem.ts';
import { optionalFile } from './items.ts';
import { jobIn, jobIds } from './jobs.ts';
import { referenceProblems, stopAt } from './references.ts';
import { applicationsSchema } from './schema/applications.ts';

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
