import { address, fields, head, list, sentence, title } from '../../../shared/site-file/parts.ts';

/**
 * What this company adds to the page of unknown addresses, `pages/not-found.<language>.yaml`; the rest is the
 * same in any (SPEC section 8).
 */
export const notFoundWords = fields({
  head,
  /** Pages that may have been looked for. */
  links: list(fields({ page: address, name: title, text: sentence }), 0, 4),
});
