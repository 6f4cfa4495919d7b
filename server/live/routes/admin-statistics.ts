import { Hono } from 'hono';
import { statisticsSchema } from '../../../shared/contracts/admin-schema.ts';
import type { LiveParts } from '../parts.ts';
import { readQuery } from './admin-request.ts';
import { countedViolations } from './policy-reports.ts';
import type { AdminEnvironment } from './require-session.ts';

/** New records per day for the dashboard's charts, and what the content security policy blocked. */
export function adminStatisticsRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const { store, now } = parts;
  const app = new Hono<AdminEnvironment>();
  app.get('/admin/statistics', async (context) => {
    const { days } = readQuery(context, statisticsSchema);
    return context.json({
      days: await store.countsPerDay(now().toISOString(), days),
      violations: await countedViolations(parts),
    });
  });
  return app;
}
