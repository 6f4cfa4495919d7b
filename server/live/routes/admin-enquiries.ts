import { Hono } from 'hono';
import { enquiryChangeSchema, enquirySearchSchema } from '../../../shared/contracts/admin-schema.ts';
import type { LiveParts } from '../parts.ts';
import { foundOr404, readChange, readId, readQuery, searchOf } from './admin-request.ts';
import { Refusal } from './answers.ts';
import type { AdminEnvironment } from './require-session.ts';

/** The dashboard's enquiries: inbox and spam. */
export function adminEnquiryRoutes({ store, log }: LiveParts): Hono<AdminEnvironment> {
  const app = new Hono<AdminEnvironment>();

  app.get('/admin/enquiries', async (context) => {
    const { folder, ...search } = readQuery(context, enquirySearchSchema);
    return context.json(await store.enquiries({ ...searchOf(search), folder }));
  });

  app.patch('/admin/enquiries/:id', async (context) => {
    const change = await readChange(context, enquiryChangeSchema);
    return context.json(foundOr404(await store.changeEnquiry(readId(context), change)));
  });

  app.delete('/admin/enquiries/:id', async (context) => {
    const id = readId(context);
    if (!(await store.deleteEnquiry(id))) throw new Refusal(404, 'missing');
    log.info('enquiry deleted', { reference: id });
    return context.body(null, 204);
  });

  return app;
}
