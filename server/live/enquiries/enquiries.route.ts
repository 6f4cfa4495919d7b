import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { enquirySchema, sourceSchema } from '#shared/forms/form-schemas.ts';
import type { StoredEnquiry } from '#server/live/database.ts';
import { formRoute, readFormWithoutFile } from '#server/live/forms/form-route.ts';
import { parseFields } from '#server/live/requests.ts';
import type { LiveDeps } from '#server/live/deps.ts';
import { outgoingOfEnquiry } from './enquiries.mail.ts';
import { addEnquiry, enquiryStore } from './enquiries.store.ts';
import type { DashboardEnquiry } from '#shared/contracts/dashboard.ts';
import { serviceInterests } from '#shared/forms/interest-options.ts';
import { localizeFields, readableValue } from '#shared/forms/localized-field.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { shownSource, sourceForm } from '#shared/forms/source.ts';
import { interestsOf } from '#server/live/outbox/mail-text.ts';
import { workRoutes } from '#server/live/admin/work-routes.ts';

/**
 * POST /api/enquiries: stores the contact form (SPEC section 4, Contact form), its emails and its event in one
 * transaction. Answers 201 with a reference. Spam goes to its own folder without a mail and gets the same answer.
 */
export function enquiryRoutes(deps: LiveDeps) {
  const { database, options } = deps;
  return formRoute(deps, {
    form: 'enquiry',
    read: readFormWithoutFile,
    async store({ fields, received, keyOf, keep }) {
      const site = deps.site();
      const offered = serviceInterests({ services: site.services[site.defaultLanguage] ?? [] });
      const typed = parseFields(enquirySchema(offered), fields);
      const enquiry: StoredEnquiry = {
        ...typed,
        ...v.parse(sourceSchema, fields),
        ...received,
        id: randomUUID(),
        status: 'new',
        note: '',
      };
      const outgoing = outgoingOfEnquiry(site, enquiry, options);
      const { id } = await keep([enquiry, outgoing], (count) =>
        addEnquiry(database, enquiry, keyOf(typed), outgoing, count),
      );
      return { status: 201, body: { reference: id } };
    },
  });
}

/** The dashboard's enquiries. */
export function enquiryAdminRoutes(deps: LiveDeps) {
  const { site, options } = deps;
  return workRoutes(deps, {
    kind: 'enquiries',
    store: enquiryStore,
    outgoingOf: (enquiry) => outgoingOfEnquiry(site(), enquiry, options),
    shown: ({ consentVersion: _, ...enquiry }): DashboardEnquiry => enquiry,
    csv(t) {
      const fields = localizeFields(t, enquiryForm, interestsOf(site(), t));
      const ofSource = localizeFields(t, sourceForm);
      return {
        file: 'enquiries.csv',
        heads: [
          t('admin.column.date'),
          t('admin.column.status'),
          ...[...fields, ...ofSource].map(({ label }) => label),
          t('dashboard.notes'),
        ],
        cellsOf: (enquiry) => [
          enquiry.receivedAt,
          t(`admin.status.${enquiry.status}`),
          ...fields.map((field) => readableValue(field, enquiry[field.name])),
          ...ofSource.map(({ name }) => shownSource(enquiry, t('dashboard.source.unknown'))[name]),
          enquiry.note,
        ],
      };
    },
  });
}
