import * as v from 'valibot';
import { fields, list, slug } from '#content/site-file/parts.ts';

/** Former last parts of the address, for everything that has an address of its own. */
export const formerly = v.optional(list(slug, 0, 24), []);

/** Read by content/published/redirects.ts, because what it may be depends on the address of the site. */
const written = v.pipe(v.string('missing, or not a text (put it between quotes)'), v.nonEmpty('missing'));

/** `redirects.yaml`: old addresses that no `formerly` covers, and where they lead, each with its language. */
export const redirectsSchema = list(fields({ from: written, to: written }), 0, 2_000);
