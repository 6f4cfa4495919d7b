import * as v from 'valibot';
import { notesAnswer, repliesAnswer, templatesAnswer } from '../../../shared/contracts/desk-answers.ts';
import {
  applicationReplySchema,
  bulkChangeSchemas,
  bulkDeletionSchema,
  enquiryReplySchema,
  noteSchema,
} from '../../../shared/contracts/work-schema.ts';
import type { Operation } from './operation.ts';

const ids = v.object({ ids: v.array(v.string()) });
const templates = {
  query: v.object({ language: v.optional(v.string()) }),
  answers: { 200: templatesAnswer },
};

/** Notes, and changes of many at once. */
const workOn = (list: 'applications' | 'enquiries'): Record<string, Operation> => ({
  [`POST /api/admin/${list}/changes`]: {
    summary: `Changes several ${list}, all or none`,
    body: bulkChangeSchemas[list],
    answers: { 200: ids },
  },
  [`POST /api/admin/${list}/deletions`]: {
    summary: `Deletes several ${list}, all or none`,
    body: bulkDeletionSchema,
    answers: { 200: ids },
  },
  [`POST /api/admin/${list}/:id/notes`]: {
    summary: 'Adds a note of the team',
    body: noteSchema,
    answers: { 201: notesAnswer },
  },
  [`DELETE /api/admin/${list}/:id/notes/:note`]: {
    summary: 'Deletes a note of the team',
    answers: { 200: notesAnswer },
  },
});

/** The routes of the team's work on records (docs/decisions/016-the-teams-work.md). */
export const workOperations: Readonly<Record<string, Operation>> = {
  ...workOn('applications'),
  ...workOn('enquiries'),
  'GET /api/admin/applications/:id/templates': {
    summary: 'The templates of mails, filled in for an applicant',
    ...templates,
  },
  'POST /api/admin/applications/:id/replies': {
    summary: 'Sends a mail to an applicant',
    body: applicationReplySchema,
    answers: { 201: repliesAnswer },
  },
  'GET /api/admin/applications/:id/resume/view': {
    summary: 'The resume, to be shown in a frame',
    answers: { 200: 'application/pdf' },
  },
  'GET /api/admin/enquiries/:id/templates': {
    summary: 'The templates of mails, filled in for who sent an enquiry',
    ...templates,
  },
  'POST /api/admin/enquiries/:id/replies': {
    summary: 'Sends a mail to who sent an enquiry',
    body: enquiryReplySchema,
    answers: { 201: repliesAnswer },
  },
};
