import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { cacheFolder, projectFolder } from '../build/project-paths.ts';
import { generatedPhases } from './generated-phases.ts';
import type { Phase } from './phase.ts';
import { runInOrder } from './schedule.ts';
import { readBrowserReport, readUnitReport, type Tally } from './test-reports.ts';

/**
 * `npm test`: runs all checks, even after a failure: the product on the sample, and every other folder of `sites/`.
 * `--fast` omits build, browser and the tests that start processes; `--matrix` tests every page in every language,
 * theme and width (e2e/matrix.ts). Shows the output of failed checks, ends with `N passed, N failed`, and exits with 1 after a failure.
 */

const isFullMatrix = process.argv.includes('--matrix');
const isFast = process.argv.includes('--fast');

const reportsFolder = join(cacheFolder, 'reports');
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
const sample = 'basaltworks';
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

const phases: Phase[] = [
  { name: 'Artwork', command: ['node', 'artwork/build.ts'] },
  { name: 'Format', command: ['oxfmt', '--check'] },
  { name: 'Styles', command: ['stylelint', '{gallery,src}/**/*.css'], needs: ['Artwork'] },
  { name: 'Dependencies', command: ['node', 'checks/check-dependencies.ts'] },
  { name: 'Conformance', command: ['node', 'checks/conformance.ts'] },
  // The pages show the size of the PDFs.
  { name: 'Documents', command: ['node', 'documents/build.ts'], needs: ['Artwork'] },
  { name: 'Types', command: ['tsc', '--noEmit'], needs: drawn },
  { name: 'Lint', command: ['oxlint'], needs: drawn },
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

const toolFolder = join(projectFolder, 'node_modules', '.bin');
const environment = {
  ...process.env,
  PATH: `${toolFolder}${delimiter}${process.env.PATH ?? ''}`,
  // Overrides site.yaml; checks of live mode set the mode themselves.
  SERVICES: 'simulated',
  // Most phases, and the processes that tests start, are Node programs that load the same modules.
  NODE_COMPILE_CACHE: join(cacheFolder, 'compiled'),
  ...(isFullMatrix && { MATRIX: 'full' }),
};

interface Outcome {
  hasSucceeded: boolean;
  output: string;
}

function execute({ command: [program, ...args], isShown, site = sample, report }: Phase): Promise<Outcome> {
  const child = spawn(program, args, {
    cwd: projectFolder,
    env: { ...environment, SITE: site, PLAYWRIGHT_JSON_OUTPUT_NAME: report?.file },
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    // On Windows, the tools in node_modules/.bin are command files.
    shell: process.platform === 'win32',
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => {
    const finish = (hasSucceeded: boolean, note = '') =>
      resolve({ hasSucceeded, output: Buffer.concat(chunks).toString() + note });
    child.on('error', (error) => finish(false, `${program} cannot be started: ${error.message}`));
    child.on('close', (code) => finish(code === 0));
  });
}

/** Counts a phase: every test of a report, or one for any other check. */
function tallyOf({ report }: Phase, { hasSucceeded }: Outcome): Tally {
  const asOneCheck = hasSucceeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!report) return asOneCheck;
  try {
    const tally = report.read(readFileSync(report.file, 'utf8'));
    return hasSucceeded || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    // The runner ended before it wrote a report.
    return { passed: 0, failed: 1 };
  }
}

function describe({ passed, failed }: Tally): string {
  if (passed + failed === 1) return failed === 0 ? 'passed' : 'FAILED';
  return `${passed} passed, ${failed} failed`;
}

const total: Tally = { passed: 0, failed: 0 };

async function runPhase(phase: Phase, missing: string | undefined): Promise<boolean> {
  if (missing !== undefined) {
    console.log(`${phase.name}: FAILED, because ${missing} failed`);
    total.failed += 1;
    return false;
  }
  if (phase.report) rmSync(phase.report.file, { force: true });
  const outcome = await execute(phase);
  const tally = tallyOf(phase, outcome);
  console.log(`${phase.name}: ${describe(tally)}`);
  if (tally.failed > 0) console.log(`${outcome.output.trimEnd()}\n`);
  total.passed += tally.passed;
  total.failed += tally.failed;
  return tally.failed === 0;
}

/** Minutes and seconds, as on a stopwatch. */
const onClock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const chosen = phases.filter(({ isSlow }) => !isFast || !isSlow);
mkdirSync(reportsFolder, { recursive: true });
const stays = await runInOrder(chosen, runPhase, Math.max(2, availableParallelism()));
console.log('\nWhen each ran:');
for (const { name, fromSeconds, toSeconds } of stays)
  console.log(
    `${onClock(fromSeconds).padStart(6)} to ${onClock(toSeconds)}  ${(toSeconds - fromSeconds).toFixed(1).padStart(6)} s  ${name}`,
  );
if (!isFast) console.log('The browser was Chromium; `npm run test:browsers` asks Firefox and WebKit.');
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
