import { defineConfig } from 'vitest/config';

/** Unit tests stand beside what they test; the journeys in `e2e` belong to Playwright. */
export default defineConfig({
  test: {
    include: ['{artwork,config,content,documents,i18n,scripts,server,shared,src,e2e}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A test that sleeps is a test that lies: timers are injected or faked.
    testTimeout: 20_000,
    expect: { requireAssertions: true },
  },
});
