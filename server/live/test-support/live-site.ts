import { liveSite } from '#build/served-site.ts';
import { testSite } from '#content/test-support/test-site.ts';

/** What live mode knows of the site that is under test. */
export const testLiveSite = liveSite(testSite);
