import { countSpam } from '#server/live/records.store.ts';
import { Hono } from 'hono';
import { answerRefusal, Refusal, refusalOf, readId } from '#server/live/requests.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import { requireSession, type AdminEnvironment } from '#server/live/sessions/sessions.route.ts';
import type { DashboardMail, DashboardPage } from '#shared/contracts/dashboard.ts';
import {
  countUnsent,
  listOutgoing,
  retryAllOutgoing,
  retryOutgoing,
} from '#server/live/outbox/outbox.store.ts';
import {
  validateQuery,
  auditLog,
  mailSearchSchema,
  retryAllSchema,
  rangeOf,
  pageSchema,
  personSchema,
  validateJson,
} from './admin-requests.ts';
import { answerCsv, csvTranslator } from './csv.ts';
import { listLogEntries, logEntryIds, readLogEntries } from '#server/live/log/log.store.ts';
import { erasePerson, exportPerson } from '#server/live/people/people.ts';
import { enquiryAdminRoutes } from '#server/live/enquiries/enquiries.route.ts';
import { applicationAdminRoutes } from '#server/live/applications/applications.route.ts';
import { subscriberAdminRoutes } from '#server/live/subscriptions/subscriptions.route.ts';

/** Export (one JSON document) and erasure of a person's data, by the email address in the body. */
function peopleRoutes(deps: LiveDeps) {
  return new Hono<AdminEnvironment>()
    .post(
      '/admin/people',
      auditLog(deps, 'export', 'person'),
      validateJson(personSchema),
      async (context) => {
        const { record, recordIds } = await exportPerson(deps, context.req.valid('json').email);
        context.set('records', recordIds);
        return context.json(record);
      },
    )
    .post(
      '/admin/people/erase',
      auditLog(deps, 'delete', 'person'),
      validateJson(personSchema),
      async (context) => {
        const recordIds = await erasePerson(deps, context.req.valid('json').email);
        context.set('records', recordIds);
        return context.json({ records: recordIds.length });
      },
    );
}

/** The log of the dashboard by page, latest first, and as a file. Its words are the API's, for other programs. */
function logRoutes(deps: LiveDeps) {
  const { database } = deps;
  return new Hono<AdminEnvironment>()
    .get('/admin/log', auditLog(deps, 'view', 'log'), validateQuery(pageSchema), async (context) =>
      context.json(await listLogEntries(database, rangeOf(context.req.valid('query').page))),
    )
    .get('/admin/log.csv', validateQuery(pageSchema), async (context) => {
      const t = csvTranslator(deps.site(), context);
      return answerCsv(context, deps, 'log', {
        file: 'log.csv',
        heads: [t('admin.column.date'), t('log.who'), t('log.action'), t('log.subject'), t('log.records')],
        ids: () => logEntryIds(database),
        read: (ids) => readLogEntries(database, ids),
        cellsOf: ({ at, user, action, subject, records }) => [at, user, action, subject, records.join(' ')],
      });
    });
}

/** The dashboard's outbox: waiting, sent and failed emails and events; failed ones can be tried again. */
function mailRoutes(deps: LiveDeps) {
  const { database, wakeOutbox, log, now } = deps;
  return (
    new Hono<AdminEnvironment>()
      .get(
        '/admin/mails',
        auditLog(deps, 'view', 'mails'),
        validateQuery(mailSearchSchema),
        async (context) => {
          const { state, page } = context.req.valid('query');
          const { items, total } = await listOutgoing(database, { state, ...rangeOf(page) });
          context.set(
            'records',
            items.map(({ id }) => id),
          );
          // Without text and links, which are for the recipient only.
          const mails = items.map(({ id, to, subject, attempts, createdAt, lastError }): DashboardMail => {
            return { id, to, subject, attempts, createdAt, lastError };
          });
          const answer: DashboardPage<DashboardMail> = { items: mails, total };
          return context.json(answer);
        },
      )
      // Not logged: open dashboards read both by themselves, and they are about nobody.
      .get('/admin/mails/counts', async (context) => context.json(await countUnsent(database, now())))
      .get('/admin/spam', async (context) => context.json(await countSpam(database)))
      .post(
        '/admin/mails/retry',
        auditLog(deps, 'change', 'mails'),
        validateJson(retryAllSchema),
        async (context) => {
          const { state } = context.req.valid('json');
          const ids = await retryAllOutgoing(database, state, now().toISOString());
          context.set('records', ids);
          wakeOutbox();
          log.info('emails will be sent again', { count: ids.length });
          return context.body(null, 204);
        },
      )
      .post('/admin/mails/:id/retry', auditLog(deps, 'change', 'mails'), async (context) => {
        const id = readId(context);
        if (!(await retryOutgoing(database, id, now().toISOString()))) throw new Refusal(404, 'missing');
        wakeOutbox();
        log.info('email will be sent again', { mail: id });
        return context.body(null, 204);
      })
  );
}

/** All routes of the dashboard, behind the login; mount them at `/api`. */
export function adminRoutes(deps: LiveDeps) {
  const app = new Hono<AdminEnvironment>();
  app.onError((error, context) => answerRefusal(context, refusalOf(error, context)));
  app.use('/admin/*', requireSession(deps));
  return app
    .route('/', applicationAdminRoutes(deps))
    .route('/', enquiryAdminRoutes(deps))
    .route('/', subscriberAdminRoutes(deps))
    .route('/', peopleRoutes(deps))
    .route('/', mailRoutes(deps))
    .route('/', logRoutes(deps))
    .all('/admin/*', () => {
      throw new Refusal(404, 'missing');
    });
}
