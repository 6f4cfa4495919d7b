import { admin } from './en/admin.ts';
import { blog } from './en/blog.ts';
import { careers } from './en/careers.ts';
import { company } from './en/company.ts';
import { contact } from './en/contact.ts';
import { feeds } from './en/feeds.ts';
import { modes } from './en/modes.ts';
import { home } from './en/home.ts';
import { legal } from './en/legal.ts';
import { mails } from './en/mails.ts';
import { resources } from './en/resources.ts';
import { search } from './en/search.ts';
import { services } from './en/services.ts';
import { shell } from './en/shell.ts';

/** The English catalog: its keys and parameters are the type every other language has to meet. */
export const en = {
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
} as const;

export type MessageKey = keyof typeof en;

/** A complete catalog in any language. */
export type Messages = Readonly<Record<MessageKey, string>>;
