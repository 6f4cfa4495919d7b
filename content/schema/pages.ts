import * as v from 'valibot';
import { aboutWords } from './pages/about.ts';
import { blogWords } from './pages/blog.ts';
import { careersWords, jobPageWords } from './pages/careers.ts';
import { contactWords } from './pages/contact.ts';
import { homeWords } from '../../shared/site-file/pages/home.ts';
import { mailsWords } from './pages/mails.ts';
import {
  documentWords,
  faqWords,
  resourcesWords,
  collectionWords,
  webinarsWords,
} from './pages/resources.ts';
import { servicesWords } from './pages/services.ts';
import {
  address,
  fields,
  text,
  head,
  list,
  sentence,
  title,
  counted,
  countingSentence,
} from '../../shared/site-file/parts.ts';

/** What menus say beside the names of pages, `pages/menu.<language>.yaml` (SPEC section 2, Common parts). */
export const menuWords = fields({
  /** The line below a page's name in a panel, by the address of the page. Services have theirs in their own files. */
  hints: v.optional(v.record(address, text(5, 60)), {}),
  /** At the foot of the panel of services: a question, and the name of the link to the contact page. */
  services: v.optional(fields({ question: text(5, 40), answer: text(5, 40) })),
});

/**
 * What this company adds to the page of unknown addresses, `pages/not-found.<language>.yaml`; the rest is the
 * same in any (SPEC section 8).
 */
export const notFoundWords = fields({
  head,
  /** Pages that may have been looked for. */
  links: list(fields({ page: address, name: title, text: sentence }), 0, 4),
});

/** The words of the portfolio, `pages/portfolio.<language>.yaml` (SPEC section 2, Portfolio). */
export const portfolioWords = fields({
  head,
  title,
  lead: sentence,
  /** Above the case studies. */
  featured: v.optional(fields({ title, lead: v.optional(sentence) })),
  closing: v.optional(fields({ title })),
});

/** The words of the Sitemap, `pages/sitemap.<language>.yaml` (SPEC section 2, Legal pages and sitemap). */
export const sitemapWords = fields({
  head,
  lead: sentence,
  /** Below the drawing of all pages: how many there are, and how many of them stand around home. */
  caption: text(10, 160, ['total', 'main']),
});

/** The words of the Team page, `pages/team.<language>.yaml` (SPEC section 2, Team). */
export const teamWords = fields({
  head,
  title,
  lead: countingSentence,
  /** Below the drawing of everyone: how many they are, and how many of them stand in front and are shown. */
  caption: v.optional(text(10, 160, ['people', 'shown'])),
  /** The invitation to apply: it counts the open positions, and is shown as long as there are any. */
  join: v.optional(fields({ title, text: counted(10, 160) })),
});

/** The words of each page that has some, by the name of its files: `pages/<name>.<language>.yaml`. */
export const pageSchemas = {
  home: homeWords,
  about: aboutWords,
  team: teamWords,
  portfolio: portfolioWords,
  blog: blogWords,
  careers: careersWords,
  'case-studies': collectionWords,
  contact: contactWords,
  'case-study-and-white-paper': documentWords,
  faq: faqWords,
  job: jobPageWords,
  mails: mailsWords,
  menu: menuWords,
  'not-found': notFoundWords,
  resources: resourcesWords,
  services: servicesWords,
  sitemap: sitemapWords,
  webinars: webinarsWords,
  'white-papers': collectionWords,
} as const;

/** The name of a page that has words of its own. */
export type PageWithWords = keyof typeof pageSchemas;

// The keys of a constant are those of its type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const pagesWithWords = Object.keys(pageSchemas) as PageWithWords[];
