import * as v from 'valibot';
import { applicationForm } from '../../../shared/forms/application.ts';
import { eachText } from '../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import { newsletterForm } from '../../../shared/forms/newsletter.ts';

/** Schemas for the answers of the API behind the login; unknown fields are dropped. */

const status = v.picklist(['new', 'reviewed']);
const folder = v.picklist(['inbox', 'spam']);
const received = { id: v.string(), receivedAt: v.string(), language: v.string() };

/** Only an open record has its replies. */
const replied = {
  replies: v.optional(
    v.array(
      v.object({
        id: v.string(),
        author: v.string(),
        subject: v.string(),
        text: v.string(),
        createdAt: v.string(),
        state: v.picklist(['waiting', 'sent', 'dead']),
        lastError: v.nullable(v.string()),
      }),
    ),
  ),
};

export const applicationAnswer = v.object({
  ...received,
  ...replied,
  ...eachText(applicationForm, () => v.string()),
  jobId: v.string(),
  jobTitle: v.string(),
  resume: v.object({ name: v.string(), sizeBytes: v.number(), type: v.string() }),
  folder,
  status: v.string(),
  notes: v.array(v.object({ id: v.string(), author: v.string(), text: v.string(), createdAt: v.string() })),
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
  ...replied,
  ...eachText(enquiryForm, () => v.string()),
  folder,
  status,
});

const subscriber = v.object({
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
export const subscribersAnswer = v.object({ items: v.array(subscriber), total: v.number() });
export const mailsAnswer = v.object({ items: v.array(mail), total: v.number() });

export const alertsAnswer = v.object({ mailsHeldOver: v.nullable(v.number()), resumesHeld: v.number() });

const dayCount = v.object({
  day: v.string(),
  applications: v.number(),
  enquiries: v.number(),
  subscribers: v.number(),
});
export const statisticsAnswer = v.object({ days: v.array(dayCount) });

const kept = v.array(v.looseObject({}));
export const personAnswer = v.looseObject({
  enquiries: kept,
  applications: kept,
  subscriptions: kept,
  mails: kept,
});
