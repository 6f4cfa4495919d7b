import { defineConfig } from 'vitest/config';

/** The rules over the files of the built site: they need `dist`, but no browser. */
export default defineConfig({
  test: {
    include: ['e2e/built-site/*.check.ts'],
    environment: 'node',
    // A rule goes over all pages at once.
    testTimeout: 120_000,
    expect: { requireAssertions: true },
  },
});
