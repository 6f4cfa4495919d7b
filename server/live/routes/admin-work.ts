import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bulkChangeSchema, bulkDeletionSchema, noteSchema } from '../../../shared/contracts/work-schema.ts';
import { applicationMails } from '../mail/texts.ts';
import type { LiveParts } from '../parts.ts';
import { removeResumes } from '../privacy/remove-resumes.ts';
import { removeTraces } from '../privacy/remove-traces.ts';
import { applicationItem } from './admin-items.ts';
import { foundOr404, readChange, readId } from './admin-request.ts';
import { idempotencyKeyOf } from './answer-post.ts';
import type { AdminEnvironment } from './require-session.ts';

/** The team's notes on applications, and changes of many applications at once, all or none. */
export function adminWorkRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const { store, options, now, log, wakeOutbox } = parts;
  const app = new Hono<AdminEnvironment>();

  app.post('/admin/applications/changes', async (context) => {
    const { changes } = await readChange(context, bulkChangeSchema);
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

  app.post('/admin/applications/:id/notes', async (context) => {
    const id = readId(context);
    const { text, idempotencyKey } = await readChange(context, noteSchema);
    const author = context.get('user').name;
    const note = { id: randomUUID(), author, text, createdAt: now().toISOString() };
    const key = idempotencyKeyOf('note', idempotencyKey, [id, author, text]);
    return context.json(applicationItem(foundOr404(await store.addNote(id, note, key))), 201);
  });

  app.delete('/admin/applications/:id/notes/:note', async (context) => {
    const changed = await store.deleteNote(readId(context), readId(context, 'note'));
    return context.json(applicationItem(foundOr404(changed)));
  });

  return app;
}
