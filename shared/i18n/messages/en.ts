import { admin } from './en/admin.ts';
import { adminLive } from './en/admin-live.ts';
import { blog } from './en/blog.ts';
import { calendar } from './en/calendar.ts';
import { careers } from './en/careers.ts';
import { company } from './en/company.ts';
import { contact } from './en/contact.ts';
import { demonstration } from './en/demonstration.ts';
import { documents } from './en/documents.ts';
import { feeds } from './en/feeds.ts';
import { figures } from './en/figures.ts';
import { formsLive } from './en/forms-live.ts';
import { home } from './en/home.ts';
import { legal } from './en/legal.ts';
import { mails } from './en/mails.ts';
import { newsletterPages } from './en/newsletter-pages.ts';
import { notFound } from './en/not-found.ts';
import { resources } from './en/resources.ts';
import { search } from './en/search.ts';
import { services } from './en/services.ts';
import { shell } from './en/shell.ts';

/** The English catalog: its keys and parameters are the type every other language has to meet. */
export const en = {
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
} as const;

export type MessageKey = keyof typeof en;

/** A complete catalog in any language. */
export type Messages = Readonly<Record<MessageKey, string>>;
