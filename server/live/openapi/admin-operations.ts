import * as v from 'valibot';
import {
  applicationSearchSchema,
  deliverySearchSchema,
  enquirySearchSchema,
  mailSearchSchema,
  personSchema,
  searchedApplicationsSchema,
  statisticsSchema,
  subscriberChangeSchema,
  subscriberSearchSchema,
} from '../../../shared/contracts/admin-schema.ts';
import {
  alertsAnswer,
  applicationAnswer,
  applicationsAnswer,
  deliveriesAnswer,
  enquiriesAnswer,
  enquiryAnswer,
  mailsAnswer,
  newWebhookAnswer,
  personAnswer,
  statisticsAnswer,
  subscriberAnswer,
  subscribersAnswer,
  webhooksAnswer,
} from '../../../shared/contracts/desk-answers.ts';
import { newWebhookSchema } from '../../../shared/contracts/webhook-schema.ts';
import { applicationChangeSchema, enquiryChangeSchema } from '../../../shared/contracts/work-schema.ts';
import { file, list, type Operation } from './operation.ts';
import { workOperations } from './work-operations.ts';

const gone = { 204: null };

const applications = list(
  'One page of applications',
  applicationSearchSchema,
  applicationsAnswer,
  searchedApplicationsSchema,
);
const enquiries = list('One page of enquiries', enquirySearchSchema, enquiriesAnswer);
const subscribers = list('One page of subscribers', subscriberSearchSchema, subscribersAnswer);
const applicationsFile = file('The applications as CSV', applicationSearchSchema, searchedApplicationsSchema);
const enquiriesFile = file('The enquiries as CSV', enquirySearchSchema);
const subscribersFile = file('The confirmed subscribers as CSV, for a mailing tool', subscriberSearchSchema);

/** The routes behind the login. */
export const adminOperations: Readonly<Record<string, Operation>> = {
  ...workOperations,
  'GET /api/admin/alerts': { summary: 'What the team should know', answers: { 200: alertsAnswer } },
  'GET /api/admin/statistics': {
    summary: 'New records per day, and what the content security policy blocked',
    query: statisticsSchema,
    answers: { 200: statisticsAnswer },
  },
  'GET /api/admin/events': {
    summary: 'New records as they arrive (server-sent events)',
    answers: { 200: 'text/event-stream' },
  },

  'GET /api/admin/applications': applications.read,
  'POST /api/admin/applications': applications.search,
  'GET /api/admin/applications.csv': applicationsFile.read,
  'POST /api/admin/applications.csv': applicationsFile.search,
  'GET /api/admin/applications/:id': { summary: 'One application', answers: { 200: applicationAnswer } },
  'PATCH /api/admin/applications/:id': {
    summary: 'Changes an application',
    body: applicationChangeSchema,
    answers: { 200: applicationAnswer },
  },
  'DELETE /api/admin/applications/:id': { summary: 'Deletes an application', answers: gone },
  'GET /api/admin/applications/:id/resume': {
    summary: 'The resume',
    answers: { 200: 'application/octet-stream' },
  },

  'GET /api/admin/enquiries': enquiries.read,
  'POST /api/admin/enquiries': enquiries.search,
  'GET /api/admin/enquiries.csv': enquiriesFile.read,
  'POST /api/admin/enquiries.csv': enquiriesFile.search,
  'GET /api/admin/enquiries/:id': { summary: 'One enquiry', answers: { 200: enquiryAnswer } },
  'PATCH /api/admin/enquiries/:id': {
    summary: 'Changes an enquiry',
    body: enquiryChangeSchema,
    answers: { 200: enquiryAnswer },
  },
  'DELETE /api/admin/enquiries/:id': { summary: 'Deletes an enquiry', answers: gone },

  'GET /api/admin/subscribers': subscribers.read,
  'POST /api/admin/subscribers': subscribers.search,
  'GET /api/admin/subscribers.csv': subscribersFile.read,
  'POST /api/admin/subscribers.csv': subscribersFile.search,
  'PATCH /api/admin/subscribers/:id': {
    summary: 'Takes a subscriber out of spam',
    body: subscriberChangeSchema,
    answers: { 200: subscriberAnswer },
  },
  'DELETE /api/admin/subscribers/:id': { summary: 'Deletes a subscriber', answers: gone },

  'GET /api/admin/mails': {
    summary: 'The outbox',
    query: v.omit(mailSearchSchema, ['q']),
    answers: { 200: mailsAnswer },
  },
  'POST /api/admin/mails/:id/retry': { summary: 'Sends a mail again', answers: gone },

  'GET /api/admin/webhooks': { summary: 'The connected tools', answers: { 200: webhooksAnswer } },
  'POST /api/admin/webhooks': {
    summary: 'Connects a tool',
    body: newWebhookSchema,
    answers: { 201: newWebhookAnswer },
  },
  'POST /api/admin/webhooks/:id/key': {
    summary: 'Makes another key of the signatures; the one before signs as well for a day',
    answers: { 200: newWebhookAnswer },
  },
  'DELETE /api/admin/webhooks/:id': { summary: 'Disconnects a tool', answers: gone },
  'GET /api/admin/deliveries': {
    summary: 'What is on its way to tools, and was',
    query: deliverySearchSchema,
    answers: { 200: deliveriesAnswer },
  },
  'POST /api/admin/deliveries/:id/retry': { summary: 'Sends an event again', answers: gone },

  'POST /api/admin/people': {
    summary: 'All data of a person',
    body: personSchema,
    answers: { 200: personAnswer },
  },
  'POST /api/admin/people/erase': {
    summary: 'Erases a person',
    body: personSchema,
    answers: { 200: v.object({ rows: v.number(), resumes: v.number() }) },
  },
};
