import { Hono } from 'hono';
import type { LiveParts } from '../parts.ts';
import type { Passwords } from '../security/passwords.ts';
import { createSessions } from '../security/sessions.ts';
import { adminAlertRoutes } from './admin-alerts.ts';
import { adminApplicationRoutes } from './admin-applications.ts';
import { adminEnquiryRoutes } from './admin-enquiries.ts';
import { adminEventRoutes } from './admin-events.ts';
import { adminLogRoutes } from './admin-log.ts';
import { adminMailRoutes } from './admin-mails.ts';
import { adminOwnAccountRoutes } from './admin-own-account.ts';
import { adminPeopleRoutes } from './admin-people.ts';
import { adminReplyRoutes } from './admin-replies.ts';
import { adminStatisticsRoutes } from './admin-statistics.ts';
import { adminSubscriberRoutes } from './admin-subscribers.ts';
import { adminUserRoutes } from './admin-users.ts';
import { adminWorkRoutes } from './admin-work.ts';
import { adminWebhookRoutes } from './admin-webhooks.ts';
import { answerRefusal, Refusal, refusalOf } from './answers.ts';
import { auditRequests, refuseUnlistedRoutes } from './audit-requests.ts';
import { requireSession, type AdminEnvironment } from './require-session.ts';

/**
 * All routes of the dashboard, behind the session and by role (docs/decisions/009-live-mode.md). Mount it at `/api`.
 * @throws Error for a route that `admin-access.ts` does not list
 */
export function adminRoutes(parts: LiveParts, passwords: Passwords): Hono<AdminEnvironment> {
  const sessions = createSessions(parts);
  const app = new Hono<AdminEnvironment>();
  app.onError((error, context) => answerRefusal(context, refusalOf(error)));
  app.use('/admin/*', requireSession(sessions, parts));
  app.use('/admin/*', auditRequests(parts));
  for (const routes of [
    adminAlertRoutes(parts),
    adminApplicationRoutes(parts),
    adminWorkRoutes(parts),
    adminReplyRoutes(parts),
    adminEnquiryRoutes(parts),
    adminSubscriberRoutes(parts),
    adminMailRoutes(parts),
    adminWebhookRoutes(parts),
    adminStatisticsRoutes(parts),
    adminEventRoutes(parts, sessions),
    adminPeopleRoutes(parts),
    adminUserRoutes(parts),
    adminOwnAccountRoutes(parts, passwords),
    adminLogRoutes(parts),
  ]) {
    app.route('/', routes);
  }
  refuseUnlistedRoutes(app.routes);
  app.all('/admin/*', () => {
    throw new Refusal(404, 'missing');
  });
  return app;
}
