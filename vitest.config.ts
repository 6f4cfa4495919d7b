import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Unit tests stand beside what they test; the journeys in `e2e` belong to Playwright. */
export default defineConfig({
  test: {
    include: [
      '{artwork,build,checks,config,content,documents,e2e,gallery,i18n,operations,schema,server,shared,sites,src,test-support}/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    // A worker for each file took longer than the tests in them (97 s became 45). Mocks end with their test.
    isolate: false,
    // By itself the runner leaves one core free; and some tests wait for a disk or a socket (60 s became 33 on 2 cores).
    maxWorkers: availableParallelism() + 1,
    restoreMocks: true,
    unstubGlobals: true,
    // A test that sleeps is a test that lies: timers are injected or faked. Generous, for machines that do something else too.
    testTimeout: 90_000,
    expect: { requireAssertions: true, poll: { timeout: 30_000 } },
  },
});
