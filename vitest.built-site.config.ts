import { defineConfig } from 'vitest/config';

/** The rules over the files of the built site: they need `dist`, but no browser. */
export default defineConfig({
  test: {
    include: ['e2e/built-site/*.check.ts'],
    environment: 'node',
    // The pages are parsed once for all the files a worker has.
    isolate: false,
    maxWorkers: 2,
    // A rule goes over all pages at once.
    testTimeout: 120_000,
    expect: { requireAssertions: true },
  },
});
