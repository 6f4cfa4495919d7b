import { fields, head, sentence, text, title } from '../../../shared/site-file/parts.ts';

/**
 * The words of the Blog listing and of what every article ends with, `pages/blog.<language>.yaml` (SPEC
 * section 2, Blog listing).
 */
export const blogWords = fields({
  head,
  title,
  /** Asks readers for a question to write about; the link leads to the contact page. */
  question: fields({ title, text: sentence, link: text(2, 40) }),
  newsletter: fields({ title, lead: sentence }),
  /** What feed readers say about the feed. */
  feed: sentence,
});
