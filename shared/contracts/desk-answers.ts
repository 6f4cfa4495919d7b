import * as v from 'valibot';
import { applicationForm } from '../forms/application.ts';
import { eachText } from '../forms/define-form.ts';
import { enquiryForm } from '../forms/enquiry.ts';
import { newsletterForm } from '../forms/newsletter.ts';
import { webhookFormats } from './webhook-schema.ts';

/** Schemas for the answers of the API behind the login; unknown fields are dropped. */

const status = v.picklist(['new', 'reviewed']);
const folder = v.picklist(['inbox', 'spam']);
const received = { id: v.string(), receivedAt: v.string(), language: v.string() };

const reply = v.object({
  id: v.string(),
  author: v.string(),
  subject: v.string(),
  text: v.string(),
  createdAt: v.string(),
  state: v.picklist(['waiting', 'sent', 'dead']),
  lastError: v.nullable(v.string()),
});
/** A mail that the team has sent to whom a record is from; times are ISO 8601 in UTC. */
export type SentReply = v.InferOutput<typeof reply>;
const replies = v.array(reply);
export const repliesAnswer = v.object({ replies });

const note = v.object({ id: v.string(), author: v.string(), text: v.string(), createdAt: v.string() });
/** A note of the team on a record; the author is empty for one from before notes had authors. */
export type Note = v.InferOutput<typeof note>;
const notes = v.array(note);
export const notesAnswer = v.object({ notes });

/** Only an open record has its replies, and an open enquiry its notes. */
const workedOn = { replies: v.optional(replies), notes: v.optional(notes) };

export const applicationAnswer = v.object({
  ...received,
  ...workedOn,
  ...eachText(applicationForm, () => v.string()),
  jobId: v.string(),
  jobTitle: v.string(),
  resume: v.object({ name: v.string(), sizeBytes: v.number(), type: v.string() }),
  folder,
  status: v.string(),
  assignedTo: v.nullable(v.string()),
});

export const templatesAnswer = v.object({
  templates: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      moveTo: v.nullable(v.string()),
      subject: v.string(),
      text: v.string(),
    }),
  ),
});

export const enquiryAnswer = v.object({
  ...received,
  ...workedOn,
  ...eachText(enquiryForm, () => v.string()),
  folder,
  status,
  assignedTo: v.nullable(v.string()),
});

export const subscriberAnswer = v.object({
  ...received,
  ...eachText(newsletterForm, () => v.string()),
  confirmedAt: v.nullable(v.string()),
  folder,
});

const mail = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  attempts: v.number(),
  createdAt: v.string(),
  lastError: v.nullable(v.string()),
});

export const applicationsAnswer = v.object({
  items: v.array(applicationAnswer),
  total: v.number(),
  counts: v.objectWithRest({ total: v.number(), new: v.number(), reviewed: v.number() }, v.number()),
});
export const enquiriesAnswer = v.object({ items: v.array(enquiryAnswer), total: v.number() });
export const subscribersAnswer = v.object({ items: v.array(subscriberAnswer), total: v.number() });
export const mailsAnswer = v.object({ items: v.array(mail), total: v.number() });

export const alertsAnswer = v.object({ mailsHeldOver: v.nullable(v.number()), resumesHeld: v.number() });

const dayCount = v.object({
  day: v.string(),
  applications: v.number(),
  enquiries: v.number(),
  subscribers: v.number(),
});
/** What the content security policy blocked; the path is empty for what is no page of the site. */
const violation = v.object({ directive: v.string(), path: v.string(), count: v.number() });
export const statisticsAnswer = v.object({ days: v.array(dayCount), violations: v.array(violation) });

const webhookFields = {
  id: v.string(),
  format: v.picklist(webhookFormats),
  /** Its host and its end; the whole address may be a secret. */
  address: v.string(),
  createdAt: v.string(),
};
export const webhooksAnswer = v.object({ items: v.array(v.object(webhookFields)) });
/** With the key of the signatures, which is shown this once; empty where the format has none. */
export const newWebhookAnswer = v.object({ ...webhookFields, secret: v.string() });

const delivery = v.object({
  id: v.string(),
  webhookId: v.string(),
  type: v.string(),
  attempts: v.number(),
  createdAt: v.string(),
  lastError: v.nullable(v.string()),
});
export const deliveriesAnswer = v.object({ items: v.array(delivery), total: v.number() });

const kept = v.array(v.looseObject({}));
export const personAnswer = v.looseObject({
  enquiries: kept,
  applications: kept,
  subscriptions: kept,
  mails: kept,
});
