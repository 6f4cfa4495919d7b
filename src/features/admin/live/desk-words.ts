import type { AdminWords } from '../admin-words.ts';
import type { Template } from '../../../lib/template.ts';
import type { Folder, MailState } from '../../../ports/admin-desk.ts';
import type { ApplicationStatus } from '../../../../shared/contracts/application.ts';
import type { WorkWords } from './work-words.ts';

/** The views of the live dashboard, in the order of their buttons. */
export const deskViews = [
  'applications',
  'enquiries',
  'subscribers',
  'mails',
  'statistics',
  'people',
] as const;

export type DeskView = (typeof deskViews)[number];

/** Words of the live dashboard in one language; the browser fills in the parameters in braces. */
export interface DeskWords {
  title: string;
  viewsLabel: string;
  views: Record<DeskView, string>;
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
  setStatus: Record<ApplicationStatus, string>;
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
  reply: string;
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
  desk: DeskWords;
  sessionEnded: string;
  throttled: Template<'minutes'>;
}
