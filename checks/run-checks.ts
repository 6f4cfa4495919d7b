import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cacheFolder, projectFolder } from '../build/project-paths.ts';
import { readBrowserReport, readUnitReport, type Tally } from './test-reports.ts';

/**
 * `npm test`: every check of the project, in order, all of them even when one fails. `--fast` leaves out the build and the
 * browser, `--matrix` has the browser look at every page in every language, theme and width (e2e/matrix.ts). Shows the output of what failed, ends with `N passed, N failed`, exits with 1 when N failed > 0.
 */

interface Phase {
  name: string;
  command: [program: string, ...args: string[]];
  /** Neighbours of the same name run side by side. */
  together?: 'reading the code' | 'reading the build';
  /** Needs the build, or is it: not part of the fast half. */
  isSlow?: boolean;
  /** Output goes straight to the terminal, for a phase of minutes. */
  isShown?: boolean;
  /** Phases that have to succeed first, or this one would judge something old. */
  after?: string;
  /** A runner of many tests: where it writes its JSON report, and who reads it. */
  report?: { file: string; read: (json: string) => Tally };
}

const reportsFolder = join(cacheFolder, 'reports');
const unitReportFile = join(reportsFolder, 'unit.json');
const builtSiteReportFile = join(reportsFolder, 'built-site.json');
const browserReportFile = join(reportsFolder, 'browser.json');

const phases: Phase[] = [
  // Some of the code is drawn by the project itself; types cannot be checked without it.
  { name: 'Artwork', command: ['node', 'artwork/build.ts'] },
  // The pages say how large the PDFs are.
  { name: 'Documents', command: ['node', 'documents/build.ts'] },
  { name: 'Format', command: ['oxfmt', '--check'], together: 'reading the code' },
  { name: 'Types', command: ['tsc', '--noEmit'], together: 'reading the code' },
  { name: 'Lint', command: ['oxlint'], together: 'reading the code' },
  { name: 'Styles', command: ['stylelint', '{gallery,src}/**/*.css'], together: 'reading the code' },
  { name: 'Layers', command: ['node', 'checks/check-layers.ts'], together: 'reading the code' },
  { name: 'Doc comments', command: ['node', 'checks/check-doc-comments.ts'], together: 'reading the code' },
  { name: 'Dependencies', command: ['node', 'checks/check-dependencies.ts'], together: 'reading the code' },
  { name: 'Conformance', command: ['node', 'checks/conformance.ts'], together: 'reading the code' },
  { name: 'Schemas for editors', command: ['node', 'checks/json-schemas.ts'], together: 'reading the code' },
  { name: 'Dead code', command: ['knip', '--no-progress'], together: 'reading the code' },
  { name: 'Content', command: ['node', 'content/check.ts'], together: 'reading the code' },
  {
    name: 'Unit tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReportFile}`,
    ],
    report: { file: unitReportFile, read: readUnitReport },
  },
  { name: 'Build', command: ['node', 'scripts/check-build.mjs'], isSlow: true },
  // The live build uses one core most of the time, and so do the rules over the files of the other.
  {
    name: 'Live build',
    command: ['node', 'scripts/check-build.mjs', 'live'],
    isSlow: true,
    together: 'reading the build',
  },
  {
    name: 'Files of the built site',
    command: [
      'vitest',
      'run',
      '--config=vitest.built-site.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${builtSiteReportFile}`,
    ],
    isSlow: true,
    together: 'reading the build',
    after: 'Build',
    report: { file: builtSiteReportFile, read: readUnitReport },
  },
  {
    name: 'Built site and journeys in a browser',
    command: ['playwright', 'test', '--reporter=dot,json'],
    isSlow: true,
    isShown: true,
    after: 'Build',
    report: { file: browserReportFile, read: readBrowserReport },
  },
];

const toolFolder = join(projectFolder, 'node_modules', '.bin');
const environment = {
  ...process.env,
  PATH: `${toolFolder}${delimiter}${process.env.PATH ?? ''}`,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReportFile,
  // Whatever config/site.ts says: what looks at live mode asks for it by name.
  SERVICES: 'simulated',
  ...(process.argv.includes('--matrix') && { MATRIX: 'full' }),
};

interface Outcome {
  hasSucceeded: boolean;
  output: string;
}

function execute({ command: [program, ...args], isShown }: Phase): Promise<Outcome> {
  const child = spawn(program, args, {
    cwd: projectFolder,
    env: environment,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    // The tools of node_modules/.bin are command files there.
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

/** Counts a phase: tests one by one where there is a report, everything else as one check. */
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

async function runPhase(phase: Phase, failedPhases: ReadonlySet<string>): Promise<Tally> {
  if (phase.after !== undefined && failedPhases.has(phase.after)) {
    console.log(`${phase.name}: FAILED, because ${phase.after} failed`);
    return { passed: 0, failed: 1 };
  }
  if (phase.report) rmSync(phase.report.file, { force: true });
  const startedAt = performance.now();
  const outcome = await execute(phase);
  const tally = tallyOf(phase, outcome);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${phase.name}: ${describe(tally)} (${seconds} s)`);
  if (tally.failed > 0) console.log(`${outcome.output.trimEnd()}\n`);
  return tally;
}

/** The phases in their order, neighbours that run side by side in one group. */
function groupsOf(chosen: readonly Phase[]): Phase[][] {
  const groups: Phase[][] = [];
  for (const phase of chosen) {
    const last = groups.at(-1);
    if (last && phase.together && last[0]?.together === phase.together) last.push(phase);
    else groups.push([phase]);
  }
  return groups;
}

const isFast = process.argv.includes('--fast');
const total: Tally = { passed: 0, failed: 0 };
const failedPhases = new Set<string>();
mkdirSync(reportsFolder, { recursive: true });
for (const group of groupsOf(phases.filter(({ isSlow }) => !isFast || !isSlow))) {
  const tallies = await Promise.all(group.map((phase) => runPhase(phase, failedPhases)));
  for (const [index, { passed, failed }] of tallies.entries()) {
    if (failed > 0) failedPhases.add(group[index]?.name ?? '');
    total.passed += passed;
    total.failed += failed;
  }
}
if (!isFast) console.log('The browser was Chromium; `npm run test:browsers` asks Firefox and WebKit.');
console.log(`${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
