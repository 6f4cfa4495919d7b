import type { Messages } from './en.ts';
import { admin } from './es/admin.ts';
import { adminLive } from './es/admin-live.ts';
import { blog } from './es/blog.ts';
import { calendar } from './es/calendar.ts';
import { careers } from './es/careers.ts';
import { company } from './es/company.ts';
import { contact } from './es/contact.ts';
import { demonstration } from './es/demonstration.ts';
import { documents } from './es/documents.ts';
import { feeds } from './es/feeds.ts';
import { figures } from './es/figures.ts';
import { formsLive } from './es/forms-live.ts';
import { home } from './es/home.ts';
import { legal } from './es/legal.ts';
import { mails } from './es/mails.ts';
import { newsletterPages } from './es/newsletter-pages.ts';
import { notFound } from './es/not-found.ts';
import { resources } from './es/resources.ts';
import { search } from './es/search.ts';
import { services } from './es/services.ts';
import { shell } from './es/shell.ts';

/** The Spanish catalog; each area is checked against English where it is defined. */
export const es = {
  ...shell,
  ...admin,
  ...adminLive,
  ...company,
  ...home,
  ...mails,
  ...careers,
  ...contact,
  ...blog,
  ...calendar,
  ...demonstration,
  ...feeds,
  ...figures,
  ...newsletterPages,
  ...formsLive,
  ...notFound,
  ...resources,
  ...documents,
  ...legal,
  ...search,
  ...services,
} satisfies Messages;
