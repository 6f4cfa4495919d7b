import * as v from 'valibot';
import { homeWords } from '#content/site-file/pages/home.ts';
import {
  addressOrFile,
  closingButton,
  fields,
  text,
  head,
  linkTarget,
  list,
  sentence,
  title,
  counted,
  countingSentence,
  knownCounts,
  paragraph,
} from '#content/site-file/parts.ts';

/**
 * The words of the Resources page, `pages/resources.yaml`; its tabs have files of their own (SPEC
 * section 2, Resources).
 */
const resourcesWords = fields({
  head,
  lead: sentence,
  caption: v.optional(text(10, 160)),
  newsletter: fields({ title, lead: sentence }),
});

/**
 * What search results say about a tab of the resources, `pages/case-studies.yaml` and
 * `pages/white-papers.…`.
 */
const collectionWords = fields({ head });

/** The words of the tab of the questions, `pages/faq.yaml`. */
const faqWords = fields({
  head,
  /** Below the questions: where to ask another one. */
  more: fields({ title, text: sentence }),
});

/** What every case study and white paper ends with, `pages/case-study-and-white-paper.yaml`. */
const documentWords = fields({ closing: fields({ title, lead: sentence, ...closingButton }) });

/** The words of the page of the webinars, `pages/webinars.yaml` (SPEC section 2, Webinars). */
const webinarsWords = fields({ head, title, lead: sentence });

/**
 * The words of the Blog listing and of what every article ends with, `pages/blog.yaml` (SPEC
 * section 2, Blog listing).
 */
const blogWords = fields({
  head,
  title,
  /** Invites readers to ask for a topic; the link leads to the contact page. */
  question: fields({ title, text: sentence, link: text(2, 40) }),
  newsletter: fields({ title, lead: sentence }),
  /** What feed readers say about the feed. */
  feed: sentence,
});

/** The words of the Services overview, `pages/services.yaml` (SPEC section 2, Services). */
const servicesWords = fields({
  head,
  title,
  lead: sentence,
  caption: v.optional(text(10, 120)),
  /** How a project goes, step by step. */
  approach: fields({ title, lead: sentence, steps: list(fields({ name: title, text: sentence }), 1, 6) }),
  /** Above the prices of `prices.yaml`; left out where there are none. */
  prices: v.optional(fields({ title, lead: sentence })),
  closing: fields({ title, text: sentence, ...closingButton }),
});

/**
 * What this company promises in the emails of live mode and on the pages they lead to,
 * `pages/mails.yaml` (SPEC section 7).
 */
const mailsWords = fields({
  /** To an applicant: who looks at the application, and until when there is an answer. */
  application: text(10, 240),
  /** To the sender of a message: who reads it, and by when there is an answer. */
  enquiry: text(10, 240),
  newsletter: fields({
    /** Before somebody confirms: what they asked for. */
    intro: text(10, 300),
    /** On the page with the button that confirms. */
    confirm: text(10, 240),
  }),
});

const purpose = v.optional(fields({ title, text: sentence, note: v.optional(text(5, 120)) }));

/**
 * The words of the About page, `pages/about.yaml` (SPEC section 2, About). A part that is left out
 * is not shown.
 */
const aboutWords = fields({
  head,
  title,
  lead: countingSentence,
  /** What its picture shows. */
  picture: v.optional(fields({ caption: text(10, 140), alt: sentence })),
  /** The first paragraph is set larger. */
  story: v.optional(fields({ title, paragraphs: list(paragraph, 1, 8) })),
  /** Each states an aim and, in a caption, how far it is reached. */
  mission: purpose,
  vision: purpose,
  values: v.optional(fields({ title, items: list(fields({ name: title, text: sentence }), 1, 8) })),
  leadership: v.optional(fields({ title, lead: v.optional(sentence) })),
  /** Its button comes instead of the one to the team. */
  closing: v.optional(fields({ title, ...closingButton })),
});

/**
 * The words of the Contact page, `pages/contact.yaml` (SPEC section 2, Contact). Phone, mail and
 * hours are in site.yaml.
 */
const contactWords = fields({
  head,
  title,
  lead: sentence,
  /** "Monday to Friday", where site.yaml has the short form of office hours. */
  days: v.optional(text(3, 60)),
  /** When there is support outside of them, where there is. */
  support: v.optional(text(3, 60)),
  /** What its picture shows: a map of the surroundings of the office. */
  map: v.optional(fields({ alt: text(20, 240, ['street']), caption: text(10, 120) })),
  form: fields({ title, lead: sentence }),
  /** Says what happens to a message that was sent. */
  sent: sentence,
  /** Above the questions, where there are any. */
  questions: fields({ title }),
});

/**
 * The words of the Careers page, `pages/careers.yaml` (SPEC section 2, Careers). The positions are
 * in `jobs/`.
 */
const careersWords = fields({
  head,
  title: text(2, 80, knownCounts),
  lead: countingSentence,
  caption: v.optional(text(10, 120)),
  values: fields({
    title,
    items: list(fields({ name: title, text: sentence }), 1, 6),
  }),
  benefits: fields({
    title,
    /** A figure, what it counts, and what belongs to it. */
    items: list(fields({ figure: text(1, 20), what: text(2, 40), text: sentence }), 1, 8),
  }),
  jobs: fields({ title, lead: sentence }),
});

/** What the page of every position says about the company, `pages/job.yaml`. */
const jobPageWords = fields({
  /** Ends the description on a result page. */
  invitation: text(5, 60),
  /** Above the form: how long it takes, who reads it, until when there is an answer. */
  applying: v.optional(sentence),
  company: fields({ title, text: paragraph }),
  hiring: fields({
    title,
    /** A step, and how long it takes. */
    steps: list(fields({ name: title, time: text(2, 40) }), 1, 8),
  }),
});

/** What menus say beside the names of pages, `pages/menu.yaml` (SPEC section 2, Common parts). */
const menuWords = fields({
  /** The line below a page's name in a panel, by the address of the page. Services have theirs in their own files. */
  hints: v.optional(v.record(linkTarget, text(5, 60)), {}),
  /** The names of links to files and other sites, by their addresses as menus of `site.yaml` have them. */
  names: v.optional(v.record(linkTarget, text(2, 40)), {}),
  /** At the foot of the panel of services: a question, and the name of the link to the contact page. */
  services: v.optional(fields({ question: text(5, 40), answer: text(5, 40) })),
});

/**
 * What this company adds to the page of unknown addresses, `pages/not-found.yaml`; the rest is the
 * same in any (SPEC section 8).
 */
const notFoundWords = fields({
  head,
  /** Pages and files that may have been looked for. */
  links: list(fields({ page: addressOrFile, name: title, text: sentence }), 0, 4),
});

/** The words of the portfolio, `pages/portfolio.yaml` (SPEC section 2, Portfolio). */
const portfolioWords = fields({
  head,
  title,
  lead: sentence,
  /** Above the case studies. */
  featured: v.optional(fields({ title, lead: v.optional(sentence) })),
  closing: v.optional(fields({ title, ...closingButton })),
});

/** The words of the Sitemap, `pages/sitemap.yaml` (SPEC section 2, Legal pages and sitemap). */
const sitemapWords = fields({
  head,
  lead: sentence,
});

/** The words of the Team page, `pages/team.yaml` (SPEC section 2, Team). */
const teamWords = fields({
  head,
  title,
  lead: countingSentence,
  caption: v.optional(text(10, 160)),
  /** The invitation to apply, which counts the open positions; hidden where there are none. */
  join: v.optional(fields({ title, text: counted(10, 160) })),
});

/** The words of each page that has some, by the name of its files: `pages/<name>.yaml`. */
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

export const isPageWithWords = (page: string): page is PageWithWords => Object.hasOwn(pageSchemas, page);
