import { chosenFolder } from '#content/read/site-folder.ts';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { projectFolder, cacheFolder } from '#build/project-paths.ts';
import { projectFiles } from './source-files.ts';
import { changedParts, parts, partsForFiles, sample, updateParts, type Part } from './test-parts.ts';
import { causes, counted, resultsIn, slowest, type TestResult } from './test-results.ts';

/**
 * `node tests/checks/run-tests.ts quick`, `full` or `fast` runs the parts of that command (test-parts.ts), as many at
 * once as there are cores, also after a failure. Shows the output of parts that failed, how long each took, each failed
 * test with its cause, and ends with one line `N passed, N failed`.
 */

const [kind = '', ...parameters] = process.argv.slice(2);

let chosen: readonly Part[];
try {
  chosen = chooseParts();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function chooseParts(): readonly Part[] {
  const known = parts[kind];
  if (!known)
    throw new Error(`run-tests.ts takes ${Object.keys(parts).join(', ')}, not ${JSON.stringify(kind)}.`);
  if (kind === 'fast' && parameters[0] === '--changed') return partsOfChange();
  if (kind === 'quick' && parameters[0] === '--update') return updateParts();
  return parameters.length > 0 ? partsForFiles(kind, parameters, projectFiles) : known;
}

/** What differs from the main branch, committed or not; without a main branch, what is not committed. */
function partsOfChange(): Part[] {
  const git = (...args: string[]) => {
    const { stdout, stderr, status, error } = spawnSync('git', args, {
      cwd: projectFolder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`git ${args[0]}: ${error?.message ?? stderr.trim()}`);
    return stdout.split('\n').filter((line) => line !== '');
  };
  const hasMain = git('branch', '--list', 'main').length > 0;
  const since = (hasMain ? git('merge-base', 'HEAD', 'main')[0] : undefined) ?? 'HEAD';
  const known = git('diff', '--name-only', '--diff-filter=d', since);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return changedParts([...known, ...untracked], since);
}

const isWindows = process.platform === 'win32';
const cores = Math.max(2, availableParallelism());
const environment = {
  ...process.env,
  // npm links no `node` there: it links before the binary is downloaded.
  PATH: [dirname(process.execPath), join(projectFolder, 'node_modules', '.bin'), process.env.PATH ?? ''].join(
    delimiter,
  ),
  // Overrides site.yaml; tests of live mode set the mode themselves.
  SITE_MODE: 'simulated',
};
const reports = join(cacheFolder({ folder: chosenFolder() }), 'reports');
const running = new Set<ChildProcess>();
const total = { passed: 0, failed: 0 };
const startedAt = performance.now();
const seconds = () => (performance.now() - startedAt) / 1000;
const times: string[] = [];

/** What each failed part says at the end. */
const failures: string[] = [];
const tests: TestResult[] = [];

/** Runs a part to its end. Never rejects. */
async function run({ name, command, site = sample, isAlone }: Part): Promise<boolean> {
  const from = seconds();
  // A person sees the progress of what takes minutes.
  const isWatched = isAlone && process.stdout.isTTY;
  const report = join(reports, `${kind}-${name.replaceAll(' ', '-')}.json`);
  rmSync(report, { force: true });
  const [program = '', ...rest] = command.split(' ');
  const reporters: Record<string, string[]> = {
    // Without what passing tests write to the console.
    vitest: ['--silent=passed-only', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
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
      if (isWatched) process.stdout.write(chunk);
    });
  const hasSucceeded = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
  running.delete(child);
  const found = resultsIn(report);
  const { passed, failed } = counted(found, hasSucceeded);
  total.passed += passed;
  total.failed += failed;
  tests.push(...(found ?? []));
  if (failed > 0) {
    if (!isWatched) console.log(output.trimEnd());
    failures.push(...causes(name, found ?? [], output));
  }
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
        failures.push(`${next.name}: ${missing} failed`);
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
if (tests.length > 0) console.log(`\nThe two slowest tests:\n${slowest(tests, 2).join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
