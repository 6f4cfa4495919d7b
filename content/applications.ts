import { defaultLanguage } from '#shared/locales.ts';
import { jobIn } from './jobs.ts';
import { currentSite } from './site.ts';

/** With the title of the position, in the language the site is written in. */
const titled = <One extends { jobId: string }>(one: One) => ({
  ...one,
  jobTitle: jobIn(defaultLanguage, one.jobId)?.title ?? '',
});

/** The applications of the demonstration, newest first (SPEC section 3, Admin-view application). */
export function readApplications() {
  const { received, arrivals } = currentSite().applications;
  return {
    received: received
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .map((application) => ({ id: `app-${Date.parse(application.date)}`, ...titled(application) })),
    arrivals: arrivals.map(titled),
  };
}
