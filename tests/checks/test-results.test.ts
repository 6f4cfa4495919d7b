import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '#build/project-paths.ts';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { causes, counted, resultsIn, slowest } from './test-results.ts';

const inProject = (path: string) => join(projectFolder, path);
/** The tests of a report. */
const resultsOf = (report: object) => {
  const folder = temporaryFolderOf({ 'report.json': JSON.stringify(report) });
  return resultsIn(join(folder, 'report.json'));
};

const vitest = {
  testResults: [
    {
      name: inProject('shared/csv.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'a cell is quoted', status: 'passed', duration: 12 },
        { fullName: 'a cell on Windows', status: 'pending' },
        {
          fullName: 'a cell has its comma',
          status: 'failed',
          duration: 4100,
          failureMessages: [
            `\u001b[31mAssertionError\u001b[39m: expected 'a' to be 'a,'\n    at node_modules/vitest/run.js:3:1\n    at ${inProject('shared/csv.test.ts')}:7:45`,
          ],
        },
      ],
    },
    {
      name: inProject('shared/broken.test.ts'),
      status: 'failed',
      message: 'Cannot find module ./csv.ts\n    at somewhere',
      assertionResults: [],
    },
  ],
};

const spec = (title: string, status: string, errors: object[] = []) => ({
  title,
  tests: [{ projectName: 'quick-live', status, results: [{ duration: 2500, errors }] }],
});
const playwright = {
  config: { rootDir: inProject('tests') },
  errors: [],
  suites: [
    {
      file: 'live/team.spec.ts',
      specs: [spec('logs in', 'expected')],
      suites: [
        {
          file: 'live/team.spec.ts',
          specs: [
            spec('logs out', 'unexpected', [
              {
                message: 'Error: not visible\n\nCall log:\n  - waiting',
                location: { file: inProject('tests/live/live-site.ts'), line: 92 },
              },
            ]),
            spec('with Safari', 'skipped'),
          ],
        },
      ],
    },
  ],
};

it('says each failed test of Vitest with its cause and its line', () => {
  expect(causes('Unit tests', resultsOf(vitest) ?? [], '')).toEqual([
    "Unit tests: shared/csv.test.ts > a cell has its comma\n    AssertionError: expected 'a' to be 'a,'\n    shared/csv.test.ts:7",
    'Unit tests: shared/broken.test.ts > the file itself\n    Cannot find module ./csv.ts',
  ]);
});

it('says each failed test of Playwright with its cause and its line', () => {
  expect(causes('Browser', resultsOf(playwright) ?? [], '')).toEqual([
    'Browser: tests/live/team.spec.ts > logs out [quick-live]\n    Error: not visible\n    tests/live/live-site.ts:92',
  ]);
});

it('says an error outside the tests of Playwright', () => {
  const results = resultsOf({ ...playwright, suites: [], errors: [{ message: 'Error: No tests found' }] });
  expect(causes('Browser', results ?? [], '')).toEqual([
    'Browser: playwright.config.ts > outside a test\n    Error: No tests found',
  ]);
});

it('says the last lines of a part without tests', () => {
  const output = ['first', ...Array.from({ length: 12 }, (_, index) => `line ${index}`), ''].join('\n');
  expect(causes('Types', [], output)[0]).toMatch(/^Types:\n {4}line 0\n[^]* {4}line 11$/);
});

it('counts passed and failed tests', () => {
  expect(counted(resultsOf(vitest), false)).toEqual({ passed: 1, failed: 2 });
  expect(counted(resultsOf(playwright), false)).toEqual({ passed: 1, failed: 1 });
});

it('counts a part without a report as one, and a runner that fails beside its tests', () => {
  expect(resultsIn(inProject('no-report.json'))).toBe(undefined);
  expect(counted(undefined, true)).toEqual({ passed: 1, failed: 0 });
  expect(counted(undefined, false)).toEqual({ passed: 0, failed: 1 });
  expect(counted([], false)).toEqual({ passed: 0, failed: 1 });
});

it('names the slowest tests first', () => {
  const results = [...(resultsOf(playwright) ?? []), ...(resultsOf(vitest) ?? [])];
  expect(slowest(results, 2)).toEqual([
    '    4.1 s  shared/csv.test.ts > a cell has its comma',
    '    2.5 s  tests/live/team.spec.ts > logs in [quick-live]',
  ]);
});
