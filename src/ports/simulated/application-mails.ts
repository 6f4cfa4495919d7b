import { brand, brandName } from '../../../config/brand.ts';
import { routes } from '../../../config/routes.ts';
import type { ApplicationRecord } from '../../../shared/contracts/application.ts';
import type { Mail } from './mail.ts';

/**
 * The mails of an application (SPEC section 7) are always English: a page ships one language, and simulated
 * mails only go to the console. This one confirms it to the applicant.
 */
export function confirmationMail({ email, firstName, jobTitle }: ApplicationRecord): Mail {
  return {
    to: email,
    subject: `Thank you for applying to ${jobTitle}`,
    body: [
      `Dear ${firstName},`,
      `Thank you for applying for the position of ${jobTitle} at ${brandName}. Our team will review your application.`,
      `Kind regards,\nThe hiring team at ${brandName}`,
    ].join('\n\n'),
  };
}

/** Informs the hiring team. */
export function notificationMail({ email, firstName, lastName, jobTitle }: ApplicationRecord): Mail {
  return {
    to: brand.email.careers,
    subject: `New application for ${jobTitle}`,
    body: [
      `Position: ${jobTitle}\nName: ${firstName} ${lastName}\nEmail: ${email}`,
      `Log in to the admin dashboard to view the application: ${brand.origin}${routes.admin}`,
    ].join('\n\n'),
  };
}
