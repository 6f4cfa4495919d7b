import * as v from 'valibot';
import { address, fields, list, slug } from '#shared/site-file/parts.ts';

/** Former last parts of the address, for everything that has an address of its own. */
export const formerly = v.optional(list(slug, 0, 24), []);

/**
 * A former path, as the address bar shows it: without a query, which redirects keep, and without wildcards of static
 * hosts and nginx.
 */
const oldPath = v.pipe(
  v.string(),
  v.regex(
    /^(\/[^\s/?#%"'<>\\${};:*.][^\s/?#%"'<>\\${};:*]*)+$/,
    ({ input }) => `not a path like /company/history: ${input}`,
  ),
);

/** `redirects.yaml`: old paths that no `formerly` covers, and the pages that answer them, each with its language. */
export const redirectsSchema = list(fields({ from: oldPath, to: address }), 0, 2_000);
