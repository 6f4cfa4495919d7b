import { brand, brandName } from '../../../config/brand.ts';
import { defaultLanguage, type Language } from '../../../config/locales.ts';
import { localeOf } from '../../../i18n/locale.ts';
import { pathTo } from '../../../config/routes.ts';
import { pageWords } from '../../../content/page-words.ts';
import { createTranslator, type Translator } from '../../../i18n/translator.ts';
import { applicationConfirmation, greetsByFullName } from '../../../shared/application-confirmation.ts';
import { interestOptions } from '../../../shared/contracts/interest-options.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { shownIn, type Form, type TextOf } from '../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import { isolated } from '../../../shared/isolated.ts';
import type { LiveOptions } from '../parts.ts';
import type { OutgoingMail } from '../store/outgoing-mail.ts';
import type { StoredApplication, StoredEnquiry, StoredSubscriber } from '../store/store.ts';

/** The mails of live mode (SPEC section 7): in the visitor's language, to the company in the default one. */

/** How many hours the confirmation link of the newsletter is valid. */
export const confirmationHours = 48;

type Destinations = Pick<LiveOptions, 'publicOrigin' | 'notify'>;

/** The acknowledgement to the sender and the notice to the company. */
export function enquiryMails(enquiry: StoredEnquiry, destinations: Destinations): OutgoingMail[] {
  if (enquiry.folder === 'spam') return [];
  return [acknowledgementOf(enquiry), enquiryNoticeOf(enquiry, destinations)];
}

/** Without the message: otherwise anybody could send a text of their own to any address. */
function acknowledgementOf({ language, email, name }: StoredEnquiry): OutgoingMail {
  const t = createTranslator(language);
  return {
    to: inOneLine(email),
    subject: t('mail.enquiry.subject', { brand: brandName }),
    text: paragraphs(
      greeting(t, name),
      `${t('mail.enquiry.thanks')} ${pageWords('mails', language).enquiry}`,
      `${t('mail.enquiry.reply')} ${t('mail.enquiry.mistaken')}`,
      `${t('mail.application.closing')}\n${brandName}`,
    ),
    replyTo: brand.email.general,
    personEmail: email,
  };
}

/** A reply to it goes to the sender of the enquiry. */
function enquiryNoticeOf(enquiry: StoredEnquiry, { publicOrigin, notify }: Destinations): OutgoingMail {
  const t = createTranslator(defaultLanguage);
  const name = shown(enquiry.name);
  const { facts, texts } = mailed(t, enquiryForm, enquiry);
  return {
    to: notify.enquiries,
    subject: t('mail.enquiryNotice.subject', { name }),
    text: paragraphs(
      lines(t, [...facts, [t('mail.language'), languageName(enquiry.language)]]),
      ...texts,
      `${t('mail.enquiryNotice.reply', { name })}\n${t('mail.enquiryNotice.logIn', { address: dashboard(publicOrigin) })}`,
    ),
    replyTo: inOneLine(enquiry.email),
    personEmail: enquiry.email,
  };
}

/** The confirmation to the applicant and the notice to the hiring team (SPEC section 7). */
export function applicationMails(
  application: StoredApplication,
  { publicOrigin, notify }: Destinations,
): OutgoingMail[] {
  if (application.folder === 'spam') return [];
  return [confirmationOf(application), noticeOf(application, { publicOrigin, notify })];
}

function confirmationOf({ language, email, firstName, lastName, jobTitle }: StoredApplication): OutgoingMail {
  const t = createTranslator(language);
  const { subject, paragraphs: text } = applicationConfirmation(t, {
    job: shown(jobTitle),
    greeting: greeting(t, greetsByFullName(t) ? `${firstName} ${lastName}` : firstName),
  });
  return {
    to: inOneLine(email),
    subject,
    text: paragraphs(...text),
    replyTo: brand.email.careers,
    personEmail: email,
  };
}

function noticeOf(application: StoredApplication, { publicOrigin, notify }: Destinations): OutgoingMail {
  const t = createTranslator(defaultLanguage);
  const name = shown(`${application.firstName} ${application.lastName}`);
  const job = shown(application.jobTitle);
  const { facts, texts } = mailed(t, applicationForm, application);
  return {
    to: notify.applications,
    subject: t('mail.applicationNotice.subject', { job, name }),
    text: paragraphs(
      lines(t, [
        [t('admin.position'), job],
        [t('admin.name'), name],
        ...facts,
        [t('mail.language'), languageName(application.language)],
      ]),
      ...texts,
      t('mail.applicationNotice.logIn', { address: dashboard(publicOrigin) }),
    ),
    replyTo: inOneLine(application.email),
    personEmail: application.email,
  };
}

/**
 * Asks a new address to confirm the subscription, and says how to leave, like every newsletter mail.
 * @param token confirms once and unsubscribes at any time; the store has only its hash
 */
export function newsletterMails(
  { language, email, folder }: StoredSubscriber,
  token: string,
  { publicOrigin }: Pick<LiveOptions, 'publicOrigin'>,
): OutgoingMail[] {
  if (folder === 'spam') return [];
  const t = createTranslator(language);
  const linkTo = (page: 'confirm' | 'leave') =>
    `${publicOrigin}/api/newsletter/${page}?${new URLSearchParams({ token, language })}`;
  return [
    {
      to: inOneLine(email),
      subject: t('mail.newsletter.subject', { brand: brandName }),
      text: paragraphs(
        t('mail.greeting.nameless'),
        pageWords('mails', language).newsletter.intro,
        `${t('mail.newsletter.confirm')}\n${linkTo('confirm')}`,
        `${t('mail.newsletter.expiry', { hours: confirmationHours })} ${t('mail.newsletter.ignore')}`,
        brandName,
        `${t('mail.newsletter.leave')}\n${linkTo('leave')}`,
      ),
      leaveUrl: linkTo('leave'),
      personEmail: email,
    },
  ];
}

/** Characters that some mail programs read as the end of a line: controls and Unicode separators. */
const lineBreaks = /[\p{Cc}\u2028\u2029]+/gu;

/** Puts a visitor's value on one line, so that it cannot add a header of its own. */
export function inOneLine(text: string): string {
  return text.replace(lineBreaks, ' ').trim();
}

/** A visitor's value between our words: on one line, and unable to reorder what stands around it. */
function shown(text: string): string {
  return isolated(inOneLine(text));
}

/** An address or a domain instead of a name: the form is being misused to send a link to a third person. */
const advertisement = /[/@:\\]|\.\p{L}{2,}/u;
const longestNameInGreeting = 60;

function greeting(t: Translator, shownName: string): string {
  const name = inOneLine(shownName);
  const isPlain = name !== '' && name.length <= longestNameInGreeting && !advertisement.test(name);
  return isPlain ? t('mail.greeting', { firstName: isolated(name) }) : t('mail.greeting.nameless');
}

type Fact = readonly [label: string, value: string];

/** The parts of a form that mails show: short values with labels, and long texts. */
function mailed<Fields extends Form>(
  t: Translator,
  form: Fields,
  typed: TextOf<Fields>,
): { facts: Fact[]; texts: string[] } {
  const fields = shownIn(form, 'mail');
  const texts = fields.filter(({ kind }) => kind === 'text');
  return {
    facts: fields
      .filter(({ kind }) => kind !== 'text')
      .map(({ name, kind, label }) => [
        t(label),
        kind === 'service' ? serviceName(t, typed[name]) : typed[name],
      ]),
    // A single text needs no label.
    texts: texts.map(({ name, label }) =>
      texts.length > 1 && typed[name] !== '' ? `${t(label)}\n${typed[name]}` : typed[name],
    ),
  };
}

/** One labelled value per line, without the empty ones. */
function lines(t: Translator, facts: readonly Fact[]): string {
  return facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => t('mail.line', { label, value: shown(value) }))
    .join('\n');
}

function serviceName(t: Translator, interest: string): string {
  const options = interestOptions(t.language, t('contact.form.service.other'));
  return options.find(({ value }) => value === interest)?.label ?? '';
}

function languageName(language: Language): string {
  return localeOf(language).name;
}

function dashboard(publicOrigin: string): string {
  return publicOrigin + pathTo(defaultLanguage, 'admin');
}

function paragraphs(...parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
