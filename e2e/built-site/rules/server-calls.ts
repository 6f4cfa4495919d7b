/** What only live mode needs: its addresses, the ways a script sends something or listens, and a form the browser posts by itself. */
const traces: readonly [trace: RegExp, what: string][] = [
  [/\/api\//, 'an address of the API'],
  [/\b(?:XMLHttpRequest|EventSource|WebSocket|sendBeacon)\b/, 'a connection to a server'],
  [/idempotency-key|x-csrf/i, 'a header of the API'],
  [/<form\b[^>]*\saction=/, 'a form with an address'],
];

/**
 * What a file of the default build has of live mode; that build sends nothing to any server (SPEC section 7).
 * @param file its name, for the problems
 * @param text its content
 */
export function serverCallProblems(file: string, text: string): string[] {
  return traces.filter(([trace]) => trace.test(text)).map(([, what]) => `${file}: ${what}`);
}
