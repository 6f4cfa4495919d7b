import { Hono } from 'hono';
import { applicationAdminRoutes } from '../applications/applications.admin.ts';
import { enquiryAdminRoutes } from '../enquiries/enquiries.admin.ts';
import { logRoutes } from '../log/log.route.ts';
import { peopleRoutes } from '../people/people.route.ts';
import { answerRefusal, Refusal, refusalOf } from '../requests.ts';
import type { Services } from '../services.ts';
import { requireSession, type AdminEnvironment } from '../sessions/sessions.route.ts';
import { subscriberAdminRoutes } from '../subscriptions/subscriptions.admin.ts';
import { mailRoutes } from './mails.route.ts';

/** All routes of the dashboard, behind the log-in; mount them at `/api`. */
export function adminRoutes(services: Services) {
  const app = new Hono<AdminEnvironment>();
  app.onError((error, context) => answerRefusal(context, refusalOf(error)));
  app.use('/admin/*', requireSession(services));
  return app
    .route('/', applicationAdminRoutes(services))
    .route('/', enquiryAdminRoutes(services))
    .route('/', subscriberAdminRoutes(services))
    .route('/', peopleRoutes(services))
    .route('/', mailRoutes(services))
    .route('/', logRoutes(services))
    .all('/admin/*', () => {
      throw new Refusal(404, 'missing');
    });
}
