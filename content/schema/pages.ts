import { aboutWords } from './pages/about.ts';
import { blogWords } from './pages/blog.ts';
import { careersWords, jobPageWords } from './pages/careers.ts';
import { contactWords } from './pages/contact.ts';
import { homeWords } from '../../shared/site-file/pages/home.ts';
import { mailsWords } from './pages/mails.ts';
import { menuWords } from './pages/menu.ts';
import { notFoundWords } from './pages/not-found.ts';
import { portfolioWords } from './pages/portfolio.ts';
import { documentWords, faqWords, resourcesWords, shelfWords, webinarsWords } from './pages/resources.ts';
import { servicesWords } from './pages/services.ts';
import { sitemapWords } from './pages/sitemap.ts';
import { teamWords } from './pages/team.ts';

/** The words of each page that has some, by the name of its files: `pages/<name>.<language>.yaml`. */
export const pageSchemas = {
  home: homeWords,
  about: aboutWords,
  team: teamWords,
  portfolio: portfolioWords,
  blog: blogWords,
  careers: careersWords,
  'case-studies': shelfWords,
  contact: contactWords,
  document: documentWords,
  faq: faqWords,
  job: jobPageWords,
  mails: mailsWords,
  menu: menuWords,
  'not-found': notFoundWords,
  resources: resourcesWords,
  services: servicesWords,
  sitemap: sitemapWords,
  webinars: webinarsWords,
  'white-papers': shelfWords,
} as const;

/** The name of a page that has words of its own. */
export type PageWithWords = keyof typeof pageSchemas;

// The keys of a constant are those of its type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const pagesWithWords = Object.keys(pageSchemas) as PageWithWords[];
