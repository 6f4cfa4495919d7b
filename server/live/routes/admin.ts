import { Hono } from 'hono';
import type { LiveParts } from '../parts.ts';
import { createSessions } from '../security/sessions.ts';
import { adminAlertRoutes } from './admin-alerts.ts';
import { adminApplicationRoutes } from './admin-applications.ts';
import { adminEnquiryRoutes } from './admin-enquiries.ts';
import { adminEventRoutes } from './admin-events.ts';
import { adminMailRoutes } from './admin-mails.ts';
import { adminPeopleRoutes } from './admin-people.ts';
import { adminReplyRoutes } from './admin-replies.ts';
import { adminStatisticsRoutes } from './admin-statistics.ts';
import { adminSubscriberRoutes } from './admin-subscribers.ts';
import { adminWorkRoutes } from './admin-work.ts';
import { adminWebhookRoutes } from './admin-webhooks.ts';
import { answerRefusal, Refusal, refusalOf } from './answers.ts';
import { requireSession, type AdminEnvironment } from './require-session.ts';

/** All routes of the dashboard, behind the session (docs/decisions/009-live-mode.md). Mount it at `/api`. */
export function adminRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const sessions = createSessions(parts);
  const app = new Hono<AdminEnvironment>();
  app.onError((error, context) => answerRefusal(context, refusalOf(error)));
  app.use('/admin/*', requireSession(sessions, parts.options));
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
  ]) {
    app.route('/', routes);
  }
  app.all('/admin/*', () => {
    throw new Refusal(404, 'missing');
  });
  return app;
}
