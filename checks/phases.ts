import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, projectFolder } from '../build/project-paths.ts';
import { generatedPhases } from './generated-phases.ts';
import type { Phase } from './phase.ts';
import { readBrowserReport, readUnitReport } from './test-reports.ts';

/** `--matrix`: every page in every language, theme and width (e2e/matrix.ts). */
export const isFullMatrix = process.argv.includes('--matrix');
/** `--fast`: no build, no browser, and no tests that start processes. */
export const isFast = process.argv.includes('--fast');

/** Where test runners leave their reports. */
export const reportsFolder = join(cacheFolder, 'reports');
const reportAt = (name: string) => join(reportsFolder, `${name}.json`);

/** Tests by Vitest, and where they leave their report. */
const vitest = (report: string, ...options: string[]): Pick<Phase, 'command' | 'report'> => ({
  command: [
    'vitest',
    'run',
    ...options,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportAt(report)}`,
  ],
  report: { file: reportAt(report), read: readUnitReport },
});

/** Tests in a browser, and where they leave their report (PLAYWRIGHT_JSON_OUTPUT_NAME). */
const playwright = (report: string, ...options: string[]): Pick<Phase, 'command' | 'report'> => ({
  command: ['playwright', 'test', ...options, '--reporter=dot,json'],
  report: { file: reportAt(report), read: readBrowserReport },
});

/** What the tests of the product stand on, whichever site is chosen. */
export const sample = 'basaltworks';
/** Each of them is built, and goes through everything that a site can make different. */
const otherSites = readdirSync(join(projectFolder, 'sites'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== sample)
  .map(({ name }) => name);

/**
 * The browser tests whose outcome depends on words, pages, menus, languages, pictures and switches of a site;
 * what they skip, its facts decide. All other ones test the product, on the sample; so do, but for the full
 * matrix, those of forms, whose words the journeys of their pages read.
 */
const whatSitesChange = [
  '--project=built-site',
  '--project=journeys',
  'built-site/(every-page|feeds|weight)',
  'journeys/(home|header|footer|language|services|careers|cookie-banner|company|contact|article|resources|legal)[.]',
  ...(isFullMatrix ? ['journeys/(apply|enquire|not-found)[.]'] : []),
];

const { builds: generatedBuilds, checks: generatedChecks } = generatedPhases(
  vitest,
  playwright,
  isFullMatrix,
);

/** The generated code, without which types, content and tests would miss modules and fonts. */
const drawn = ['Artwork', 'Documents'];

/** All checks, in their order. */
export const phases: readonly Phase[] = [
  { name: 'Artwork', command: ['node', 'artwork/build.ts'] },
  { name: 'Format', command: ['oxfmt', '--check'] },
  { name: 'Dependencies', command: ['node', 'checks/check-dependencies.ts'] },
  { name: 'Conformance', command: ['node', 'checks/conformance.ts'] },
  // The pages show the size of the PDFs.
  { name: 'Documents', command: ['node', 'documents/build.ts'], needs: ['Artwork'] },
  // The longest of those that take one core, so it begins first.
  { name: 'Lint', command: ['oxlint'], needs: drawn },
  { name: 'Styles', command: ['stylelint', '{gallery,src}/**/*.css'], needs: ['Artwork'] },
  {
    name: 'Types',
    // A second run looks at what changed since the first.
    command: [
      'tsc',
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      join(cacheFolder, 'types.tsbuildinfo'),
    ],
    needs: drawn,
  },
  { name: 'Dead code', command: ['knip', '--no-progress'], needs: drawn },
  { name: 'Layers', command: ['node', 'checks/check-layers.ts'], needs: drawn },
  { name: 'Doc comments', command: ['node', 'checks/check-doc-comments.ts'], needs: drawn },
  { name: 'Schemas for editors', command: ['node', 'checks/json-schemas.ts'], needs: drawn },
  { name: 'Content', command: ['node', 'content/check.ts'], needs: drawn },
  ...otherSites.map((site): Phase => ({
    name: `Content of ${site}`,
    command: ['node', 'content/check.ts'],
    site,
    needs: drawn,
  })),
  {
    name: 'Unit tests',
    // Those that start processes take as long as all other ones.
    ...vitest('unit', ...(isFast ? ['--exclude=**/*.process.test.ts'] : [])),
    needs: drawn,
    usesAllCores: true,
  },
  { name: 'Build', command: ['node', 'scripts/check-build.mjs'], isSlow: true, needs: drawn },
  ...otherSites.map((site): Phase => ({
    name: `Build of ${site}`,
    command: ['node', 'scripts/check-build.mjs'],
    site,
    isSlow: true,
    needs: drawn,
  })),
  ...generatedBuilds,
  // It works in the same folders as the other build.
  {
    name: 'Live build',
    command: ['node', 'scripts/check-build.mjs', 'live'],
    isSlow: true,
    needs: ['Build'],
  },
  {
    name: 'Files of the built site',
    ...vitest('built-site', '--config=vitest.built-site.config.ts'),
    isSlow: true,
    needs: ['Build'],
  },
  ...otherSites.flatMap((site): Phase[] => [
    {
      name: `Live build of ${site}`,
      command: ['node', 'scripts/check-build.mjs', 'live'],
      site,
      isSlow: true,
      needs: [`Build of ${site}`],
    },
    {
      name: `Files of ${site}`,
      // The site of the how-tos is the same one beside any other.
      ...vitest(`${site}-built-site`, '--config=vitest.built-site.config.ts', '--exclude=**/how-to.check.ts'),
      site,
      isSlow: true,
      needs: [`Build of ${site}`],
    },
  ]),
  ...[sample, ...otherSites].map((site): Phase => ({
    name: `Claims of ${site} in both modes`,
    ...vitest(`${site}-both-modes`, '--config=vitest.both-modes.config.ts'),
    site,
    isSlow: true,
    needs: [site === sample ? 'Live build' : `Live build of ${site}`],
  })),
  ...generatedChecks,
  {
    name: 'Built site and journeys in a browser',
    ...playwright('browser'),
    isSlow: true,
    isShown: true,
    usesAllCores: true,
    needs: ['Build', 'Live build'],
  },
  ...otherSites.map((site): Phase => ({
    name: `${site} in a browser`,
    ...playwright(`${site}-browser`, ...whatSitesChange),
    site,
    isSlow: true,
    isShown: true,
    usesAllCores: true,
    needs: [`Build of ${site}`],
  })),
];
