import { Hono } from 'hono';
import { logs, personSchema, takes } from '../admin/admin-requests.ts';
import type { Services } from '../services.ts';
import type { AdminEnvironment } from '../sessions/sessions.route.ts';
import { erasePerson, exportPerson } from './people.ts';

/** Export (one JSON document) and erasure of a person's data, by the e-mail address in the body. */
export function peopleRoutes(services: Services) {
  return new Hono<AdminEnvironment>()
    .post('/admin/people', logs(services, 'export', 'person'), takes(personSchema), async (context) => {
      const { record, recordIds } = await exportPerson(services, context.req.valid('json').email);
      context.set('records', recordIds);
      return context.json(record);
    })
    .post('/admin/people/erase', logs(services, 'delete', 'person'), takes(personSchema), async (context) => {
      const recordIds = await erasePerson(services, context.req.valid('json').email);
      context.set('records', recordIds);
      return context.json({ records: recordIds.length });
    });
}
