import { configDefaults, defineConfig } from 'vitest/config';
import { chosenFolder } from '#content/read/site-folder.ts';

const siteFolder = chosenFolder();

/** They start other programs, each for seconds. */
const processes = '**/*.process.test.ts';
/** Packages, and copies of the product that tests make. */
const notOurs = [...configDefaults.exclude, 'built/**', '.cache/**'];
/**
 * They compare the site in tests/shown/site with reviewed files. Whether that site has everything is a unit test, which
 * needs no build.
 */
const shown = 'tests/shown/!(complete).{test,check}.{ts,tsx}';
/** Together they take as long as all other checks of the built site: more builds, validation of all pages, a server. */
const slowChecks = ['tests/pages/{markup,deploy-cost,deployment,hosts}.check.ts'];

/**
 * Which test without a browser is in which command: `npm test` runs the projects whose name begins with `quick-`,
 * `npm run test:full` all others (tests/checks/test-parts.ts). Unit tests are beside the code, those of the site in its
 * folder; a `*.check.ts` reads the built site.
 */
export default defineConfig({
  // Addresses of icons, as in the build, instead of their contents.
  build: { assetsInlineLimit: 0 },
  test: {
    environment: 'node',
    // Starting a worker per file took longer than the tests, and each would parse the pages again. Mocks end with their
    // test.
    isolate: false,
    restoreMocks: true,
    // A new file is written only with --update, and fails without.
    update: 'none',
    unstubGlobals: true,
    // Tests must not sleep: timers are injected or faked. Long enough for a busy machine and for all pages.
    testTimeout: 120_000,
    expect: { requireAssertions: true, poll: { timeout: 30_000, interval: 5 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'quick-unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, processes, 'sites/**', shown],
        },
      },
      { extends: true, test: { name: 'quick-site', include: [`${siteFolder}/**/*.test.{ts,tsx}`] } },
      {
        extends: true,
        test: {
          name: 'quick-pages',
          include: [`{tests/pages,${siteFolder}}/*.check.ts`],
          exclude: slowChecks,
        },
      },
      {
        extends: true,
        test: {
          name: 'full-processes',
          include: [processes],
          exclude: notOurs,
        },
      },
      { extends: true, test: { name: 'quick-shown', include: [shown] } },
      { extends: true, test: { name: 'full-pages', include: slowChecks } },
      { extends: true, test: { name: 'full-modes', include: ['tests/both-modes/*.check.ts'] } },
    ],
  },
});
