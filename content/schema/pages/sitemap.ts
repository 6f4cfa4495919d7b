import { fields, head, sentence, text } from '../../../shared/site-file/parts.ts';

/** The words of the Sitemap, `pages/sitemap.<language>.yaml` (SPEC section 2, Legal pages and sitemap). */
export const sitemapWords = fields({
  head,
  lead: sentence,
  /** Below the drawing of all pages: how many there are, and how many of them stand around home. */
  caption: text(10, 160, ['total', 'main']),
});
