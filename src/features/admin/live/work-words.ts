import type { Template } from '../../../lib/template.ts';
import type { Folder } from '../../../ports/admin-desk.ts';

/** Words of the team's work on records, in one language. */
export interface WorkWords {
  /** The company's own stages, in their order. */
  stages: readonly { id: string; name: string }[];
  /** Name of the field with the stage of a record. */
  stage: string;
  allJobs: string;
  person: { only: string; shown: Template<'email'>; everybody: string };
  next: string;
  previous: string;
  /** Which keys work; who only reads chooses none. */
  keys: { working: string; reading: string };
  chosen: {
    one: Template<'name'>;
    page: string;
    count: Template<'count'>;
    none: string;
    move: string;
    go: string;
    moved: Template<'count' | 'status'>;
    movedTo: Record<Folder, Template<'count'>>;
    deleteTitle: Template<'count'>;
    deleted: Template<'count'>;
    most: Template<'count'>;
  };
  resume: { show: string; hide: string; frame: Template<'name'> };
  reply: {
    title: string;
    blank: string;
    to: Template<'email'>;
    subject: string;
    text: string;
    stage: string;
    stays: string;
    send: string;
    sending: string;
    sent: Template<'name'>;
    failed: string;
    discard: string;
    sentMails: string;
  };
  notes: {
    label: string;
    new: string;
    add: string;
    earlier: string;
    delete: string;
    deleteTitle: string;
    saving: string;
    failed: string;
  };
}
