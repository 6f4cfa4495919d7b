import { Hono } from 'hono';
import { subscriberChangeSchema, subscriberSearchSchema } from '../../../shared/contracts/admin-schema.ts';
import { newConfirmation } from '../mail/confirmation.ts';
import { newsletterMails } from '../mail/texts.ts';
import type { LiveParts } from '../parts.ts';
import { consentTextsOf } from '../privacy/consent-text.ts';
import { removeTraces } from '../privacy/remove-traces.ts';
import { foundOr404, readChange, readId, readSearch, searchOf } from './admin-request.ts';
import type { StoredSubscriber } from '../store/store.ts';
import { answerCsv, wordsOf } from './answer-csv.ts';
import type { AdminEnvironment } from './require-session.ts';

/** The dashboard's newsletter list, with unconfirmed addresses. */
export function adminSubscriberRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const { store, options, wakeOutbox, log, now } = parts;
  const app = new Hono<AdminEnvironment>();

  app.on(['GET', 'POST'], '/admin/subscribers', async (context) =>
    context.json(await store.subscribers(searchOf(await readSearch(context, subscriberSearchSchema)))),
  );

  // For the tool that sends the newsletter: only who has confirmed, with what they agreed to.
  app.on(['GET', 'POST'], '/admin/subscribers.csv', async (context) => {
    const { q: text } = await readSearch(context, subscriberSearchSchema);
    const t = wordsOf(context);
    const consentText = consentTextsOf(store);
    return answerCsv<StoredSubscriber>(context, t.language, {
      file: 'subscribers.csv',
      heads: [
        t('contact.form.email'),
        t('mail.language'),
        t('desk.confirmed'),
        t('admin.date'),
        t('connections.consent.version'),
        t('connections.consent.text'),
      ],
      read: (range) => store.subscribers({ text, isConfirmed: true, ...range }),
      cellsOf: async ({ email, receivedAt, language, confirmedAt, consentVersion: version }) => [
        email,
        language,
        confirmedAt ?? '',
        receivedAt,
        version,
        await consentText(version, language),
      ],
    });
  });

  app.patch('/admin/subscribers/:id', async (context) => {
    await readChange(context, subscriberChangeSchema);
    const { token, stored } = newConfirmation(now());
    const mailsOf = (subscriber: StoredSubscriber) => newsletterMails(subscriber, token, options);
    const at = now().toISOString();
    const released = foundOr404(await store.releaseSubscriber(readId(context), stored, mailsOf, at));
    wakeOutbox();
    return context.json(released);
  });

  app.delete('/admin/subscribers/:id', async (context) => {
    const id = readId(context);
    const { mailIds } = foundOr404(await store.deleteSubscriber(id));
    await removeTraces(parts, mailIds);
    log.info('subscriber deleted', { reference: id });
    return context.body(null, 204);
  });

  return app;
}
