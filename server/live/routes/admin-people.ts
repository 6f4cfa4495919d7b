import { Hono } from 'hono';
import { personSchema } from '../../../shared/contracts/admin-schema.ts';
import type { LiveParts } from '../parts.ts';
import { erasePerson, exportPerson } from '../privacy/person.ts';
import { readQuery } from './admin-request.ts';
import type { AdminEnvironment } from './require-session.ts';

/** Export (one JSON document) and erasure of a person's data, by e-mail address. */
export function adminPeopleRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const app = new Hono<AdminEnvironment>();
  app.get('/admin/people', async (context) => {
    const { email } = readQuery(context, personSchema);
    return context.json(await exportPerson(parts, email));
  });
  app.delete('/admin/people', async (context) => {
    const { email } = readQuery(context, personSchema);
    return context.json(await erasePerson(parts, email));
  });
  return app;
}
