import type { Messages } from './en.ts';
import { admin } from './fr/admin.ts';
import { adminLive } from './fr/admin-live.ts';
import { blog } from './fr/blog.ts';
import { calendar } from './fr/calendar.ts';
import { careers } from './fr/careers.ts';
import { company } from './fr/company.ts';
import { contact } from './fr/contact.ts';
import { demonstration } from './fr/demonstration.ts';
import { documents } from './fr/documents.ts';
import { feeds } from './fr/feeds.ts';
import { figures } from './fr/figures.ts';
import { formsLive } from './fr/forms-live.ts';
import { home } from './fr/home.ts';
import { legal } from './fr/legal.ts';
import { mails } from './fr/mails.ts';
import { newsletterPages } from './fr/newsletter-pages.ts';
import { notFound } from './fr/not-found.ts';
import { resources } from './fr/resources.ts';
import { search } from './fr/search.ts';
import { services } from './fr/services.ts';
import { shell } from './fr/shell.ts';

/** The French catalog; each area is checked against English where it is defined. */
export const fr = {
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
