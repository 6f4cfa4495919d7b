import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox, findWebKit } from '../test-support/other-browsers.ts';
import { cacheFolder, projectFolder } from '../build/project-paths.ts';
import { readBrowserReport, readReasons, type Tally } from './test-reports.ts';

/**
 * `npm run test:browsers`: tests the built site in Firefox (all journeys that its driver allows) and WebKit
 * (a small set). `-- --only firefox` or `-- --only webkit` runs one of them. A browser that cannot be found
 * or installed counts as a failure. Prints a line per browser and `N passed, N failed`; exits with 1 after a
 * failure.
 */

interface Browser {
  id: string;
  name: string;
  /** Throws when there is none. */
  find: () => Promise<unknown>;
}

const browsers: readonly Browser[] = [
  { id: 'firefox', name: 'Firefox', find: findFirefox },
  { id: 'webkit', name: 'WebKit', find: findWebKit },
];

const reportsFolder = join(cacheFolder, 'reports');
const playwright = join(projectFolder, 'node_modules', '@playwright', 'test', 'cli.js');

interface Outcome extends Tally {
  lines: string[];
}

async function test({ id, name, find }: Browser): Promise<Outcome> {
  try {
    await find();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, lines: [`${name}: not tested, because ${reason}`] };
  }
  const report = join(reportsFolder, `${id}.json`);
  rmSync(report, { force: true });
  const startedAt = performance.now();
  const child = spawn(
    process.execPath,
    [playwright, 'test', `--config=playwright.${id}.config.ts`, '--reporter=dot,json'],
    {
      cwd: projectFolder,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const [code] = await once(child, 'exit');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  try {
    const json = readFileSync(report, 'utf8');
    const { passed, failed } = readBrowserReport(json);
    const reasons = [...readReasons(json)];
    const skipped = reasons.reduce((sum, [, count]) => sum + count, 0);
    const notPossible = skipped > 0 ? `, ${skipped} not possible` : '';
    return {
      passed,
      failed: code === 0 ? failed : Math.max(failed, 1),
      lines: [
        `${name}: ${passed} passed, ${failed} failed${notPossible} (${seconds} s)`,
        ...reasons.map(([reason, count]) => `  ${count} not possible: ${reason}`),
      ],
    };
  } catch {
    return { passed: 0, failed: 1, lines: [`${name}: the tests ended before they wrote a report`] };
  }
}

const only = process.argv.indexOf('--only');
const wanted = only < 0 ? undefined : (process.argv[only + 1] ?? '');
const chosen = browsers.filter(({ id }) => wanted === undefined || id === wanted);
if (chosen.length === 0) {
  console.error(`--only takes ${browsers.map(({ id }) => id).join(' or ')}, not ${JSON.stringify(wanted)}`);
  process.exit(1);
}

mkdirSync(reportsFolder, { recursive: true });
const outcomes: Outcome[] = [];
for (const browser of chosen) outcomes.push(await test(browser));
for (const { lines } of outcomes) console.log(lines.join('\n'));
const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
if (sum('failed') > 0) process.exitCode = 1;
