import type { AdminWords } from '../admin-words.ts';
import type { Folder, MailState } from '../../../services/admin-desk.ts';
import type { ApplicationStatus } from '../../../../shared/contracts/application.ts';

/** The parts of the live dashboard, in the order of their buttons. */
export const deskViews = [
  'applications',
  'enquiries',
  'subscribers',
  'mails',
  'statistics',
  'people',
] as const;

export type DeskView = (typeof deskViews)[number];

/** Words of the live dashboard in one language; what stands in braces is filled in while it is open. */
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
  /** Holds `{count}`. */
  found: string;
  nothing: string;
  /** `at` holds `{page}` and `{pages}`. */
  pages: { label: string; previous: string; next: string; at: string };
  setStatus: Record<ApplicationStatus, string>;
  /** Holds `{name}` and `{status}`. */
  statusDone: string;
  undo: string;
  close: string;
  resume: string;
  /** Holds `{file}`. */
  download: string;
  notes: { label: string; hint: string; saving: string; saved: string; failed: string };
  /** `title` and `done` hold `{what}`. */
  remove: { label: string; title: string; text: string; done: string };
  cancel: string;
  foldersLabel: string;
  folders: Record<Folder, string>;
  move: Record<Folder, string>;
  moved: Record<Folder, string>;
  reply: string;
  /** Names of the services a visitor can ask about, by id. */
  serviceNames: Record<string, string>;
  confirmed: string;
  unconfirmed: string;
  mails: Record<MailState, string>;
  /** Holds `{count}`. */
  attempts: string;
  retryMail: string;
  retried: string;
  /** Holds `{days}`. */
  days: string;
  perDay: string;
  perWeek: string;
  /** Holds `{count}`. */
  scale: string;
  /** `found`, `none`, `eraseTitle` and `erased` hold `{email}`. */
  people: {
    lead: string;
    find: string;
    found: string;
    none: string;
    save: string;
    show: string;
    file: string;
    erase: string;
    eraseTitle: string;
    eraseText: string;
    erased: string;
  };
}

/** All words of the admin page of a live build. */
export interface LiveAdminWords extends AdminWords {
  desk: DeskWords;
  sessionEnded: string;
  /** Holds `{minutes}`. */
  throttled: string;
}
