import { Hono } from 'hono';
import { statisticsSchema } from '../../../shared/contracts/admin-schema.ts';
import type { LiveParts } from '../parts.ts';
import { readQuery } from './admin-request.ts';
import type { AdminEnvironment } from './require-session.ts';

/** New records per day, for the dashboard's charts. */
export function adminStatisticsRoutes({ store, now }: LiveParts): Hono<AdminEnvironment> {
  const app = new Hono<AdminEnvironment>();
  app.get('/admin/statistics', async (context) => {
    const { days } = readQuery(context, statisticsSchema);
    return context.json({ days: await store.countsPerDay(now().toISOString(), days) });
  });
  return app;
}
