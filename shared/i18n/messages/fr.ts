import type { Messages } from './en.ts';
import { admin } from './fr/admin.ts';
import { blog } from './fr/blog.ts';
import { careers } from './fr/careers.ts';
import { company } from './fr/company.ts';
import { contact } from './fr/contact.ts';
import { feeds } from './fr/feeds.ts';
import { modes } from './fr/modes.ts';
import { home } from './fr/home.ts';
import { legal } from './fr/legal.ts';
import { mails } from './fr/mails.ts';
import { resources } from './fr/resources.ts';
import { search } from './fr/search.ts';
import { services } from './fr/services.ts';
import { shell } from './fr/shell.ts';

/** The French catalog; each area is checked against English where it is defined. */
export const fr = {
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
