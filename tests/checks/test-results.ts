import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectFolder } from '#build/project-paths.ts';

/** A test in a report of Vitest or Playwright. */
export interface TestResult {
  title: string;
  /** From the project's folder. */
  file: string;
  durationMs: number;
  state: 'passed' | 'failed' | 'skipped';
  /** What it expected and what it found, and the line, if it failed. */
  cause: string;
}

/** The fields of Vitest's report in JSON that are read here. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; duration?: number; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightError {
  message?: string;
  location?: { file: string; line: number };
}

interface PlaywrightSuite {
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; errors: PlaywrightError[] }[];
    }[];
  }[];
}

/** The fields of Playwright's report in JSON that are read here. */
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: PlaywrightError[];
}

const inProject = (file: string) => relative(projectFolder, file);

/** Lines before the stack and the log of calls, without colours and empty lines. */
function withoutStack(message: string): string {
  const lines = stripVTControlCharacters(message).split('\n');
  const end = lines.findIndex((line) => /^\s+at |^Call log:/.test(line));
  return lines
    .slice(0, end === -1 ? undefined : end)
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** The first line of a stack within the project. */
function placeIn(stack: string): string {
  const lines = stack
    .split('\n')
    .filter((line) => line.includes(projectFolder) && !line.includes('node_modules'));
  const [, file = '', line] = /([^\s(]+):(\d+):\d+\)?$/.exec(lines[0] ?? '') ?? [];
  return line === undefined ? '' : `${inProject(file.replace('file://', ''))}:${line}`;
}

function vitestResults({ testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }): TestResult[] => {
    const file = inProject(name);
    const tests = assertionResults.map(
      ({ fullName, status: state, duration = 0, failureMessages = [] }): TestResult => ({
        title: fullName,
        file,
        durationMs: duration,
        state: state === 'passed' || state === 'failed' ? state : 'skipped',
        cause: failureMessages.map((text) => `${withoutStack(text)}\n${placeIn(text)}`.trim()).join('\n'),
      }),
    );
    // A file that cannot be loaded has no tests.
    return status === 'failed' && !tests.some(({ state }) => state === 'failed')
      ? [
          ...tests,
          { title: 'the file itself', file, durationMs: 0, state: 'failed', cause: withoutStack(message) },
        ]
      : tests;
  });
}

function causeOf({ message = '', location }: PlaywrightError): string {
  return [withoutStack(message), location && `${inProject(location.file)}:${location.line}`]
    .filter((line) => line !== undefined && line !== '')
    .join('\n');
}

function playwrightResults({ config, suites, errors }: PlaywrightReport): TestResult[] {
  const resultsOf = ({ file, specs, suites: inner = [] }: PlaywrightSuite): TestResult[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status, results }): TestResult => ({
        title: `${title} [${projectName}]`,
        file: inProject(`${config.rootDir}/${file}`),
        durationMs: Math.max(0, ...results.map(({ duration }) => duration)),
        state: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
        cause: results.flatMap(({ errors: found }) => found.map(causeOf)).join('\n'),
      })),
    ),
    ...inner.flatMap(resultsOf),
  ];
  // Outside a test, as an error while a file is loaded.
  const outside = errors.map((error): TestResult => ({
    title: 'outside a test',
    file: error.location ? inProject(error.location.file) : 'playwright.config.ts',
    durationMs: 0,
    state: 'failed',
    cause: causeOf(error),
  }));
  return [...suites.flatMap(resultsOf), ...outside];
}

/** The tests in a report; undefined without one, as where a part has none or ended before it was written. */
export function resultsIn(file: string): TestResult[] | undefined {
  let report: VitestReport | PlaywrightReport;
  try {
    report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
  } catch {
    return undefined;
  }
  return 'testResults' in report ? vitestResults(report) : playwrightResults(report);
}

/** A part without a report, or a runner that failed beside its tests, counts as one. */
export function counted(
  results: readonly TestResult[] | undefined,
  hasSucceeded: boolean,
): { passed: number; failed: number } {
  const countOf = (wanted: TestResult['state']) =>
    (results ?? []).filter(({ state }) => state === wanted).length;
  const passed = results ? countOf('passed') : Number(hasSucceeded);
  return { passed, failed: hasSucceeded ? countOf('failed') : Math.max(1, countOf('failed')) };
}

const mostLines = 12;
const indented = (text: string, spaces: number) =>
  text
    .split('\n')
    .slice(0, mostLines)
    .map((line) => `${' '.repeat(spaces)}${line}`)
    .join('\n');

/**
 * What is said at the end about a part that failed: each failed test with its cause, or the last lines of the output
 * where no test says it.
 */
export function causes(part: string, results: readonly TestResult[], output: string): string[] {
  const failed = results.filter(({ state }) => state === 'failed');
  if (failed.length > 0)
    return failed.map(({ file, title, cause }) => `${part}: ${file} > ${title}\n${indented(cause, 4)}`);
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`${part}:\n${indented(lines.slice(-mostLines).join('\n'), 4)}`];
}

/** The tests that take longest, with their seconds. */
export function slowest(results: readonly TestResult[], count: number): string[] {
  return results
    .toSorted((one, other) => other.durationMs - one.durationMs)
    .slice(0, count)
    .map(
      ({ file, title, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(7)} s  ${file} > ${title}`,
    );
}
