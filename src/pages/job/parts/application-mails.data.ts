import { brand } from '../../../../shared/brand.ts';
import { defaultLanguage } from '../../../../shared/locales.ts';
import { pathTo } from '../../../../shared/routes.ts';
import { createTranslator, type Translator } from '../../../../shared/i18n/translator.ts';
import { applicationConfirmation, greetsByFullName } from '../../../../content/application-confirmation.ts';
import type { ApplicationMails } from '../../../../shared/contracts/application.ts';

/** The notice to the hiring team (SPEC section 7), in the language of the site. */
function noticeFor(job: string): ApplicationMails['notice'] {
  const t = createTranslator(defaultLanguage);
  const facts = [
    [t('admin.position'), job],
    [t('admin.name'), '{name}'],
    [t('application.email'), '{email}'],
  ] as const;
  const address = brand.origin + pathTo(defaultLanguage, 'admin');
  return {
    subject: t('mail.applicationNotice.subject', { job, name: '{name}' }),
    body: [
      facts.map(([label, value]) => t('mail.line', { label, value })).join('\n'),
      t('mail.applicationNotice.logIn', { address }),
    ].join('\n\n'),
  };
}

/** The mails that the simulation writes to the console after an application for a job. */
export function applicationMails(t: Translator, job: string): ApplicationMails {
  const greeting = t('mail.greeting', { firstName: greetsByFullName(t) ? '{name}' : '{firstName}' });
  const { subject, paragraphs } = applicationConfirmation(t, { job, greeting });
  return { confirmation: { subject, body: paragraphs.join('\n\n') }, notice: noticeFor(job) };
}
