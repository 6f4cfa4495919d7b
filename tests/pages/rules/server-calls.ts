/**
 * Traces of live mode in a page: addresses of the API, native posts of a form. A form of the search page is allowed,
 * because it only navigates.
 */
const traces: readonly [trace: RegExp, what: string][] = [
  [/\/api\//, 'an address of the API'],
  [/<form\b(?![^>]*\saction="(?:\/[\w-]+)?\/search")[^>]*\saction=/, 'a form with an address'],
];

/**
 * Parts of live mode in a page of the default build, whose scripts then send nothing to a server (SPEC section 7).
 * @param file its name, for the problems
 * @param text its HTML
 * @param endpoint where the site's forms post to, if it has one (`forms` of site.yaml)
 */
export function serverCallProblems(file: string, text: string, endpoint?: string): string[] {
  const own =
    endpoint === undefined
      ? null
      : new RegExp(`<form\\b[^>]*\\saction="${RegExp.escape(endpoint)}"[^>]*>`, 'g');
  const others = own ? text.replaceAll(own, '') : text;
  return traces.filter(([trace]) => trace.test(others)).map(([, what]) => `${file}: ${what}`);
}
