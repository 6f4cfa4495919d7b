import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { consentVersion } from '../../../config/site.ts';
import { defaultLanguage, isLanguage, type Language } from '../../../config/locales.ts';
import { newsletterSchema } from '../../../shared/forms/schemas.ts';
import { newsletterMails } from '../mail/texts.ts';
import type { LiveParts } from '../parts.ts';
import { isSpam } from '../security/spam.ts';
import { newConfirmation } from '../mail/confirmation.ts';
import { isToken, tokenHashOf } from '../security/tokens.ts';
import type { StoredSubscriber } from '../store/store.ts';
import { admit, answerPost, idempotencyKeyOf, readPost } from './answer-post.ts';
import type { LiveBindings, LiveContext } from './live-context.ts';
import { refusalOf } from './answers.ts';
import { newsletterPage, newsletterStyle, type NewsletterState } from './newsletter-page.ts';
import { parseFields } from './parse-fields.ts';
import { readFields } from './read-body.ts';

/**
 * The newsletter with double opt-in (SPEC section 4, Newsletter). POST /newsletter stores the address
 * unconfirmed and mails a link; the answer is the same for every address, so nobody learns who is on the
 * list. GET /newsletter/confirm and /newsletter/leave show a page with a button, POST does it; the
 * unsubscribe button of mail programs posts to the latter too (RFC 8058).
 */
export function newsletterRoutes(parts: LiveParts): Hono<{ Bindings: LiveBindings }> {
  const { store, options, arrivals, wakeOutbox, log, now } = parts;
  const app = new Hono<{ Bindings: LiveBindings }>();

  app.post('/newsletter', (context) =>
    answerPost(context, parts, 'newsletter', async (post) => {
      const fields = await readFields(context);
      const { language, chosenKey } = readPost(context, post, fields);
      const subscription = parseFields(newsletterSchema, fields);
      const receivedAt = now();
      const subscriber: StoredSubscriber = {
        ...subscription,
        id: randomUUID(),
        confirmedAt: null,
        folder: isSpam(fields) ? 'spam' : 'inbox',
        language,
        consentVersion,
        receivedAt: receivedAt.toISOString(),
      };
      const { token, stored } = newConfirmation(receivedAt);
      const spam = subscriber.folder === 'spam';
      const { value, isRepeat } = await store.addSubscriber(
        subscriber,
        stored,
        idempotencyKeyOf('newsletter', chosenKey, subscription),
        newsletterMails(subscriber, token, options),
      );
      wakeOutbox();
      log.info('newsletter', { reference: value.id, isRepeat, isSpam: spam });
      return { status: 202, body: subscription };
    }),
  );

  const showPage = (
    context: LiveContext,
    state: NewsletterState,
    status: 200 | 403 | 410 | 429 | 503 = 200,
    leavePath?: string,
  ) => {
    context.header('Cache-Control', 'no-store');
    return context.html(newsletterPage(languageOf(context), state, leavePath), status);
  };

  const press = async (
    context: LiveContext,
    route: 'newsletterConfirm' | 'newsletterLeave',
    act: (token: string) => Promise<Response>,
  ) => {
    const token = context.req.query('token') ?? '';
    try {
      await admit(context, parts, route);
      return isToken(token) ? await act(token) : showPage(context, 'used', 410);
    } catch (error) {
      const { status, retryAfterS } = refusalOf(error);
      if (retryAfterS !== undefined) context.header('Retry-After', String(retryAfterS));
      return showPage(context, 'busy', status === 403 || status === 429 ? status : 503);
    }
  };

  app.get('/newsletter/confirm', (context) => showPage(context, 'confirm'));
  app.get('/newsletter/leave', (context) => showPage(context, 'leave'));

  app.post('/newsletter/confirm', (context) =>
    press(context, 'newsletterConfirm', async (token) => {
      const subscriber = await store.confirmSubscriber(tokenHashOf(token), now().toISOString());
      if (subscriber === null) return showPage(context, 'used', 410);
      arrivals.publish({ kind: 'subscriber', item: subscriber });
      log.info('newsletter confirmed', { reference: subscriber.id });
      const query = new URLSearchParams({ token, language: languageOf(context) });
      return showPage(context, 'confirmed', 200, `/api/newsletter/leave?${query}`);
    }),
  );

  app.post('/newsletter/leave', (context) =>
    press(context, 'newsletterLeave', async (token) => {
      const subscriber = await store.removeSubscriberByToken(tokenHashOf(token));
      // Leaving twice is not an error: mail programs may send the request again.
      if (subscriber === null) return showPage(context, 'leftBefore');
      log.info('newsletter left', { reference: subscriber.id });
      return showPage(context, 'left');
    }),
  );

  app.get('/newsletter/page.css', (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.body(newsletterStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });

  return app;
}

/** The language in a link; English when a mail program cut it off. */
function languageOf(context: LiveContext): Language {
  const language = context.req.query('language');
  return isLanguage(language) ? language : defaultLanguage;
}
