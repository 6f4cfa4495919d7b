import * as v from 'valibot';
import { fields, head, sentence, text, title } from '../../../shared/site-file/parts.ts';

/**
 * The words of the Resources page, `pages/resources.<language>.yaml`; its tabs have files of their own (SPEC
 * section 2, Resources).
 */
export const resourcesWords = fields({
  head,
  lead: sentence,
  /** Below the drawing of all that lies in the tabs: how many of each. */
  caption: v.optional(text(10, 160, ['caseStudies', 'whitePapers', 'questions'])),
  newsletter: fields({ title, lead: sentence }),
});

/**
 * What search results say about a tab of the resources, `pages/case-studies.<language>.yaml` and
 * `pages/white-papers.…`.
 */
export const collectionWords = fields({ head });

/** The words of the tab of the questions, `pages/faq.<language>.yaml`. */
export const faqWords = fields({
  head,
  /** Below the questions: where to ask another one. */
  more: fields({ title, text: sentence }),
});

/** What every case study and white paper ends with, `pages/document.<language>.yaml`. */
export const documentWords = fields({ closing: fields({ title, lead: sentence }) });

/** The words of the page of the webinars, `pages/webinars.<language>.yaml` (SPEC section 2, Webinars). */
export const webinarsWords = fields({ head, title, lead: sentence });
