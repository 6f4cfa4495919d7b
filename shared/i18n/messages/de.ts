import type { Messages } from './en.ts';
import { admin } from './de/admin.ts';
import { blog } from './de/blog.ts';
import { careers } from './de/careers.ts';
import { company } from './de/company.ts';
import { contact } from './de/contact.ts';
import { feeds } from './de/feeds.ts';
import { modes } from './de/modes.ts';
import { home } from './de/home.ts';
import { legal } from './de/legal.ts';
import { mails } from './de/mails.ts';
import { resources } from './de/resources.ts';
import { search } from './de/search.ts';
import { services } from './de/services.ts';
import { shell } from './de/shell.ts';

/** The German catalog; each area is checked against English where it is defined. */
export const de = {
  ...shell,
  ...admin,
  ...company,
  ...home,
  ...mails,
  ...careers,
  ...contact,
  ...blog,
  ...feeds,
  ...modes,
  ...resources,
  ...legal,
  ...search,
  ...services,
} satisfies Messages;
