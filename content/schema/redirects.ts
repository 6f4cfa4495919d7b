import * as v from 'valibot';
import { address, fields, list, slug } from '../../shared/site-file/parts.ts';

/** What the last part of an address was before: a fact of everything that has an address of its own. */
export const formerly = v.optional(list(slug, 0, 24), []);

/**
 * A path that is no page any more, as the address bar shows it. Neither a query, which redirects keep, nor a sign that
 * stands for others in the rules of static hosts and of nginx.
 */
const oldPath = v.pipe(
  v.string('missing'),
  v.regex(
    /^(\/[^\s/?#%"'<>\\${};:*.][^\s/?#%"'<>\\${};:*]*)+$/,
    ({ input }) => `not a path like /company/history: ${input}`,
  ),
);

/** `redirects.yaml`: old paths that no `formerly` covers, and the pages that answer them, each with its language. */
export const redirectsSchema = list(fields({ from: oldPath, to: address }), 0, 2_000);
