import { testLiveSite as site } from '#server/live/test-support/live-site.ts';
import { expect, it } from 'vitest';
import { isolated } from '#shared/isolated.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { emptyOf } from '#shared/test-support/form-samples.ts';
import { newsletterForm } from '#shared/forms/newsletter.ts';
import { outgoingOfApplication } from '#server/live/applications/applications.mail.ts';
import type { StoredEnquiry, StoredSubscriber, StoredApplication } from '#server/live/database.ts';
import { outgoingOfEnquiry } from '#server/live/enquiries/enquiries.mail.ts';
import { confirmationMails } from '#server/live/subscriptions/subscriptions.mail.ts';
import { sampleApplication, sampleEnquiry, sampleOptions } from '#server/live/test-support/fixture.ts';
import type { Outgoing } from './outbox.store.ts';

const options = { ...sampleOptions, webhook: null };
const mailsOnly = (outgoing: Outgoing[]) => outgoing.filter((one) => one.kind === 'mail');
const enquiryMails = (sent: StoredEnquiry) => mailsOnly(outgoingOfEnquiry(site, sent, options));
const applicationMails = (sent: StoredApplication) => mailsOnly(outgoingOfApplication(site, sent, options));
const newsletterMails = (sent: StoredSubscriber, token: string) =>
  mailsOnly(confirmationMails(site, sent, token, options));

const enquiry: StoredEnquiry = {
  ...sampleEnquiry,
  phone: '+44 20 7946 0000',
  company: '',
  serviceInterest: 'app-development',
  message: 'Line one\n\nLine two: {name}',
};

const application: StoredApplication = { ...sampleApplication, coverLetter: 'A secret letter' };

const { language, consentVersion, receivedAt, email } = enquiry;
const subscriber: StoredSubscriber = {
  ...emptyOf(newsletterForm),
  language,
  consentVersion,
  receivedAt,
  email,
  id: 's1',
  confirmedAt: null,
  folder: 'inbox',
};

const lineEnds = ['\r\n', '\n', '\r', '\v', '\f', '\0', '\u0085', '\u2028', '\u2029', '\r\n\r\n'];

it.each(lineEnds)('%j in what was typed reaches no header and starts no line of a notice', (lineEnd) => {
  const typed = `a${lineEnd}Bcc: x@evil.example${lineEnd}`;
  const mails = [
    ...enquiryMails({ ...enquiry, name: typed, email: typed, phone: typed, company: typed }),
    ...applicationMails({ ...application, firstName: typed, lastName: typed, email: typed, jobTitle: typed }),
    ...newsletterMails({ ...subscriber, email: typed }, typed),
  ];
  expect(mails).toHaveLength(5);
  for (const { to, subject, replyTo, text } of mails) {
    expect(`${to}${subject}${replyTo ?? ''}`).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(text).not.toMatch(/(^|[\v\f\0\u0085])Bcc:/m);
  }
});

const noNames = [
  'Win at evil.example',
  'https://evil.example',
  'x@evil.example',
  'Call +49 170 1234567',
  '0800 CALL NOW',
  'Ring ٠٨٠٠ ١٢٣٤',
  'ｗｗｗ．ｅｖｉｌ．ｅｘａｍｐｌｅ',
  'evil。example',
  'evil․example',
  'ⓔⓥⓘⓛ．ⓔⓧⓐⓜⓟⓛⓔ',
  'e\u200Bvil.ex\u200Bample',
  'evil.\u200Dexample',
  '🎁 Claim your prize',
  'Win €€€ today!',
  'a'.repeat(61),
  '\u200D',
  ' ',
];

it.each(noNames)(
  'a first name with other characters than names have is not sent to the address: %j',
  (firstName) => {
    const [confirmation] = applicationMails({ ...application, firstName });
    expect(confirmation?.text).toMatch(/^Hello,\n/);
    expect(confirmation?.text).not.toContain(`Dear ${firstName}`);
    const [acknowledgement] = enquiryMails({ ...enquiry, name: firstName });
    expect(acknowledgement?.text).toMatch(/^Hello,\n/);
  },
);

const names = [
  'J. R.',
  'J.R.R. Tolkien',
  'Ana María',
  'O’Neil-Smith',
  "D'Arcy",
  'Gal·la',
  'Nguyễn',
  'Dr. Mira (Mimi) Halden',
  'علی\u200Cرضا',
  'क्\u200Dष',
  '美咲',
  'レオナルド・ダ',
];
it.each(names)('greets %j by name', (firstName) => {
  const [confirmation] = applicationMails({ ...application, firstName });
  expect(confirmation?.text).toContain(`Dear ${isolated(firstName)},`);
});

it('direction marks in a name do not affect the text around it', () => {
  const name = 'Ada \u202Emoc.live';
  const inMail = '\u2068Ada moc.live\u2069';
  const [acknowledgement, mail] = enquiryMails({ ...enquiry, name, company: 'שלום' });
  const t = createTranslator(site, site.defaultLanguage);
  expect(mail?.subject).toBe(t('mail.enquiryNotice.subject', { name: inMail }));
  expect(mail?.text).toContain(`${inMail}\n`);
  expect(mail?.text).toContain(': \u2068שלום\u2069\n');
  const applicationOf = { ...application, firstName: 'Ada\u2067', lastName: 'Byron' };
  const [confirmation, notice] = applicationMails(applicationOf);
  expect(confirmation?.text).toContain('Dear \u2068Ada\u2069,');
  expect(notice?.subject).toContain('\u2068Ada Byron\u2069');
  for (const one of [acknowledgement, mail, confirmation, notice])
    expect(JSON.stringify(one)).not.toMatch(
      /[\u202A-\u202E\u2066\u2067]|"(?:to|replyTo)":"[^"]*[\u2068\u2069]/,
    );
});
