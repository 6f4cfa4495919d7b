import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { consentVersion } from '../../../config/site.ts';
import { enquirySchema } from '../../../shared/forms/schemas.ts';
import { enquiryMails } from '../mail/texts.ts';
import type { LiveParts } from '../parts.ts';
import { isSpam } from '../security/spam.ts';
import type { StoredEnquiry } from '../store/store.ts';
import { answerPost, idempotencyKeyOf, readPost } from './answer-post.ts';
import type { LiveBindings } from './live-context.ts';
import { parseFields } from './parse-fields.ts';
import { readFields } from './read-body.ts';

/**
 * POST /enquiries: stores the contact form (SPEC section 4, Contact form) and the mail to the company in one
 * transaction. Answers 201 with a reference. Spam goes to its own folder without a mail and gets the same
 * answer.
 */
export function enquiryRoutes(parts: LiveParts): Hono<{ Bindings: LiveBindings }> {
  const app = new Hono<{ Bindings: LiveBindings }>();
  app.post('/enquiries', (context) =>
    answerPost(context, parts, 'enquiry', async (post) => {
      const fields = await readFields(context);
      const { language, chosenKey } = readPost(context, post, fields);
      const enquiry = parseFields(enquirySchema(parts.formChoices()), fields);
      const stored: StoredEnquiry = {
        ...enquiry,
        id: randomUUID(),
        folder: isSpam(fields) ? 'spam' : 'inbox',
        status: 'new',
        assignedTo: null,
        language,
        consentVersion,
        receivedAt: parts.now().toISOString(),
      };
      const key = idempotencyKeyOf('enquiry', chosenKey, enquiry);
      const { value, isRepeat } = await parts.store.addEnquiry(
        stored,
        key,
        enquiryMails(stored, parts.options),
      );
      parts.wakeOutbox();
      if (!isRepeat && value.folder === 'inbox') parts.arrivals.publish({ kind: 'enquiry', item: value });
      parts.log.info('enquiry', { reference: value.id, isRepeat, isSpam: value.folder === 'spam' });
      return { status: 201, body: { reference: value.id } };
    }),
  );
  return app;
}
