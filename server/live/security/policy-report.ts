import * as v from 'valibot';

/** What the policy blocked: the directive that forbids it, and the path of the page. */
export interface Violation {
  directive: string;
  path: string;
}

/** The directives that a browser may name; of any other text nothing is kept. */
const directives = new Set(
  [
    'base-uri connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src',
    'media-src object-src require-trusted-types-for script-src script-src-attr script-src-elem style-src',
    'style-src-attr style-src-elem trusted-types worker-src',
  ]
    .join(' ')
    .split(' '),
);

const text = v.pipe(v.string(), v.maxLength(4000));
/** Of the directive `report-uri`. */
const single = v.object({ 'csp-report': v.object({ 'document-uri': text, 'effective-directive': text }) });
/** Of the Reporting API, which sends several at once, also of other kinds. */
const several = v.array(
  v.union([
    v.object({
      type: v.literal('csp-violation'),
      body: v.object({ documentURL: text, effectiveDirective: text }),
    }),
    v.looseObject({ type: v.string() }),
  ]),
);

/** As many as are read of one request. */
const most = 20;

/**
 * The violations in the body of a report. Of all that a browser says, addresses with queries and parts of code
 * among it, only directive and path are taken.
 * @returns none of a text that is no report, or names no directive
 */
export function violationsIn(json: string): Violation[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return [];
  }
  const one = v.safeParse(single, value);
  const found = one.success
    ? [{ url: one.output['csp-report']['document-uri'], of: one.output['csp-report']['effective-directive'] }]
    : reportsOf(value);
  return found.slice(0, most).flatMap(({ url, of }) => {
    const path = URL.parse(url)?.pathname;
    return path === undefined || !directives.has(of) ? [] : [{ directive: of, path }];
  });
}

function reportsOf(value: unknown): { url: string; of: string }[] {
  const result = v.safeParse(several, value);
  if (!result.success) return [];
  return result.output.flatMap((report) =>
    'body' in report && v.is(several.item.options[0], report)
      ? [{ url: report.body.documentURL, of: report.body.effectiveDirective }]
      : [],
  );
}
