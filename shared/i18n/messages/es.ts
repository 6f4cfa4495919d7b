import type { Messages } from './en.ts';
import { admin } from './es/admin.ts';
import { blog } from './es/blog.ts';
import { careers } from './es/careers.ts';
import { company } from './es/company.ts';
import { contact } from './es/contact.ts';
import { feeds } from './es/feeds.ts';
import { modes } from './es/modes.ts';
import { home } from './es/home.ts';
import { legal } from './es/legal.ts';
import { mails } from './es/mails.ts';
import { resources } from './es/resources.ts';
import { search } from './es/search.ts';
import { services } from './es/services.ts';
import { shell } from './es/shell.ts';

/** The Spanish catalog; each area is checked against English where it is defined. */
export const es = {
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
