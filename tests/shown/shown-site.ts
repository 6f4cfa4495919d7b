import { loadSite } from '#content/load-site.ts';
import { shownSite } from '#content/shown-site.ts';

/** The site with every kind of content, field and state, which the shown tests compare. */
export const shownFolder = 'tests/shown/site';

/** The site as visitors see it on a day. */
export const shownSiteOn = (day: string) => shownSite(loadSite(shownFolder), Date.parse(day));
