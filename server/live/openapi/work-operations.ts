import * as v from 'valibot';
import { notesAnswer, repliesAnswer, templatesAnswer } from '../../../shared/contracts/desk-answers.ts';
import {
  applicationReplySchema,
  bulkChangeSchemas,
  bulkDeletionSchema,
  enquiryReplySchema,
  noteSchema,
} from '../../../shared/contracts/work-schema.ts';
import { changes, creates, reads, type Operation } from './operation.ts';

const ids = v.object({ ids: v.array(v.string()) });
const templates = {
  query: v.object({ language: v.optional(v.string()) }),
  answers: { 200: templatesAnswer },
};

/** Notes, and changes of many at once. */
const workOn = (list: 'applications' | 'enquiries'): Record<string, Operation> => ({
  [`POST /api/admin/${list}/changes`]: changes(
    `Changes several ${list}, all or none`,
    bulkChangeSchemas[list],
    ids,
  ),
  [`POST /api/admin/${list}/deletions`]: changes(
    `Deletes several ${list}, all or none`,
    bulkDeletionSchema,
    ids,
  ),
  [`POST /api/admin/${list}/:id/notes`]: creates('Adds a note of the team', noteSchema, notesAnswer),
  [`DELETE /api/admin/${list}/:id/notes/:note`]: changes('Deletes a note of the team', null, notesAnswer),
});

/** The routes of the team's work on records (docs/decisions/016-the-teams-work.md). */
export const workOperations: Readonly<Record<string, Operation>> = {
  ...workOn('applications'),
  ...workOn('enquiries'),
  'GET /api/admin/applications/:id/templates': {
    summary: 'The templates of mails, filled in for an applicant',
    ...templates,
  },
  'POST /api/admin/applications/:id/replies': creates(
    'Sends a mail to an applicant',
    applicationReplySchema,
    repliesAnswer,
  ),
  'GET /api/admin/applications/:id/resume/view': reads(
    'The resume, to be shown in a frame',
    'application/pdf',
  ),
  'GET /api/admin/enquiries/:id/templates': {
    summary: 'The templates of mails, filled in for who sent an enquiry',
    ...templates,
  },
  'POST /api/admin/enquiries/:id/replies': creates(
    'Sends a mail to who sent an enquiry',
    enquiryReplySchema,
    repliesAnswer,
  ),
};
