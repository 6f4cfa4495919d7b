import * as v from 'valibot';
import { fields, list, text } from '#content/site-file/parts.ts';
import { inEachLanguage } from '#content/site-file/in-each-language.ts';

/** An address without language: `/services/cloud`. */
const address = v.pipe(
  v.string(),
  v.regex(
    /^\/[a-z0-9/-]*$/,
    ({ input }) => `must be an address of the site, such as /services/cloud: ${input}`,
  ),
);

/**
 * `search.yaml`: words by which people search for pages that do not contain them, such as other names or products.
 * @param inAll the languages of the site
 */
export const searchSchema = (inAll: readonly string[]) =>
  list(fields({ page: address, also: inEachLanguage(inAll, text(2, 400)) }), 0, 300);
