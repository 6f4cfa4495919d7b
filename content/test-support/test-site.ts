import { loadChosenSite } from '#content/chosen-site.ts';

/** The site that is under test: that of the environment variable SITE, else the line in `sites/default`. */
export const testSite = loadChosenSite();
