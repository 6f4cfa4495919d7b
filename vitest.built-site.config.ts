import { defineConfig } from 'vitest/config';

/** Tests of the built site's files: they need `dist`, but no browser. */
export default defineConfig({
  test: {
    include: ['e2e/built-site/*.check.ts'],
    environment: 'node',
    // Each worker parses the pages once for all its files.
    isolate: false,
    maxWorkers: 2,
    // A test reads all pages.
    testTimeout: 120_000,
    expect: { requireAssertions: true },
  },
});
