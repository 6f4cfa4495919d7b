import type { StoredApplication } from '#server/live/database.ts';
import type { LiveSite } from '#server/served-site.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { applicationConfirmation, greetsByFullName } from '#shared/forms/application-confirmation.ts';
import { applicationForm } from '#shared/forms/application.ts';
import { formTextsOf } from '#shared/forms/define-form.ts';
import {
  dashboardAddress,
  greeting,
  inOneLine,
  languageName,
  lines,
  mailed,
  mailWords,
  paragraphs,
  shown,
} from '#server/live/outbox/mail-text.ts';
import type { Outgoing, OutgoingMail } from '#server/live/outbox/outbox.store.ts';
import type { LiveOptions } from '#server/live/deps.ts';

/**
 * The emails and the event of an application: confirmation to the applicant, notice to the hiring team (SPEC
 * section 7), webhook event. None for spam.
 */
export function outgoingOfApplication(
  site: LiveSite,
  application: StoredApplication,
  options: LiveOptions,
): Outgoing[] {
  if (application.folder === 'spam') return [];
  const notices = options.notify.applications.map((to) => noticeOf(site, application, options, to));
  const mails = [confirmationOf(site, application), ...notices];
  return options.webhook ? [...mails, eventOf(application)] : mails;
}

function confirmationOf(
  site: LiveSite,
  { language, email, firstName, lastName, jobTitle }: StoredApplication,
): OutgoingMail {
  const t = createTranslator(site, language);
  const { subject, paragraphs: text } = applicationConfirmation(
    { settings: site.settings, t, mails: mailWords(site, language) },
    {
      job: shown(jobTitle),
      greeting: greeting(t, greetsByFullName(t) ? `${firstName} ${lastName}` : firstName),
    },
  );
  return {
    kind: 'mail',
    purpose: 'acknowledgement',
    to: inOneLine(email),
    subject,
    text: paragraphs(...text),
    replyTo: site.settings.contact.email.careers,
  };
}

function noticeOf(
  site: LiveSite,
  application: StoredApplication,
  { publicOrigin }: LiveOptions,
  to: string,
): OutgoingMail {
  const t = createTranslator(site, site.defaultLanguage);
  const name = shown(`${application.firstName} ${application.lastName}`);
  const job = shown(application.jobTitle);
  const { facts, texts } = mailed(site, t, applicationForm, application);
  return {
    kind: 'mail',
    purpose: 'notice',
    to,
    subject: t('mail.applicationNotice.subject', { job, name }),
    text: paragraphs(
      lines(t, [
        [t('admin.column.position'), job],
        [t('admin.column.name'), name],
        ...facts,
        [t('mail.language'), languageName(site, application.language)],
      ]),
      ...texts,
      t('mail.applicationNotice.logIn', { address: dashboardAddress(site, publicOrigin) }),
    ),
    replyTo: inOneLine(application.email),
  };
}

/** The event has all fields and the metadata of the resume, but not its content. */
function eventOf(application: StoredApplication): Outgoing {
  const { id, receivedAt, language, consentVersion, jobId, jobTitle, resume } = application;
  const facts = { id, receivedAt, language, consentVersion, jobId, jobTitle };
  return {
    kind: 'webhook',
    type: 'application.received',
    timestamp: receivedAt,
    data: { ...facts, ...formTextsOf(applicationForm, application), resume },
  };
}
