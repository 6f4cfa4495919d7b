import type { StoredApplication } from '#server/live/database.ts';
import { createHash } from 'node:crypto';
import { pathTo } from '#shared/routes.ts';
import type { ResumeFacts } from '#shared/contracts/application.ts';
import { applicationForm } from '#shared/forms/application.ts';
import { localizeFields } from '#shared/forms/localized-field.ts';
import { applicationSchema, resumeNameSchema } from '#shared/forms/form-schemas.ts';
import { formRoute, type Posted } from '#server/live/forms/form-route.ts';
import { clientIpOf } from '#server/live/limits.ts';
import { parseFields, Refusal, foundOr404, readId, type RequestContext } from '#server/live/requests.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import { outgoingOfApplication } from './applications.mail.ts';
import { addApplication, applicationStore, readResume } from './applications.store.ts';
import { judgeResume } from './judge-resume.ts';
import { readUpload } from './upload.ts';
import type { DashboardApplication } from '#shared/contracts/dashboard.ts';
import { csvCells, csvHeads } from '#shared/forms/application-csv.ts';
import { auditLog } from '#server/live/admin/admin-requests.ts';
import { attachmentHeaders } from '#server/live/admin/attachment.ts';
import { workRoutes } from '#server/live/admin/work-routes.ts';

/**
 * POST /api/applications: stores an application, its resume (SPEC sections 3 and 7), its emails and its event in one
 * transaction. Answers 201, 413 for a resume over 5 MB, 415 when it is not a PDF or Word document. Spam
 * goes to its own folder without emails and gets the same answer.
 */
export function applicationRoutes(deps: LiveDeps) {
  const { database, options, ceilings } = deps;
  /** Counts what an upload holds in memory for its sender. */
  const holding = (context: RequestContext) => {
    const ip = clientIpOf(context, options);
    return {
      hold: (bytes: number) => ceilings.hold(ip, bytes),
      release: (bytes: number) => ceilings.release(ip, bytes),
    };
  };
  return formRoute(deps, {
    form: 'application',
    read: (context) => readUpload(context, 'resume', holding(context)),
    async store({ fields, file, received, keyOf, keep }) {
      const site = deps.site();
      const jobIds = (site.jobs[site.defaultLanguage] ?? [])
        .filter(({ applyAt }) => applyAt === undefined)
        .map(({ id }) => id);
      const text = parseFields(applicationSchema(jobIds), fields);
      const job = site.jobs[received.language]?.find(({ id }) => id === text.jobId);
      const { facts, content } = resumeOf(file);
      const application: StoredApplication = {
        ...text,
        ...received,
        id: `app-${Date.parse(received.receivedAt)}`,
        jobTitle: job?.title ?? text.jobId,
        resume: facts,
        status: 'new',
        note: '',
      };
      const sha256 = createHash('sha256').update(content).digest('hex');
      const key = keyOf({ ...text, resume: [facts.name, sha256] });
      const outgoing = outgoingOfApplication(site, application, options);
      const { id, receivedAt: date } = await keep(
        [application, outgoing],
        (count) => addApplication(database, application, content, key, outgoing, count),
        content,
      );
      // The forms of an earlier build that are still open read both.
      return { status: 201, body: { id, date }, page: pathTo(site, received.language, 'careers') };
    },
  });
}

/**
 * Checks the resume.
 * @throws Refusal 422 when it is missing or its name cannot be stored, 415 when it is not a PDF or Word document
 */
function resumeOf(file: Posted['file']): { facts: ResumeFacts; content: Uint8Array } {
  const { resume: name } = parseFields(resumeNameSchema, { resume: file?.name });
  const content = file?.content ?? new Uint8Array();
  const type = judgeResume(name, content);
  if (type === null) throw new Refusal(415, content.length === 0 ? 'empty-resume' : 'resume');
  return { facts: { name, sizeBytes: content.length, type }, content };
}

/** The dashboard's applications, with their resumes. */
export function applicationAdminRoutes(deps: LiveDeps) {
  const { database, site, options, log } = deps;
  return workRoutes(deps, {
    kind: 'applications',
    store: applicationStore,
    outgoingOf: (application) => outgoingOfApplication(site(), application, options),
    shown: ({ consentVersion: _, ...application }): DashboardApplication => application,
    csv(t) {
      const fields = localizeFields(t, applicationForm);
      const columns = {
        name: t('admin.column.name'),
        position: t('admin.column.position'),
        email: t('application.email'),
        date: t('admin.column.date'),
        status: t('admin.column.status'),
      };
      return {
        file: t('admin.dashboard.csvFile'),
        heads: [...csvHeads(columns, fields), t('dashboard.notes')],
        cellsOf: (application) => {
          const { jobTitle: position, receivedAt: date, note } = application;
          const status = t(`admin.status.${application.status}`);
          return [...csvCells(application, { position, date, status }, fields), note];
        },
      };
    },
  }).get('/admin/applications/:id/resume', auditLog(deps, 'export', 'applications'), async (context) => {
    const { id, resume } = foundOr404(await applicationStore.read(database, readId(context)));
    const content = foundOr404(await readResume(database, id));
    log.info('resume downloaded', { reference: id });
    // The type was detected at the upload, so the sender cannot choose the header's value.
    return context.body(Uint8Array.from(content), 200, attachmentHeaders(resume.name, resume.type));
  });
}
