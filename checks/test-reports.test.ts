import { describe, expect, it } from 'vitest';
import { readBrowserReport, readReasons, readUnitReport } from './test-reports.ts';

const unit = (passed: number, failed: number, success: boolean) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, success });
const browser = (expected: number, unexpected: number, flaky: number, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 0 }, errors });

describe('reading the report of the unit tests', () => {
  it('counts tests one by one', () => {
    expect(readUnitReport(unit(12, 3, false))).toEqual({ passed: 12, failed: 3 });
  });

  it('counts a file that does not load as a failure', () => {
    expect(readUnitReport(unit(12, 0, false))).toEqual({ passed: 12, failed: 1 });
  });

  it('refuses something else', () => {
    expect(() => readUnitReport('{}')).toThrow();
  });
});

describe('reading the report of the browser tests', () => {
  it('counts a test that needed a second try as failed', () => {
    expect(readBrowserReport(browser(10, 1, 2))).toEqual({ passed: 10, failed: 3 });
  });

  it('counts an error outside of tests, and a run without tests, as a failure', () => {
    expect(readBrowserReport(browser(10, 0, 0, [{ message: 'set-up' }]))).toEqual({ passed: 10, failed: 1 });
    expect(readBrowserReport(browser(0, 0, 0))).toEqual({ passed: 0, failed: 1 });
  });
});

describe('reading why browser tests were left out', () => {
  const left = (description?: string) => ({
    tests: [{ status: 'skipped', annotations: [{ type: 'skip', description }] }],
  });
  const made = { tests: [{ status: 'expected', annotations: [{ type: 'slow' }] }] };

  it('counts them by their reason, in suites inside suites too', () => {
    const suites = [
      { specs: [left('no touch'), made], suites: [{ specs: [left('no touch'), left()] }] },
      { specs: [left('no PDF')] },
    ];
    expect([...readReasons(JSON.stringify({ suites }))]).toEqual([
      ['no touch', 2],
      ['no reason given', 1],
      ['no PDF', 1],
    ]);
  });

  it('refuses something else', () => {
    expect(() => readReasons('{}')).toThrow();
  });
});
