import type { LiveSite } from '#server/served-site.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { formTextsOf } from '#shared/forms/define-form.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { localizeFields } from '#shared/forms/localized-field.ts';
import { shownSource, sourceForm } from '#shared/forms/source.ts';
import type { StoredEnquiry } from '#server/live/database.ts';
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

/** The emails and the event of an enquiry: acknowledgement, notice to the company, webhook event. None for spam. */
export function outgoingOfEnquiry(site: LiveSite, enquiry: StoredEnquiry, options: LiveOptions): Outgoing[] {
  if (enquiry.folder === 'spam') return [];
  const notices = options.notify.enquiries.map((to) => noticeOf(site, enquiry, options, to));
  const mails = [acknowledgementOf(site, enquiry), ...notices];
  return options.webhook ? [...mails, eventOf(enquiry)] : mails;
}

/** Without the message: otherwise anybody could send a text of their own to any address. */
function acknowledgementOf(site: LiveSite, { language, email, name }: StoredEnquiry): OutgoingMail {
  const t = createTranslator(site, language);
  return {
    kind: 'mail',
    purpose: 'acknowledgement',
    to: inOneLine(email),
    subject: t('mail.enquiry.subject', { brand: site.settings.name }),
    text: paragraphs(
      greeting(t, name),
      `${t('mail.enquiry.thanks')} ${mailWords(site, language).enquiry}`,
      `${t('mail.enquiry.reply')} ${t('mail.enquiry.mistaken')}`,
      `${t('mail.application.closing')}\n${site.settings.name}`,
    ),
    replyTo: site.settings.contact.email.general,
  };
}

/** A reply to it goes to the sender of the enquiry. */
function noticeOf(
  site: LiveSite,
  enquiry: StoredEnquiry,
  { publicOrigin }: LiveOptions,
  to: string,
): OutgoingMail {
  const t = createTranslator(site, site.defaultLanguage);
  const name = shown(enquiry.name);
  const { facts, texts } = mailed(site, t, enquiryForm, enquiry);
  const source = shownSource(enquiry, t('dashboard.source.unknown'));
  const ofSource = localizeFields(t, sourceForm).map(
    ({ name: field, label }) => [label, source[field]] as const,
  );
  return {
    kind: 'mail',
    purpose: 'notice',
    to,
    subject: t('mail.enquiryNotice.subject', { name }),
    text: paragraphs(
      lines(t, [...facts, [t('mail.language'), languageName(site, enquiry.language)], ...ofSource]),
      ...texts,
      `${t('mail.enquiryNotice.reply', { name })}\n${t('mail.enquiryNotice.logIn', { address: dashboardAddress(site, publicOrigin) })}`,
    ),
    replyTo: inOneLine(enquiry.email),
  };
}

function eventOf(enquiry: StoredEnquiry): Outgoing {
  const { id, receivedAt, language, consentVersion } = enquiry;
  return {
    kind: 'webhook',
    type: 'enquiry.received',
    timestamp: receivedAt,
    data: {
      id,
      receivedAt,
      language,
      consentVersion,
      ...formTextsOf(sourceForm, enquiry),
      ...formTextsOf(enquiryForm, enquiry),
    },
  };
}
