import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';
import { cacheFolder, projectFolder } from '../build/project-paths.ts';
import type { Phase } from './phase.ts';
import { isFast, isFullMatrix, phases, reportsFolder, sample } from './phases.ts';
import { runInOrder } from './schedule.ts';
import type { Tally } from './test-reports.ts';

/**
 * `npm test`: runs all checks, even after a failure: the product on the sample, and every other folder of `sites/`.
 * `--fast` omits build, browser and the tests that start processes; `--matrix` tests every page in every language,
 * theme and width (e2e/matrix.ts). Shows the output of failed checks, ends with `N passed, N failed`, and exits with 1
 * after a failure.
 */

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
