import { Hono } from 'hono';
import { healthRoutes } from './operations/health.ts';
import type { Metrics } from './operations/metrics.ts';
import { observeRequests } from './operations/observe-requests.ts';
import type { LiveParts } from './parts.ts';
import { accountLinkRoutes } from './routes/account-links.ts';
import { adminRoutes } from './routes/admin.ts';
import { applicationRoutes } from './routes/applications.ts';
import { enquiryRoutes } from './routes/enquiries.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { sessionPasskeyRoutes } from './routes/session-passkey.ts';
import { policyReportRoutes } from './routes/policy-reports.ts';
import { openApiRoutes } from './routes/openapi.ts';
import { sessionRoutes } from './routes/session.ts';
import type { Passwords } from './security/passwords.ts';

/**
 * All routes of live mode (see the table in docs/decisions/009-live-mode.md). An unknown path below `/api`
 * gets 404 in JSON; the site answers all other paths.
 */
export function createLiveApi(
  parts: LiveParts,
  {
    passwords,
    metrics,
    metricsToken,
  }: { passwords: Passwords; metrics: Metrics; metricsToken: string | null },
): Hono {
  const app = new Hono();
  app.route('/', healthRoutes({ ...parts, metrics, metricsToken }));
  app.use('/api/*', observeRequests(parts.log, metrics));
  app.route('/api', enquiryRoutes(parts));
  app.route('/api', newsletterRoutes(parts));
  app.route('/api', applicationRoutes(parts));
  app.route('/api', sessionRoutes(parts, passwords));
  app.route('/api', sessionPasskeyRoutes(parts));
  app.route('/api', accountLinkRoutes(parts, passwords));
  app.route('/api', adminRoutes(parts, passwords));
  app.route('/api', policyReportRoutes(parts));
  app.route('/api', openApiRoutes(parts.options));
  app.all('/api/*', (context) => context.json({ error: 'not-found' }, 404, { 'Cache-Control': 'no-store' }));
  return app;
}
