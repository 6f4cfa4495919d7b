import { chosenFolder } from '#content/site-folder.ts';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { projectFolder, cacheFolder } from '#build/project-paths.ts';
import { changedParts, parts, sample, type Part } from './test-parts.ts';

/**
 * `node tests/checks/run-tests.ts quick`, `full` or `fast` runs the parts of that command (test-parts.ts), as many at
 * once as there are cores, also after a failure. Shows the output of parts that failed and how long each took, and
 * ends with one line `N passed, N failed`.
 */

const [kind = '', ...parameters] = process.argv.slice(2);
const isChanged = kind === 'fast' && parameters[0] === '--changed';
const chosen = isChanged ? partsOfChange() : parts[kind];
if (!chosen)
  throw new Error(`run-tests.ts takes ${Object.keys(parts).join(', ')}, not ${JSON.stringify(kind)}`);

/** What differs from the main branch, committed or not; without a main branch, what is not committed. */
function partsOfChange(): Part[] {
  const git = (...args: string[]) => {
    const { stdout, status } = spawnSync('git', args, { cwd: projectFolder, encoding: 'utf8' });
    return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
  };
  const since = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  const known = git('diff', '--name-only', '--diff-filter=d', since);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return changedParts([...known, ...untracked], since);
}

const isWindows = process.platform === 'win32';
const cores = Math.max(2, availableParallelism());
const environment = {
  ...process.env,
  // npm links no `node` there: it links before the binary is downloaded.
  PATH: [
    dirname(process.execPath),
    join(projectFolder, 'node_modules', '.bin'),
    process.env.PATH ?? '',
  ].join(delimiter),
  // Overrides site.yaml; tests of live mode set the mode themselves.
  SERVICES: 'simulated',
};
const reports = join(cacheFolder({ folder: chosenFolder() }), 'reports');
const running = new Set<ChildProcess>();
const total = { passed: 0, failed: 0 };
const startedAt = performance.now();
const seconds = () => (performance.now() - startedAt) / 1000;
const times: string[] = [];

/** What Vitest and Playwright count, in their reports in JSON; only the fields that are read here. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

/**
 * Counts the tests of a part from its report; a part without one, or a runner that failed beside its tests, counts as
 * one.
 */
function count(report: string, hasSucceeded: boolean): { passed: number; failed: number } {
  let found: Report | undefined;
  try {
    found = JSON.parse(readFileSync(report, 'utf8')) as Report;
  } catch {
    // A part without a report, or a runner that ended before it wrote one.
  }
  const passed = found?.numPassedTests ?? found?.stats?.expected ?? (hasSucceeded ? 1 : 0);
  const failed = found?.numFailedTests ?? (found?.stats ? found.stats.unexpected + found.stats.flaky : 0);
  return { passed, failed: hasSucceeded ? failed : Math.max(1, failed) };
}

/** Runs a part to its end. Never rejects. */
async function run({ name, command, site = sample, isAlone }: Part): Promise<boolean> {
  const from = seconds();
  const report = join(reports, `${kind}-${name.replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  // Parameters, such as the name of a test file, are for the part that the command is for.
  const more = !isChanged && chosen?.at(-1)?.name === name ? parameters : [];
  const [program = '', ...rest] = [...command.split(' '), ...more];
  const reporters: Record<string, string[]> = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    playwright: ['--reporter=dot,json'],
  };
  const child = spawn(program, [...rest, ...(reporters[program] ?? [])], {
    cwd: projectFolder,
    env: { ...environment, SITE: site, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that an interrupt also ends its children.
    detached: !isWindows,
    // On Windows, the tools in node_modules/.bin are command files.
    shell: isWindows,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isAlone) process.stdout.write(chunk);
    });
  const hasSucceeded = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  running.delete(child);
  const { passed, failed } = count(report, hasSucceeded);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0 && !isAlone) console.log(output.trimEnd());
  console.log(`${name}: ${passed} passed, ${failed} failed`);
  times.push(`${from.toFixed(0).padStart(5)} to ${seconds().toFixed(0).padStart(4)} s  ${name}`);
  return hasSucceeded;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const { pid } of running) if (pid !== undefined) process.kill(isWindows ? pid : -pid, signal);
    process.exit(1);
  });

mkdirSync(reports, { recursive: true });
const ended = new Map<string, boolean>();
let waiting = [...chosen];
const busy = new Map<Part, Promise<void>>();
while (waiting.length > 0 || busy.size > 0) {
  const isTaken = [...busy.keys()].some(({ isAlone }) => isAlone);
  const next = waiting.find(
    ({ needs = [], isAlone }) =>
      needs.every((need) => ended.has(need)) && (isAlone ? busy.size === 0 : busy.size < cores),
  );
  if (next && !isTaken) {
    waiting = waiting.filter((part) => part !== next);
    const missing = next.needs?.find((need) => ended.get(need) === false);
    const work = async () => {
      if (missing === undefined) ended.set(next.name, await run(next));
      else {
        console.log(`${next.name}: FAILED, because ${missing} failed`);
        total.failed += 1;
        ended.set(next.name, false);
      }
    };
    // Not before `work` begins: a skipped part ends at once and must not be listed as running.
    busy.set(
      next,
      work().finally(() => busy.delete(next)),
    );
  } else await Promise.race(busy.values());
}
if (process.env.INSTALL_SECONDS)
  times.unshift(`before, ${process.env.INSTALL_SECONDS} s      Installing packages`);
console.log(`\nWhen each ran:\n${times.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
