import { brand, brandName } from '../../../config/brand.ts';
import { routes } from '../../../config/routes.ts';
import type { ApplicationRecord } from '../../../shared/contracts/application.ts';
import type { Mail } from './mail.ts';

/**
 * The two mails of an application (SPEC section 7). They are English in every language of the site: a page ships one
 * language, and the simulated mails end in the console.
 */

/** To the applicant: thanks, and what happens next. */
export function confirmationMail({ email, firstName, jobTitle }: ApplicationRecord): Mail {
  return {
    to: email,
    subject: `Thank you for applying to ${jobTitle}`,
    body: [
      `Dear ${firstName},`,
      `Thank you for applying for the position of ${jobTitle} at ${brandName}. Our team will review your application and answer within five working days.`,
      `Kind regards,\nThe hiring team at ${brandName}`,
    ].join('\n\n'),
  };
}

/** To the hiring team: who applied for what, and where to look. */
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
