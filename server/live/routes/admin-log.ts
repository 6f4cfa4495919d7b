import { Hono } from 'hono';
import { logSearchSchema } from '../../../shared/contracts/users-schema.ts';
import type { LiveParts } from '../parts.ts';
import type { AuditEntry } from '../store/user-store.ts';
import { readQuery, searchOf } from './admin-request.ts';
import { answerCsv, wordsOf } from './answer-csv.ts';
import type { AdminEnvironment } from './require-session.ts';

/** The log of the dashboard, for owners: by page, latest first, of one user or about one record. */
export function adminLogRoutes({ store }: LiveParts): Hono<AdminEnvironment> {
  const app = new Hono<AdminEnvironment>();

  app.get('/admin/log', async (context) => {
    const { page, user: account, record } = readQuery(context, logSearchSchema);
    const { offset, limit } = searchOf({ q: '', page });
    const found = await store.auditEntries({ account, record, offset, limit });
    // The entries themselves are no records of a person.
    context.set('auditRecords', []);
    return context.json(found);
  });

  app.get('/admin/log.csv', async (context) => {
    const { user: account, record } = readQuery(context, logSearchSchema);
    const t = wordsOf(context);
    return answerCsv<AuditEntry>(context, t.language, {
      file: 'log.csv',
      heads: [t('admin.date'), t('log.who'), t('log.action'), t('log.subject'), t('log.records')],
      read: (range) => store.auditEntries({ account, record, ...range }),
      cellsOf: (entry) => [
        entry.at,
        entry.accountName,
        t(`log.action.${entry.action}`),
        t(`log.subject.${entry.subject}`),
        entry.records,
      ],
    });
  });

  return app;
}
