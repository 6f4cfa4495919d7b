import { Hono } from 'hono';
import { asks, logs, pageSchema, rangeOf } from '../admin/admin-requests.ts';
import { answerCsv, wordsOf } from '../admin/csv.ts';
import type { Services } from '../services.ts';
import type { AdminEnvironment } from '../sessions/sessions.route.ts';
import { listLogEntries } from './log.store.ts';

/** The log of the dashboard by page, latest first, and as a file. Its words are the API's, for other programs. */
export function logRoutes(services: Services) {
  const { database } = services;
  return new Hono<AdminEnvironment>()
    .get('/admin/log', logs(services, 'view', 'log'), asks(pageSchema), async (context) =>
      context.json(await listLogEntries(database, rangeOf(context.req.valid('query').page))),
    )
    .get('/admin/log.csv', asks(pageSchema), async (context) => {
      const t = wordsOf(context);
      return answerCsv(context, services, 'log', {
        file: 'log.csv',
        heads: [t('admin.date'), t('log.who'), t('log.action'), t('log.subject'), t('log.records')],
        read: (range) => listLogEntries(database, range),
        cellsOf: ({ at, address, action, subject, records }) => [
          at,
          address,
          action,
          subject,
          records.join(' '),
        ],
      });
    });
}
