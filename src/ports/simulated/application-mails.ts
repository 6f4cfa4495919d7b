import { brand } from '../../../config/brand.ts';
import type { ApplicationRecord } from '../../../shared/contracts/application.ts';
import type { ApplicationMails } from '../../../shared/contracts/application-mails.ts';
import { fillParameters } from '../../lib/template.ts';
import type { Mail } from './mail.ts';

/**
 * The mails of an application (SPEC section 7): the confirmation in the applicant's language, the notice to the
 * hiring team in the site's.
 * @param texts come with the page of the job; its title is in them
 */
export function mailsOf(
  { email, firstName, lastName }: ApplicationRecord,
  { confirmation, notice }: ApplicationMails,
): Mail[] {
  const values = { email, firstName, name: `${firstName} ${lastName}` };
  const filled = (to: string, { subject, body }: ApplicationMails['notice']): Mail => ({
    to,
    subject: fillParameters(subject, values),
    body: fillParameters(body, values),
  });
  return [filled(email, confirmation), filled(brand.email.careers, notice)];
}
