import type { CDPSession } from '@playwright/test';

/** Passes over so few elements cost nothing that can be measured. */
const smallPass = 5;

/** What Chromium did to calculate styles. */
export interface StyleWork {
  /** Style passes over more than five elements. */
  passes: number;
  /** Elements whose style was calculated, in all passes. */
  elements: number;
}

/** The parts of a trace event that are read here. */
interface TraceEvent {
  name: string;
  ts: number;
  args?: { elementCount?: number };
}

/** Names of the marks (`performance.mark`) that begin and end what is counted. */
export const styleMarks = { begin: 'style-work-begins', end: 'style-work-ends' } as const;

/**
 * Records a trace while `act` runs, and counts the style passes between its two marks.
 * @param session of the page, in Chromium
 * @param act sets both marks of `styleMarks` in the page
 * @throws Error when a mark is missing
 */
export async function countStyleWork(session: CDPSession, act: () => Promise<unknown>): Promise<StyleWork> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // Described in Chromium's trace event format.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  const [from, to] = [styleMarks.begin, styleMarks.end].map(
    (mark) => events.find(({ name }) => name === mark)?.ts,
  );
  if (from === undefined || to === undefined) throw new Error('the trace has no marks');
  const counts = events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= from && ts <= to)
    .map(({ args }) => args?.elementCount ?? 0);
  if (process.env['SHOW_PASSES']) console.log(counts.join(' '));
  return {
    passes: counts.filter((count) => count > smallPass).length,
    elements: counts.reduce((sum, count) => sum + count, 0),
  };
}
