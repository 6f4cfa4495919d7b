import { Hono } from 'hono';
import { stagesIn } from '../../../content/desk.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { pageSize } from '../../../shared/contracts/page-size.ts';
import { applicationChangeSchema } from '../../../shared/contracts/work-schema.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { csvCells, csvHeads } from '../../../shared/forms/application-csv.ts';
import { labelsOf } from '../../../shared/forms/define-form.ts';
import { applicationMails } from '../mail/texts.ts';
import type { LiveParts } from '../parts.ts';
import { removeResumes } from '../privacy/remove-resumes.ts';
import { removeTraces } from '../privacy/remove-traces.ts';
import type { StoredApplication } from '../store/store.ts';
import type { Note } from '../../../shared/contracts/desk-answers.ts';
import { applicationItem } from './admin-items.ts';
import { foundOr404, readChange, readId } from './admin-request.ts';
import { answerCsv, wordsOf } from './answer-csv.ts';
import { checkAssigned } from './assigned.ts';
import { Refusal } from './answers.ts';
import { readApplicationSearch } from './application-search.ts';
import { attachmentHeaders, shownHeaders } from '../admin/attachment.ts';
import type { AdminEnvironment } from './require-session.ts';

/** The dashboard's applications (SPEC section 2, Admin dashboard): list, review, download, delete. */
export function adminApplicationRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const { store, resumeFiles, formChoices, log, now } = parts;
  const app = new Hono<AdminEnvironment>();

  app.on(['GET', 'POST'], '/admin/applications', async (context) => {
    const { page, ...search } = await readApplicationSearch(context, formChoices());
    const range = { offset: (page - 1) * pageSize, limit: pageSize };
    const { items, total } = await store.applications({ ...search, ...range });
    const counts = await store.applicationCounts();
    return context.json({ items: items.map(applicationItem), total, counts });
  });

  app.on(['GET', 'POST'], '/admin/applications.csv', async (context) => {
    const { page: _, ...search } = await readApplicationSearch(context, formChoices());
    const t = wordsOf(context);
    const stages = stageNames(t);
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
      read: (range) => store.applications({ ...search, ...range }),
      cellsOf: (application) => {
        const { jobTitle, receivedAt, status, notes } = application;
        const stage = stages[status] ?? status;
        const cells = csvCells(application, { position: jobTitle, date: receivedAt, status: stage });
        return [...cells, notes.map(noteCell).join('\n')];
      },
    });
  });

  app.get('/admin/applications/:id', async (context) => {
    const application = foundOr404(await store.application(readId(context)));
    const replies = (await store.repliesTo([application.id])).get(application.id) ?? [];
    return context.json({ ...applicationItem(application), replies });
  });

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

  app.get('/admin/applications/:id/resume/view', async (context) => {
    const { id, resume } = foundOr404(await store.application(readId(context)));
    if (typeOf(resume) !== 'application/pdf') throw new Refusal(404, 'missing');
    const content = foundOr404(await resumeFiles.read(resume.key));
    log.info('resume shown', { reference: id });
    return context.body(Uint8Array.from(content), 200, shownHeaders(resume.name));
  });

  return app;
}

/** Names of all stages, by id. */
function stageNames(t: Translator): Record<string, string> {
  return {
    new: t('admin.status.new'),
    reviewed: t('admin.status.reviewed'),
    ...Object.fromEntries(stagesIn(t.language).map(({ id, name }) => [id, name])),
  };
}

/** A note on a line of its own, with its time and author. */
const noteCell = ({ createdAt, author, text }: Note) =>
  author === '' ? text : `${createdAt.slice(0, 16).replace('T', ' ')} ${author}: ${text}`;

/** The type found when the file was received; no other value gets into the header. */
function typeOf({ type }: StoredApplication['resume']): string {
  return /^application\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream';
}
