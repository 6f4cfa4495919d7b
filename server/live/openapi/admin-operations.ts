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
import { changes, creates, file, list, reads, type Operation } from './operation.ts';
import { workOperations } from './work-operations.ts';

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
  'GET /api/admin/alerts': reads('What the team should know', alertsAnswer),
  'GET /api/admin/statistics': reads(
    'New records per day, and what the content security policy blocked',
    statisticsAnswer,
    statisticsSchema,
  ),
  'GET /api/admin/events': reads('New records as they arrive (server-sent events)', 'text/event-stream'),

  'GET /api/admin/applications': applications.read,
  'POST /api/admin/applications': applications.search,
  'GET /api/admin/applications.csv': applicationsFile.read,
  'POST /api/admin/applications.csv': applicationsFile.search,
  'GET /api/admin/applications/:id': reads('One application', applicationAnswer),
  'PATCH /api/admin/applications/:id': changes(
    'Changes an application',
    applicationChangeSchema,
    applicationAnswer,
  ),
  'DELETE /api/admin/applications/:id': changes('Deletes an application'),
  'GET /api/admin/applications/:id/resume': reads('The resume', 'application/octet-stream'),

  'GET /api/admin/enquiries': enquiries.read,
  'POST /api/admin/enquiries': enquiries.search,
  'GET /api/admin/enquiries.csv': enquiriesFile.read,
  'POST /api/admin/enquiries.csv': enquiriesFile.search,
  'GET /api/admin/enquiries/:id': reads('One enquiry', enquiryAnswer),
  'PATCH /api/admin/enquiries/:id': changes('Changes an enquiry', enquiryChangeSchema, enquiryAnswer),
  'DELETE /api/admin/enquiries/:id': changes('Deletes an enquiry'),

  'GET /api/admin/subscribers': subscribers.read,
  'POST /api/admin/subscribers': subscribers.search,
  'GET /api/admin/subscribers.csv': subscribersFile.read,
  'POST /api/admin/subscribers.csv': subscribersFile.search,
  'PATCH /api/admin/subscribers/:id': changes(
    'Takes a subscriber out of spam',
    subscriberChangeSchema,
    subscriberAnswer,
  ),
  'DELETE /api/admin/subscribers/:id': changes('Deletes a subscriber'),

  'GET /api/admin/mails': reads('The outbox', mailsAnswer, v.omit(mailSearchSchema, ['q'])),
  'POST /api/admin/mails/:id/retry': changes('Sends a mail again'),

  'GET /api/admin/webhooks': reads('The connected tools', webhooksAnswer),
  'POST /api/admin/webhooks': creates('Connects a tool', newWebhookSchema, newWebhookAnswer),
  'POST /api/admin/webhooks/:id/key': reads(
    'Makes another key of the signatures; the one before signs as well for a day',
    newWebhookAnswer,
  ),
  'DELETE /api/admin/webhooks/:id': changes('Disconnects a tool'),
  'GET /api/admin/deliveries': reads(
    'What is on its way to tools, and was',
    deliveriesAnswer,
    deliverySearchSchema,
  ),
  'POST /api/admin/deliveries/:id/retry': changes('Sends an event again'),

  'POST /api/admin/people': changes('All data of a person', personSchema, personAnswer),
  'POST /api/admin/people/erase': changes(
    'Erases a person',
    personSchema,
    v.object({ rows: v.number(), resumes: v.number() }),
  ),
};
