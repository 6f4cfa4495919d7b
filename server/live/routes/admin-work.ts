import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bulkChangeSchemas, bulkDeletionSchema, noteSchema } from '../../../shared/contracts/work-schema.ts';
import { applicationMails, enquiryMails } from '../mail/texts.ts';
import type { LiveParts } from '../parts.ts';
import { removeResumes } from '../privacy/remove-resumes.ts';
import { removeTraces } from '../privacy/remove-traces.ts';
import { foundOr404, readChange, readId } from './admin-request.ts';
import { idempotencyKeyOf } from './answer-post.ts';
import type { AdminEnvironment } from './require-session.ts';

/** The team's notes on records, and changes of many records at once, all or none. */
export function adminWorkRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const { store, options, now, log, wakeOutbox } = parts;
  const app = new Hono<AdminEnvironment>();

  app.post('/admin/applications/changes', async (context) => {
    const { changes } = await readChange(context, bulkChangeSchemas.applications);
    const changed = await store.changeApplications(changes, (moved) => applicationMails(moved, options));
    if (changes.some(({ folder }) => folder === 'inbox')) wakeOutbox();
    log.info('applications changed', { count: changed.length });
    return context.json({ ids: changed.map(({ id }) => id) });
  });

  app.post('/admin/applications/deletions', async (context) => {
    const { ids } = await readChange(context, bulkDeletionSchema);
    const deleted = await store.deleteApplications(ids, now().toISOString());
    await removeResumes(
      parts,
      deleted.map(({ resumeKey }) => resumeKey),
    );
    await removeTraces(
      parts,
      deleted.flatMap(({ mailIds }) => mailIds),
    );
    log.info('applications deleted', { count: deleted.length });
    return context.json({ ids: deleted.map(({ id }) => id) });
  });

  app.post('/admin/enquiries/changes', async (context) => {
    const { changes } = await readChange(context, bulkChangeSchemas.enquiries);
    const changed = await store.changeEnquiries(changes, (moved) => enquiryMails(moved, options));
    if (changes.some(({ folder }) => folder === 'inbox')) wakeOutbox();
    log.info('enquiries changed', { count: changed.length });
    return context.json({ ids: changed.map(({ id }) => id) });
  });

  app.post('/admin/enquiries/deletions', async (context) => {
    const { ids } = await readChange(context, bulkDeletionSchema);
    const deleted = await store.deleteEnquiries(ids);
    await removeTraces(
      parts,
      deleted.flatMap(({ mailIds }) => mailIds),
    );
    log.info('enquiries deleted', { count: deleted.length });
    return context.json({ ids: deleted.map(({ id }) => id) });
  });

  for (const list of ['applications', 'enquiries'] as const) {
    app.post(`/admin/${list}/:id/notes`, async (context) => {
      const id = readId(context);
      const { text, idempotencyKey } = await readChange(context, noteSchema);
      const author = context.get('user').name;
      const note = { id: randomUUID(), author, text, createdAt: now().toISOString() };
      const key = idempotencyKeyOf('note', idempotencyKey, [id, author, text]);
      return context.json({ notes: foundOr404(await store.addNote(list, id, note, key)) }, 201);
    });

    app.delete(`/admin/${list}/:id/notes/:note`, async (context) => {
      const notes = await store.deleteNote(list, readId(context), readId(context, 'note'));
      return context.json({ notes: foundOr404(notes) });
    });
  }

  return app;
}
