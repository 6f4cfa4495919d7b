import { editionOf } from '#content/edition.ts';
import type { Site } from '#content/load-site.ts';
import { jobIn } from '#content/collections/jobs.ts';

/** With the title of the position, in the language the site is written in. */
const titled = <One extends { jobId: string }>(site: Site, one: One) => ({
  ...one,
  jobTitle: jobIn(editionOf(site), one.jobId)?.title ?? '',
});

/** The applications of the demonstration, newest first (SPEC section 3, Admin-view application). */
export function readApplications(site: Site) {
  const { received, arrivals } = site.applications;
  return {
    received: received
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .map((application) => ({ id: `app-${Date.parse(application.date)}`, ...titled(site, application) })),
    arrivals: arrivals.map((one) => titled(site, one)),
  };
}
