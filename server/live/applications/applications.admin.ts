import { Hono } from 'hono';
import type { DashboardApplication, WorkPage } from '../../../shared/contracts/dashboard.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { csvCells, csvHeads } from '../../../shared/forms/application-csv.ts';
import { labelsOf } from '../../../shared/forms/define-form.ts';
import {
  applicationSearchSchema,
  asks,
  changeSchema,
  logs,
  rangeOf,
  takes,
  takesText,
} from '../admin/admin-requests.ts';
import { attachmentHeaders } from '../admin/attachment.ts';
import { answerCsv, wordsOf } from '../admin/csv.ts';
import { eraseRecord } from '../people/people.ts';
import { countInbox } from '../records.store.ts';
import { foundOr404, readId, Refusal } from '../requests.ts';
import type { Services } from '../services.ts';
import type { AdminEnvironment } from '../sessions/sessions.route.ts';
import { outgoingOfApplication } from './applications.mail.ts';
import {
  changeApplication,
  deleteApplication,
  listApplications,
  readApplication,
  readResume,
  type StoredApplication,
} from './applications.store.ts';

const dashboardApplication = ({
  consentVersion: _,
  ...application
}: StoredApplication): DashboardApplication => application;

/** The dashboard's applications (SPEC section 2, Admin dashboard): list, review, download, delete. */
export function applicationAdminRoutes(services: Services) {
  const { database, options, wakeOutbox, log } = services;
  const search = [asks(applicationSearchSchema), takesText] as const;

  return new Hono<AdminEnvironment>()
    .on(
      ['GET', 'POST'],
      '/admin/applications',
      logs(services, 'view', 'applications'),
      ...search,
      async (context) => {
        const { page, job: jobId, direction, ...asked } = context.req.valid('query');
        const { items, total } = await listApplications(database, {
          ...asked,
          jobId,
          text: context.req.valid('json').q,
          isDescending: direction === 'descending',
          ...rangeOf(page),
        });
        context.set(
          'records',
          items.map(({ id }) => id),
        );
        const counts = await countInbox(database, 'applications');
        const answer: WorkPage<DashboardApplication> = {
          items: items.map(dashboardApplication),
          total,
          counts,
        };
        return context.json(answer);
      },
    )
    .on(['GET', 'POST'], '/admin/applications.csv', ...search, async (context) => {
      const { page: _, job: jobId, direction, ...asked } = context.req.valid('query');
      const sorted = {
        ...asked,
        jobId,
        text: context.req.valid('json').q,
        isDescending: direction === 'descending',
      };
      const t = wordsOf(context);
      const heads = csvHeads({
        ...labelsOf(t, applicationForm),
        name: t('admin.name'),
        position: t('admin.position'),
        date: t('admin.date'),
        status: t('admin.status'),
      });
      return answerCsv(context, services, 'applications', {
        file: t('admin.export.file'),
        heads: [...heads, t('dashboard.notes')],
        read: (range) => listApplications(database, { ...sorted, ...range }),
        cellsOf: (application) => {
          const { jobTitle: position, receivedAt: date, note } = application;
          const status = t(`admin.status.${application.status}`);
          return [...csvCells(application, { position, date, status }), note];
        },
      });
    })
    .get('/admin/applications/:id', logs(services, 'view', 'applications'), async (context) =>
      context.json(dashboardApplication(foundOr404(await readApplication(database, readId(context))))),
    )
    .patch(
      '/admin/applications/:id',
      logs(services, 'change', 'applications'),
      takes(changeSchema),
      async (context) => {
        const change = context.req.valid('json');
        const changed = await changeApplication(database, readId(context), change, (application) =>
          outgoingOfApplication(application, options),
        );
        if (change.folder === 'inbox') wakeOutbox();
        return context.json(dashboardApplication(foundOr404(changed)));
      },
    )
    .delete('/admin/applications/:id', logs(services, 'delete', 'applications'), async (context) => {
      const id = readId(context);
      if (!(await eraseRecord(services, id, () => deleteApplication(database, id))))
        throw new Refusal(404, 'missing');
      log.info('application deleted', { reference: id });
      return context.body(null, 204);
    })
    .get('/admin/applications/:id/resume', logs(services, 'export', 'applications'), async (context) => {
      const { id, resume } = foundOr404(await readApplication(database, readId(context)));
      const content = foundOr404(await readResume(database, id));
      log.info('resume downloaded', { reference: id });
      // The type was detected at the upload, so the sender cannot choose the header's value.
      return context.body(Uint8Array.from(content), 200, attachmentHeaders(resume.name, resume.type));
    });
}
