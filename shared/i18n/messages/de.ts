import type { Messages } from './en.ts';
import { admin } from './de/admin.ts';
import { adminLive } from './de/admin-live.ts';
import { blog } from './de/blog.ts';
import { calendar } from './de/calendar.ts';
import { careers } from './de/careers.ts';
import { company } from './de/company.ts';
import { contact } from './de/contact.ts';
import { demonstration } from './de/demonstration.ts';
import { documents } from './de/documents.ts';
import { feeds } from './de/feeds.ts';
import { figures } from './de/figures.ts';
import { formsLive } from './de/forms-live.ts';
import { home } from './de/home.ts';
import { legal } from './de/legal.ts';
import { mails } from './de/mails.ts';
import { newsletterPages } from './de/newsletter-pages.ts';
import { notFound } from './de/not-found.ts';
import { resources } from './de/resources.ts';
import { search } from './de/search.ts';
import { services } from './de/services.ts';
import { shell } from './de/shell.ts';

/** The German catalog; each area is checked against English where it is defined. */
export const de = {
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
