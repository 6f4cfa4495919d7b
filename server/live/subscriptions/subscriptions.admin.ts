import { Hono } from 'hono';
import type { DashboardPage, DashboardSubscriber } from '../../../shared/contracts/dashboard.ts';
import {
  asks,
  logs,
  pageSchema,
  rangeOf,
  subscriberChangeSchema,
  takes,
  takesText,
} from '../admin/admin-requests.ts';
import { answerCsv, wordsOf } from '../admin/csv.ts';
import type { StoredSubscriber } from '../database.ts';
import { eraseRecord } from '../people/people.ts';
import { foundOr404, readId, Refusal } from '../requests.ts';
import type { Services } from '../services.ts';
import type { AdminEnvironment } from '../sessions/sessions.route.ts';
import { confirmationMails, newConfirmation, subscriberEvents } from './subscriptions.mail.ts';
import {
  deleteSubscriber,
  listSubscribers,
  readSubscriber,
  releaseSubscriber,
} from './subscriptions.store.ts';

const dashboardSubscriber = ({ consentVersion: _, ...subscriber }: StoredSubscriber): DashboardSubscriber =>
  subscriber;

/** The dashboard's newsletter list, with unconfirmed addresses. */
export function subscriberAdminRoutes(services: Services) {
  const { database, options, wakeOutbox, log, now } = services;
  const search = [asks(pageSchema), takesText] as const;

  return (
    new Hono<AdminEnvironment>()
      .on(
        ['GET', 'POST'],
        '/admin/subscribers',
        logs(services, 'view', 'subscribers'),
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
        const t = wordsOf(context);
        return answerCsv(context, services, 'subscribers', {
          file: 'subscribers.csv',
          heads: [
            t('contact.form.email'),
            t('mail.language'),
            t('dashboard.confirmed'),
            t('admin.date'),
            t('dashboard.consent.version'),
          ],
          read: (range) => listSubscribers(database, { text, isConfirmed: true, ...range }),
          cellsOf: ({ email, receivedAt, language, confirmedAt, consentVersion }) => [
            email,
            language,
            confirmedAt ?? '',
            receivedAt,
            consentVersion,
          ],
        });
      })
      .get('/admin/subscribers/:id', logs(services, 'view', 'subscribers'), async (context) =>
        context.json(dashboardSubscriber(foundOr404(await readSubscriber(database, readId(context))))),
      )
      .patch(
        '/admin/subscribers/:id',
        logs(services, 'change', 'subscribers'),
        takes(subscriberChangeSchema),
        async (context) => {
          const { token, stored } = newConfirmation(now());
          const mailsOf = (subscriber: StoredSubscriber) => confirmationMails(subscriber, token, options);
          const at = now().toISOString();
          const released = foundOr404(
            await releaseSubscriber(database, readId(context), stored, mailsOf, at),
          );
          wakeOutbox();
          return context.json(dashboardSubscriber(released));
        },
      )
      .delete('/admin/subscribers/:id', logs(services, 'delete', 'subscribers'), async (context) => {
        const id = readId(context);
        const remove = () =>
          deleteSubscriber(database, id, now().toISOString(), (subscriber) =>
            subscriberEvents('subscriber.left', subscriber, options, now()),
          );
        if (!(await eraseRecord(services, id, remove))) throw new Refusal(404, 'missing');
        wakeOutbox();
        log.info('subscriber deleted', { reference: id });
        return context.body(null, 204);
      })
  );
}
