import { testSite } from '#content/test-support/test-site.ts';
import { shownFolder } from './shown-site.ts';

// With another site, an update would write its pages into the reviewed files.
if (testSite.folder !== shownFolder)
  throw new Error(
    `These tests compare ${shownFolder}, not ${testSite.folder}: run npm test, or npm test -- --update to write the files again.`,
  );

/** The site in tests/shown/site, as its build has it. */
export { testSite as site } from '#content/test-support/test-site.ts';
