import type { AdminWords } from '../admin-words.ts';
import type { TeamWords } from './team-words.ts';
import type { Template } from '../../../lib/template.ts';
import type { Folder, MailState } from '../../../ports/admin-desk.ts';
import type { WorkWords } from './work-words.ts';
import type { ConnectionsWords } from './connections-words.ts';
import type { Enquiry as EnquiryTexts } from '../../../../shared/forms/enquiry.ts';

/** Words of the live dashboard in one language; the browser fills in the parameters in braces. */
export interface DeskWords {
  /** In the title of the window, after the view. */
  title: string;
  /** The link past the head. */
  skip: string;
  /** Drawn by the dashboard: public pages would carry the logo's export. `home` is its accessible name. */
  brand: {
    name: readonly [string, string];
    mark: { width: number; height: number; ink: string; accent: string };
    home: string;
  };
  viewsLabel: string;
  views: Record<'applications' | 'enquiries' | 'subscribers' | 'mails' | 'statistics' | 'people', string>;
  /** The record in the address does not exist. */
  gone: string;
  loading: string;
  failed: string;
  retry: string;
  notDone: string;
  search: string;
  searchPlaceholder: string;
  all: string;
  found: Template<'count'>;
  nothing: string;
  /** `at` holds `{page}` and `{pages}`. */
  pages: { label: string; previous: string; next: string; at: Template<'page' | 'pages'> };
  statusDone: Template<'name' | 'status'>;
  undo: string;
  close: string;
  resume: string;
  download: Template<'file'>;
  work: WorkWords;
  /** `title` and `done` hold `{what}`. */
  remove: { label: string; title: Template<'what'>; text: string; done: Template<'what'> };
  cancel: string;
  foldersLabel: string;
  folders: Record<Folder, string>;
  move: Record<Folder, string>;
  moved: Record<Folder, string>;
  /** Accessible name of an open enquiry. */
  enquiry: string;
  /** Labels of the fields of an enquiry. */
  enquiryFields: EnquiryTexts;
  /** Names of the services in the contact form, by id. */
  serviceNames: Record<string, string>;
  confirmed: string;
  unconfirmed: string;
  mails: Record<MailState, string>;
  alerts: { mails: Template<'count'>; resumes: Template<'count'> };
  attempts: Template<'count'>;
  retryMail: string;
  retried: string;
  days: Template<'days'>;
  perDay: string;
  perWeek: string;
  scale: Template<'count'>;
  /** What the content security policy blocked. */
  policy: {
    title: string;
    lead: string;
    none: string;
    line: Template<'directive' | 'page' | 'count'>;
    elsewhere: string;
  };
  connections: ConnectionsWords;
  people: {
    lead: string;
    find: string;
    found: Template<'email'>;
    none: Template<'email'>;
    save: string;
    show: string;
    file: string;
    erase: string;
    eraseTitle: Template<'email'>;
    eraseText: string;
    erased: Template<'email'>;
  };
}

/** All words of the admin page of a live build. */
export interface LiveAdminWords extends AdminWords {
  team: TeamWords;
  desk: DeskWords;
  sessionEnded: string;
  throttled: Template<'minutes'>;
}
