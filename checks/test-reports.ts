import * as v from 'valibot';

/** How many checks passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

const unitReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number(), success: v.boolean() });
const browserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  /** Errors outside tests: a file that does not load, a failing set-up. */
  errors: v.array(v.unknown()),
});

/** Adds a failure for a run that failed without a failed test, so that it is never counted as passed. */
const atLeastOneFailed = (tally: Tally, hasFailed: boolean): Tally =>
  hasFailed && tally.failed === 0 ? { ...tally, failed: 1 } : tally;

/**
 * Reads the JSON report of the unit tests. A test file that does not load has no test in the report; the run
 * then counts as one failure.
 * @throws when the text is not such a report
 */
export function readUnitReport(json: string): Tally {
  const { numPassedTests, numFailedTests, success } = v.parse(unitReport, JSON.parse(json));
  return atLeastOneFailed({ passed: numPassedTests, failed: numFailedTests }, !success);
}

/**
 * Reads the JSON report of the browser tests. A test that passed only after a retry counts as failed.
 * @throws when the text is not such a report
 */
export function readBrowserReport(json: string): Tally {
  const { stats, errors } = v.parse(browserReport, JSON.parse(json));
  const tally = { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  const hasRunNothing = tally.passed + tally.failed === 0;
  return atLeastOneFailed(tally, errors.length > 0 || hasRunNothing);
}

const skip = v.object({ type: v.literal('skip'), description: v.optional(v.string()) });
const specs = v.array(
  v.object({ tests: v.array(v.object({ annotations: v.array(v.unknown()), status: v.string() })) }),
);
interface Suite {
  specs: v.InferOutput<typeof specs>;
  suites?: Suite[] | undefined;
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs,
  suites: v.optional(v.array(v.lazy(() => suite))),
});

/**
 * Reads why tests were skipped, and how often, from the report of the browser tests.
 * @throws when the text is not such a report
 */
export function readReasons(json: string): Map<string, number> {
  const counts = new Map<string, number>();
  const visit = (one: Suite) => {
    for (const { annotations, status } of one.specs.flatMap(({ tests }) => tests)) {
      if (status !== 'skipped') continue;
      const found = annotations.find((annotation) => v.is(skip, annotation));
      const reason = (v.is(skip, found) && found.description) || 'no reason given';
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    for (const inner of one.suites ?? []) visit(inner);
  };
  for (const one of v.parse(v.object({ suites: v.array(suite) }), JSON.parse(json)).suites) visit(one);
  return counts;
}
