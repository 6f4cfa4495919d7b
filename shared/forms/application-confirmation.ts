import type { Translator } from '#shared/i18n/translator.ts';

/**
 * Whether emails in a language greet applicants by their full name: German says „Sie“, which a first name alone
 * contradicts.
 */
export const greetsByFullName = ({ language }: Translator): boolean => language === 'de';

/** A site in one language, as far as the mail has words of it. */
interface ConfirmingSite {
  settings: { name: string; contact: { email: { careers: string } } };
  t: Translator;
  mails: { application: string };
}

/**
 * The mail that confirms an application to the applicant (SPEC section 7): thanks for applying for the job, and
 * says that the team will review the application. Live mode sends it, the simulation writes it to the console.
 * @param greeting the first line, with the name or a place for it
 */
export function applicationConfirmation(
  { settings: { name: brand, contact }, t, mails }: ConfirmingSite,
  { job, greeting }: { job: string; greeting: string },
): { subject: string; paragraphs: string[] } {
  return {
    subject: t('mail.application.subject', { job }),
    paragraphs: [
      greeting,
      `${t('mail.application.thanks', { job, brand })} ${mails.application}`,
      t('mail.application.reply', { email: contact.email.careers }),
      `${t('mail.application.closing')}\n${t('mail.application.signature', { brand })}`,
    ],
  };
}
