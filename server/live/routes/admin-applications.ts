import { Hono } from 'hono';
import { applicationChangeSchema, applicationSearchSchema } from '../../../shared/contracts/admin-schema.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { csvCells, csvHeads } from '../../../shared/forms/application-csv.ts';
import { labelsOf } from '../../../shared/forms/define-form.ts';
import { applicationMails } from '../mail/texts.ts';
import type { LiveParts } from '../parts.ts';
import { removeResumes } from '../privacy/remove-resumes.ts';
import { removeTraces } from '../privacy/remove-traces.ts';
import type { StoredApplication } from '../store/store.ts';
import { applicationItem } from './admin-items.ts';
import { foundOr404, readChange, readId, readSearch, searchOf } from './admin-request.ts';
import { answerCsv, wordsOf } from './answer-csv.ts';
import { assignedOf, checkAssigned } from './assigned.ts';
import { attachmentHeaders } from './attachment.ts';
import type { AdminEnvironment } from './require-session.ts';

/** The dashboard's applications (SPEC section 2, Admin dashboard): list, review, download, delete. */
export function adminApplicationRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const { store, resumeFiles, log, now } = parts;
  const app = new Hono<AdminEnvironment>();

  app.on(['GET', 'POST'], '/admin/applications', async (context) => {
    const { status, folder, assigned, ...search } = await readSearch(context, applicationSearchSchema);
    const assignedTo = assignedOf(assigned, context.get('user'));
    const { items, total } = await store.applications({ ...searchOf(search), status, folder, assignedTo });
    const counts = await store.applicationCounts();
    return context.json({ items: items.map(applicationItem), total, counts });
  });

  app.on(['GET', 'POST'], '/admin/applications.csv', async (context) => {
    const { q: text, status, folder, assigned } = await readSearch(context, applicationSearchSchema);
    const assignedTo = assignedOf(assigned, context.get('user'));
    const t = wordsOf(context);
    const heads = csvHeads({
      ...labelsOf(t, applicationForm),
      name: t('admin.name'),
      position: t('admin.position'),
      date: t('admin.date'),
      status: t('admin.status'),
    });
    return answerCsv<StoredApplication>(context, t.language, {
      file: t('admin.export.file'),
      heads: [...heads, t('desk.notes')],
      read: (range) => store.applications({ text, status, folder, assignedTo, ...range }),
      cellsOf: (application) => {
        const { jobTitle, receivedAt, notes } = application;
        const state = t(`admin.status.${application.status}`);
        return [...csvCells(application, { position: jobTitle, date: receivedAt, status: state }), notes];
      },
    });
  });

  app.get('/admin/applications/:id', async (context) =>
    context.json(applicationItem(foundOr404(await store.application(readId(context))))),
  );

  app.patch('/admin/applications/:id', async (context) => {
    const change = await readChange(context, applicationChangeSchema);
    await checkAssigned(store, change);
    const mailsOf = (moved: StoredApplication) => applicationMails(moved, parts.options);
    const application = foundOr404(await store.changeApplication(readId(context), change, mailsOf));
    if (change.folder === 'inbox') parts.wakeOutbox();
    return context.json(applicationItem(application));
  });

  app.delete('/admin/applications/:id', async (context) => {
    const id = readId(context);
    const { resumeKey, mailIds } = foundOr404(await store.deleteApplication(id, now().toISOString()));
    await removeResumes(parts, [resumeKey]);
    await removeTraces(parts, mailIds);
    log.info('application deleted', { reference: id });
    return context.body(null, 204);
  });

  app.get('/admin/applications/:id/resume', async (context) => {
    const { id, resume } = foundOr404(await store.application(readId(context)));
    const content = foundOr404(await resumeFiles.read(resume.key));
    log.info('resume downloaded', { reference: id });
    return context.body(Uint8Array.from(content), 200, attachmentHeaders(resume.name, typeOf(resume)));
  });

  return app;
}

/** The type found when the file was received; no other value gets into the header. */
function typeOf({ type }: StoredApplication['resume']): string {
  return /^application\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
}
