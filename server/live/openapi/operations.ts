import * as v from 'valibot';
import { formChoices } from '../../../shared/contracts/form-choices.ts';
import { postSchema } from '../../../shared/contracts/post-schema.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { eachText } from '../../../shared/forms/define-form.ts';
import {
  applicationSchema,
  enquirySchema,
  newsletterSchema,
  resumeNameSchema,
} from '../../../shared/forms/schemas.ts';
import { adminOperations } from './admin-operations.ts';
import { reads, type Operation } from './operation.ts';
import { peopleOperations } from './people-operations.ts';

const formTypes = ['application/json', 'application/x-www-form-urlencoded'];
/** Sent with every form beside its fields (docs/decisions/009-live-mode.md, Forms). */
const beside = {
  ...postSchema.entries,
  page: v.optional(v.string()),
  website: v.optional(v.string()),
  elapsedMs: v.optional(v.union([v.string(), v.number()])),
};
const link = v.object({ token: v.string(), language: v.optional(v.string()) });

/** Every route of live mode: method and path as the server has them. */
export const operations: Readonly<Record<string, Operation>> = {
  'GET /healthz': reads('The process runs', 'text/plain'),
  'GET /readyz': {
    summary: 'Records can be stored',
    answers: { 200: 'text/plain', 503: 'text/plain' },
  },
  'GET /metrics': {
    summary: 'Figures for Prometheus',
    answers: { 200: 'text/plain', 403: 'text/plain' },
  },
  'GET /api/openapi.json': reads('This description', v.looseObject({})),

  'POST /api/enquiries': {
    summary: 'The contact form',
    body: v.object({ ...enquirySchema(formChoices()).entries, ...beside }),
    bodyTypes: formTypes,
    answers: { 201: v.object({ reference: v.string() }), 303: null },
  },
  'POST /api/newsletter': {
    summary: 'The newsletter form; the same answer for every address',
    body: v.object({ ...newsletterSchema.entries, ...beside }),
    bodyTypes: formTypes,
    answers: { 202: v.object({ email: v.string() }), 303: null },
  },
  'POST /api/applications': {
    summary: 'The application form with a resume as a file',
    body: v.object({ ...applicationSchema(formChoices()).entries, ...resumeNameSchema.entries, ...beside }),
    bodyTypes: ['multipart/form-data'],
    answers: {
      201: v.object({
        id: v.string(),
        status: v.string(),
        date: v.string(),
        jobId: v.string(),
        jobTitle: v.string(),
        ...eachText(applicationForm, () => v.string()),
        resume: v.object({ name: v.string(), sizeBytes: v.number(), type: v.string() }),
      }),
      303: null,
    },
  },
  'GET /api/newsletter/confirm': reads('A page with the button that confirms', 'text/html', link),
  'POST /api/newsletter/confirm': {
    summary: 'Confirms, once',
    query: link,
    answers: { 200: 'text/html', 410: 'text/html' },
  },
  'GET /api/newsletter/leave': reads('A page with the button that unsubscribes', 'text/html', link),
  'POST /api/newsletter/leave': {
    summary: 'Unsubscribes, any number of times',
    query: link,
    answers: { 200: 'text/html', 410: 'text/html' },
  },
  'POST /api/reports': {
    summary: 'Reports of browsers on what the content security policy blocked; counted, not kept',
    body: v.looseObject({}),
    bodyTypes: ['application/csp-report', 'application/reports+json'],
    answers: { 204: null },
  },
  'GET /api/newsletter/page.css': reads('The style of these pages', 'text/css'),

  ...peopleOperations,
  ...adminOperations,
};
