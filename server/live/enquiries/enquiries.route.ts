import { randomUUID } from 'node:crypto';
import { consentVersion } from '../../../shared/site.ts';
import { enquirySchema } from '../../../content/form-schemas.ts';
import type { StoredEnquiry } from '../database.ts';
import { formRoute, readPlainForm } from '../forms.ts';
import { parseFields } from '../requests.ts';
import type { Services } from '../services.ts';
import { outgoingOfEnquiry } from './enquiries.mail.ts';
import { addEnquiry } from './enquiries.store.ts';

/**
 * POST /api/enquiries: stores the contact form (SPEC section 4, Contact form), its mails and its event in one
 * transaction. Answers 201 with a reference. Spam goes to its own folder without a mail and gets the same answer.
 */
export function enquiryRoutes(services: Services) {
  const { database, options, ceilings, formChoices, wakeOutbox, log, now } = services;
  return formRoute(services, {
    form: 'enquiry',
    read: readPlainForm,
    async store({ fields, language, folder, keyOf }) {
      const typed = parseFields(enquirySchema(formChoices()), fields);
      ceilings.store(JSON.stringify(typed).length);
      const enquiry: StoredEnquiry = {
        ...typed,
        id: randomUUID(),
        receivedAt: now().toISOString(),
        language,
        consentVersion,
        folder,
        status: 'new',
        note: '',
      };
      const outgoing = outgoingOfEnquiry(enquiry, options);
      const { value, isRepeat } = await addEnquiry(database, enquiry, keyOf(typed), outgoing);
      wakeOutbox();
      log.info('enquiry', { reference: value.id, isRepeat, isSpam: value.folder === 'spam' });
      return { status: 201, body: { reference: value.id } };
    },
  });
}
