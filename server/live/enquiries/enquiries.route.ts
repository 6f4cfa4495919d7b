import { randomUUID } from 'node:crypto';
import { enquirySchema } from '#content/form-schemas.ts';
import type { StoredEnquiry } from '#server/live/database.ts';
import { bytesOf, formRoute, readPlainForm } from '#server/live/forms/form-route.ts';
import { parseFields, foundOr404, readId, Refusal } from '#server/live/requests.ts';
import type { Services } from '#server/live/services.ts';
import { outgoingOfEnquiry } from './enquiries.mail.ts';
import { addEnquiry, changeEnquiry, deleteEnquiry, listEnquiries, readEnquiry } from './enquiries.store.ts';
import { Hono } from 'hono';
import type { DashboardEnquiry, WorkPage } from '#shared/contracts/dashboard.ts';
import { interestOptions } from '#content/form-choices.ts';
import { localizeFields, readableValue } from '#shared/forms/localized-field.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import {
  validateQuery,
  changeSchema,
  enquirySearchSchema,
  auditLog,
  rangeOf,
  validateJson,
  validateSearchText,
} from '#server/live/admin/admin-requests.ts';
import { answerCsv, csvTranslator } from '#server/live/admin/csv.ts';
import { eraseRecord } from '#server/live/people/people.ts';
import { countInbox } from '#server/live/records.store.ts';
import type { AdminEnvironment } from '#server/live/sessions/sessions.route.ts';

/**
 * POST /api/enquiries: stores the contact form (SPEC section 4, Contact form), its emails and its event in one
 * transaction. Answers 201 with a reference. Spam goes to its own folder without a mail and gets the same answer.
 */
export function enquiryRoutes(services: Services) {
  const { database, options, ceilings, formChoices, wakeOutbox, log, now } = services;
  return formRoute(services, {
    form: 'enquiry',
    read: readPlainForm,
    async store({ fields, language, folder, keyOf }) {
      const typed = parseFields(enquirySchema(formChoices()), fields);
      const enquiry: StoredEnquiry = {
        ...typed,
        id: randomUUID(),
        receivedAt: now().toISOString(),
        language,
        consentVersion: services.site.settings.consentVersion,
        folder,
        status: 'new',
        note: '',
      };
      const outgoing = outgoingOfEnquiry(services.site, enquiry, options);
      const bytes = bytesOf([enquiry, outgoing]);
      const { value, isRepeat } = await ceilings.store('enquiry', bytes, (count) =>
        addEnquiry(database, enquiry, keyOf(typed), outgoing, count),
      );
      wakeOutbox();
      log.info('enquiry', { reference: value.id, isRepeat, isSpam: value.folder === 'spam' });
      return { status: 201, body: { reference: value.id } };
    },
  });
}

const dashboardEnquiry = ({ consentVersion: _, ...enquiry }: StoredEnquiry): DashboardEnquiry => enquiry;

/** The dashboard's enquiries, inbox and spam. */
export function enquiryAdminRoutes(services: Services) {
  const { database, options, wakeOutbox, log } = services;
  const search = [validateQuery(enquirySearchSchema), validateSearchText] as const;

  return new Hono<AdminEnvironment>()
    .on(
      ['GET', 'POST'],
      '/admin/enquiries',
      auditLog(services, 'view', 'enquiries'),
      ...search,
      async (context) => {
        const { page, direction, ...filters } = context.req.valid('query');
        const { items, total } = await listEnquiries(database, {
          ...filters,
          text: context.req.valid('json').q,
          isDescending: direction === 'descending',
          ...rangeOf(page),
        });
        context.set(
          'records',
          items.map(({ id }) => id),
        );
        const counts = await countInbox(database, 'enquiries');
        const answer: WorkPage<DashboardEnquiry> = { items: items.map(dashboardEnquiry), total, counts };
        return context.json(answer);
      },
    )
    .on(['GET', 'POST'], '/admin/enquiries.csv', ...search, async (context) => {
      const { page: _, direction, ...filters } = context.req.valid('query');
      const sorted = {
        ...filters,
        text: context.req.valid('json').q,
        isDescending: direction === 'descending',
      };
      const t = csvTranslator(services.site, context);
      const interests = interestOptions(services.site, t.language, t('contact.form.service.other'));
      const fields = localizeFields(t, enquiryForm, interests);
      return answerCsv(context, services, 'enquiries', {
        file: 'enquiries.csv',
        heads: [
          t('admin.date'),
          t('admin.status'),
          ...fields.map(({ label }) => label),
          t('dashboard.notes'),
        ],
        read: (range) => listEnquiries(database, { ...sorted, ...range }),
        cellsOf: (enquiry) => [
          enquiry.receivedAt,
          t(`admin.status.${enquiry.status}`),
          ...fields.map((field) => readableValue(field, enquiry[field.name])),
          enquiry.note,
        ],
      });
    })
    .get('/admin/enquiries/:id', auditLog(services, 'view', 'enquiries'), async (context) =>
      context.json(dashboardEnquiry(foundOr404(await readEnquiry(database, readId(context))))),
    )
    .patch(
      '/admin/enquiries/:id',
      auditLog(services, 'change', 'enquiries'),
      validateJson(changeSchema),
      async (context) => {
        const change = context.req.valid('json');
        const changed = await changeEnquiry(database, readId(context), change, (enquiry) =>
          outgoingOfEnquiry(services.site, enquiry, options),
        );
        if (change.folder === 'inbox') wakeOutbox();
        return context.json(dashboardEnquiry(foundOr404(changed)));
      },
    )
    .delete('/admin/enquiries/:id', auditLog(services, 'delete', 'enquiries'), async (context) => {
      const id = readId(context);
      if (!(await eraseRecord(services, id, () => deleteEnquiry(database, id))))
        throw new Refusal(404, 'missing');
      log.info('enquiry deleted', { reference: id });
      return context.body(null, 204);
    });
}
