import { Hono } from 'hono';
import { personSchema } from '../../../shared/contracts/admin-schema.ts';
import type { LiveParts } from '../parts.ts';
import { erasePerson, exportPerson } from '../privacy/person.ts';
import { readChange } from './admin-request.ts';
import type { AdminEnvironment } from './require-session.ts';

/** Export (one JSON document) and erasure of a person's data, by the e-mail address in the body. */
export function adminPeopleRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const app = new Hono<AdminEnvironment>();
  app.post('/admin/people', async (context) => {
    const { email } = await readChange(context, personSchema);
    const { record, recordIds } = await exportPerson(parts, email);
    context.set('auditRecords', recordIds);
    return context.json(record);
  });
  app.post('/admin/people/erase', async (context) => {
    const { email } = await readChange(context, personSchema);
    const { erased, recordIds } = await erasePerson(parts, email);
    context.set('auditRecords', recordIds);
    return context.json(erased);
  });
  return app;
}
