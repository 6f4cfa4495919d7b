import { Hono } from 'hono';
import type { Translator } from '../../../i18n/translator.ts';
import { enquirySearchSchema } from '../../../shared/contracts/admin-schema.ts';
import { interestOptions } from '../../../shared/contracts/interest-options.ts';
import { enquiryChangeSchema } from '../../../shared/contracts/work-schema.ts';
import { labelsOf, textNames } from '../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import { enquiryMails } from '../mail/texts.ts';
import type { LiveParts } from '../parts.ts';
import { removeTraces } from '../privacy/remove-traces.ts';
import { foundOr404, readChange, readId, readSearch, searchOf } from './admin-request.ts';
import type { StoredEnquiry } from '../store/store.ts';
import { answerCsv, wordsOf } from './answer-csv.ts';
import { assignedOf, checkAssigned } from './assigned.ts';
import type { AdminEnvironment } from './require-session.ts';

/** What an enquiry can be about, by its name as the team reads it. */
function serviceOrder(t: Translator): string[] {
  const collator = new Intl.Collator(t.language);
  return interestOptions(t.language, t('contact.form.service.other'))
    .toSorted((one, other) => collator.compare(one.label, other.label))
    .map(({ value }) => value);
}

/** The dashboard's enquiries: inbox and spam. */
export function adminEnquiryRoutes(parts: LiveParts): Hono<AdminEnvironment> {
  const { store, options, wakeOutbox, log } = parts;
  const app = new Hono<AdminEnvironment>();

  app.on(['GET', 'POST'], '/admin/enquiries', async (context) => {
    const { folder, assigned, sort, direction, ...search } = await readSearch(context, enquirySearchSchema);
    const assignedTo = assignedOf(assigned, context.get('user'));
    const order = sort && {
      by: sort,
      isDescending: direction === 'descending',
      ...(sort === 'service' && { ids: serviceOrder(wordsOf(context)) }),
    };
    return context.json(await store.enquiries({ ...searchOf(search), folder, assignedTo, order }));
  });

  app.on(['GET', 'POST'], '/admin/enquiries.csv', async (context) => {
    const { q: text, folder, assigned } = await readSearch(context, enquirySearchSchema);
    const assignedTo = assignedOf(assigned, context.get('user'));
    const t = wordsOf(context);
    const labels = labelsOf(t, enquiryForm);
    const names = textNames(enquiryForm);
    return answerCsv<StoredEnquiry>(context, t.language, {
      file: 'enquiries.csv',
      heads: [t('admin.date'), t('admin.status'), ...names.map((name) => labels[name])],
      read: (range) => store.enquiries({ text, folder, assignedTo, ...range }),
      cellsOf: (enquiry) => [
        enquiry.receivedAt,
        t(`admin.status.${enquiry.status}`),
        ...names.map((name) => enquiry[name]),
      ],
    });
  });

  app.get('/admin/enquiries/:id', async (context) => {
    const enquiry = foundOr404(await store.enquiry(readId(context)));
    const { id } = enquiry;
    const notes = (await store.notesOn([id])).get(id) ?? [];
    const replies = (await store.repliesTo([id])).get(id) ?? [];
    return context.json({ ...enquiry, notes, replies });
  });

  app.patch('/admin/enquiries/:id', async (context) => {
    const change = await readChange(context, enquiryChangeSchema);
    await checkAssigned(store, change);
    const mailsOf = (enquiry: StoredEnquiry) => enquiryMails(enquiry, options);
    const changed = foundOr404(await store.changeEnquiry(readId(context), change, mailsOf));
    if (change.folder === 'inbox') wakeOutbox();
    return context.json(changed);
  });

  app.delete('/admin/enquiries/:id', async (context) => {
    const id = readId(context);
    const { mailIds } = foundOr404(await store.deleteEnquiry(id));
    await removeTraces(parts, mailIds);
    log.info('enquiry deleted', { reference: id });
    return context.body(null, 204);
  });

  return app;
}
