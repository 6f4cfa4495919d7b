import { defineConfig } from 'vitest/config';
import { siteFolder } from './config/site-folder.ts';

/** Tests of the files of a built site, those of its folder among them: they need its output, but no browser. */
export default defineConfig({
  test: {
    include: [`{e2e/built-site,${siteFolder}}/*.check.ts`],
    environment: 'node',
    // Each worker parses the pages once for all its files.
    isolate: false,
    maxWorkers: 2,
    // A test reads all pages.
    testTimeout: 120_000,
    expect: { requireAssertions: true },
  },
});
