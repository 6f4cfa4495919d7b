import type { LiveSite } from '#server/served-site.ts';
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { languageIn, type Language } from '#shared/locales.ts';
import { newsletterSchema } from '#shared/forms/form-schemas.ts';
import type { StoredSubscriber } from '#server/live/database.ts';
import { formRoute, readFormWithoutFile } from '#server/live/forms/form-route.ts';
import { admitToken } from '#server/live/admission.ts';
import { eraseRecord } from '#server/live/people/people.ts';
import {
  parseFields,
  refusalOf,
  type LiveBindings,
  type RequestContext,
  foundOr404,
  readId,
  Refusal,
} from '#server/live/requests.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import { isToken, newToken, tokenHashOf } from '#server/live/tokens.ts';
import { newsletterPage, type NewsletterState } from './newsletter-page.ts';
import { confirmationMails, subscriberEvents } from './subscriptions.mail.ts';
import {
  addSubscriber,
  confirmedSubscriberIds,
  confirmSubscriber,
  deleteSubscriber,
  subscriberOfToken,
  listSubscribers,
  readSubscriber,
  readSubscribers,
  releaseSubscriber,
} from './subscriptions.store.ts';
import type { DashboardPage, DashboardSubscriber } from '#shared/contracts/dashboard.ts';
import {
  validateQuery,
  auditLog,
  pageSchema,
  rangeOf,
  subscriberChangeSchema,
  validateJson,
  validateSearchText,
} from '#server/live/admin/admin-requests.ts';
import { answerCsv, csvTranslator } from '#server/live/admin/csv.ts';
import type { AdminEnvironment } from '#server/live/sessions/sessions.route.ts';

/**
 * The newsletter with double opt-in (SPEC section 4, Newsletter). POST /api/newsletter stores the address
 * unconfirmed and emails a link; the answer is the same for every address, so nobody learns who is on the
 * list. GET /api/newsletter/confirm and /leave show a page with a button, POST does it; the unsubscribe
 * button of mail programs posts to the latter too (RFC 8058).
 */
export function subscriptionRoutes(deps: LiveDeps): Hono<{ Bindings: LiveBindings }> {
  const { database, options, wakeOutbox, log, now } = deps;

  const app = formRoute(deps, {
    form: 'newsletter',
    read: readFormWithoutFile,
    async store({ fields, received, keyOf, keep }) {
      const subscription = parseFields(newsletterSchema, fields);
      const subscriber: StoredSubscriber = {
        ...subscription,
        ...received,
        id: randomUUID(),
        confirmedAt: null,
      };
      const token = newToken();
      const mails = confirmationMails(deps.site(), subscriber, token, options);
      await keep([subscriber, mails], (count) =>
        addSubscriber(database, subscriber, tokenHashOf(token), keyOf(subscription), mails, count),
      );
      return { status: 202, body: subscription };
    },
  });

  const showPage = (
    context: RequestContext,
    state: NewsletterState,
    status: 200 | 403 | 410 | 429 | 503 = 200,
    leavePath?: string,
  ) => {
    context.header('Cache-Control', 'no-store');
    return context.html(
      newsletterPage(deps.site(), languageOf(deps.site(), context), state, leavePath),
      status,
    );
  };

  const press = async (
    context: RequestContext,
    route: 'newsletterConfirm' | 'newsletterLeave',
    act: (token: string) => Promise<Response>,
  ) => {
    const token = context.req.query('token') ?? '';
    try {
      await admitToken(context, deps, route);
      return isToken(token) ? await act(token) : await showPage(context, 'used', 410);
    } catch (error) {
      const { status, retryAfterS } = refusalOf(error, context);
      if (retryAfterS !== undefined) context.header('Retry-After', String(retryAfterS));
      return showPage(context, 'busy', status === 403 || status === 429 ? status : 503);
    }
  };

  app.get('/api/newsletter/confirm', (context) => showPage(context, 'confirm'));
  app.get('/api/newsletter/leave', (context) => showPage(context, 'leave'));

  app.post('/api/newsletter/confirm', (context) =>
    press(context, 'newsletterConfirm', async (token) => {
      const at = now();
      const events = (found: StoredSubscriber) =>
        subscriberEvents('subscriber.confirmed', found, options, at);
      const subscriber = await confirmSubscriber(database, tokenHashOf(token), at.toISOString(), events);
      if (subscriber === null) return showPage(context, 'used', 410);
      wakeOutbox();
      log.info('newsletter confirmed', { reference: subscriber.id });
      const query = new URLSearchParams({ token, language: languageOf(deps.site(), context) });
      return showPage(context, 'confirmed', 200, `/api/newsletter/leave?${query}`);
    }),
  );

  app.post('/api/newsletter/leave', (context) =>
    press(context, 'newsletterLeave', async (token) => {
      const id = await subscriberOfToken(database, tokenHashOf(token));
      // Leaving twice is not an error: mail programs may send the request again.
      if (id === null) return showPage(context, 'leftBefore');
      const at = now();
      const events = (found: StoredSubscriber) => subscriberEvents('subscriber.left', found, options, at);
      await eraseRecord(deps, id, () => deleteSubscriber(database, id, at.toISOString(), events));
      wakeOutbox();
      log.info('newsletter left', { reference: id });
      return showPage(context, 'left');
    }),
  );

  return app;
}

/** The language in a link; that of the site when a mail program cut it off. */
const languageOf = (site: LiveSite, context: RequestContext): Language =>
  languageIn(site, context.req.query('language'));

const dashboardSubscriber = ({ consentVersion: _, ...subscriber }: StoredSubscriber): DashboardSubscriber =>
  subscriber;

/** The dashboard's newsletter list, with unconfirmed addresses. */
export function subscriberAdminRoutes(deps: LiveDeps) {
  const { database, options, wakeOutbox, log, now } = deps;
  const search = [validateQuery(pageSchema), validateSearchText] as const;

  return (
    new Hono<AdminEnvironment>()
      .on(
        ['GET', 'POST'],
        '/admin/subscribers',
        auditLog(deps, 'view', 'subscribers'),
        ...search,
        async (context) => {
          const { page } = context.req.valid('query');
          const text = context.req.valid('json').q;
          const { items, total } = await listSubscribers(database, { text, ...rangeOf(page) });
          context.set(
            'records',
            items.map(({ id }) => id),
          );
          const answer: DashboardPage<DashboardSubscriber> = { items: items.map(dashboardSubscriber), total };
          return context.json(answer);
        },
      )
      // For the tool that sends the newsletter: only who has confirmed, with the version of what they agreed to.
      .on(['GET', 'POST'], '/admin/subscribers.csv', ...search, async (context) => {
        const text = context.req.valid('json').q;
        const t = csvTranslator(deps.site(), context);
        return answerCsv(context, deps, 'subscribers', {
          file: 'subscribers.csv',
          heads: [
            t('contact.form.email'),
            t('mail.language'),
            t('dashboard.confirmed'),
            t('admin.column.date'),
            t('dashboard.consent.version'),
          ],
          ids: () => confirmedSubscriberIds(database, text),
          read: (ids) => readSubscribers(database, ids),
          cellsOf: ({ email, receivedAt, language, confirmedAt, consentVersion: accepted }) => [
            email,
            language,
            confirmedAt ?? '',
            receivedAt,
            accepted,
          ],
        });
      })
      .get('/admin/subscribers/:id', auditLog(deps, 'view', 'subscribers'), async (context) =>
        context.json(dashboardSubscriber(foundOr404(await readSubscriber(database, readId(context))))),
      )
      .patch(
        '/admin/subscribers/:id',
        auditLog(deps, 'change', 'subscribers'),
        validateJson(subscriberChangeSchema),
        async (context) => {
          const token = newToken();
          const mailsOf = (subscriber: StoredSubscriber) =>
            confirmationMails(deps.site(), subscriber, token, options);
          const at = now().toISOString();
          const released = foundOr404(
            await releaseSubscriber(database, readId(context), tokenHashOf(token), mailsOf, at),
          );
          wakeOutbox();
          return context.json(dashboardSubscriber(released));
        },
      )
      .delete('/admin/subscribers/:id', auditLog(deps, 'delete', 'subscribers'), async (context) => {
        const id = readId(context);
        const remove = () =>
          deleteSubscriber(database, id, now().toISOString(), (subscriber) =>
            subscriberEvents('subscriber.left', subscriber, options, now()),
          );
        if (!(await eraseRecord(deps, id, remove))) throw new Refusal(404, 'missing');
        wakeOutbox();
        log.info('subscriber deleted', { reference: id });
        return context.body(null, 204);
      })
  );
}
