/** Writes one line per event, without anything a person typed. */
export interface Log {
  info(event: string, facts?: Record<string, string | number | boolean>): void;
  error(event: string, facts?: Record<string, string | number | boolean>): void;
}

/**
 * A log with one JSON object per line: time, level, event, details. Details are references, routes, counts and
 * times, never what a person typed.
 * @param write takes a line without its end, such as `console.log`
 */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  const line =
    (level: 'info' | 'error') =>
    (event: string, facts: Record<string, string | number | boolean> = {}): void =>
      write(JSON.stringify({ time: now().toISOString(), level, event, ...facts }));
  return { info: line('info'), error: line('error') };
}
