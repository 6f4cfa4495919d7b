import type { MailState } from '../store/store.ts';

/** Upper bounds of the buckets of response times, in seconds. */
const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  labels: string;
  count: number;
  sumSeconds: number;
  buckets: number[];
}

/** Request counts and times of the server. */
export interface Metrics {
  /** @param route the route's pattern: a separate series for every address would be too many */
  observe(request: { method: string; route: string; status: number; seconds: number }): void;
  /** The text format of Prometheus, version 0.0.4. */
  render(mails: Readonly<Record<MailState, number>> | null): string;
}

/**
 * Counts requests and their times. Own code, because it is two metrics and the usual client library brings
 * four packages.
 * @param memoryBytes reads the resident memory; called when the text is made
 */
export function createMetrics(memoryBytes: () => number): Metrics {
  const series = new Map<string, Series>();
  return {
    observe({ method, route, status, seconds }) {
      const labels = `method="${method}",route="${route}",status="${status}"`;
      let one = series.get(labels);
      if (!one) {
        one = { labels, count: 0, sumSeconds: 0, buckets: bucketsSeconds.map(() => 0) };
        series.set(labels, one);
      }
      one.count += 1;
      one.sumSeconds += seconds;
      for (const [index, bound] of bucketsSeconds.entries())
        if (seconds <= bound) one.buckets[index] = (one.buckets[index] ?? 0) + 1;
    },
    render(mails) {
      const name = 'http_request_duration_seconds';
      const lines = [
        `# HELP ${name} Time from the first byte of a request to the end of its handling.`,
        `# TYPE ${name} histogram`,
      ];
      for (const { labels, count, sumSeconds, buckets } of series.values()) {
        for (const [index, bound] of bucketsSeconds.entries())
          lines.push(`${name}_bucket{${labels},le="${bound}"} ${buckets[index]}`);
        lines.push(
          `${name}_bucket{${labels},le="+Inf"} ${count}`,
          `${name}_sum{${labels}} ${sumSeconds}`,
          `${name}_count{${labels}} ${count}`,
        );
      }
      if (mails) {
        lines.push('# HELP outbox_mails Mails in the outbox by state.', '# TYPE outbox_mails gauge');
        for (const [state, count] of Object.entries(mails))
          lines.push(`outbox_mails{state="${state}"} ${count}`);
      }
      lines.push(
        '# HELP process_resident_memory_bytes Resident memory.',
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${memoryBytes()}`,
      );
      return `${lines.join('\n')}\n`;
    },
  };
}
