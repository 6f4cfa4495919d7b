import { editionOf } from '#content/edition.ts';
import { testSite as site } from '#content/test-support/test-site.ts';
import { beforeEach, expect, it } from 'vitest';
import { applicationForm } from '#shared/forms/application.ts';
import { defineForm, shownIn, type Form, type Place } from '#shared/forms/define-form.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { newsletterForm } from '#shared/forms/newsletter.ts';
import { sampleResume } from '#shared/test-support/application-samples.ts';
import { interestOptions } from '#shared/forms/interest-options.ts';
import { localizeFields, readableValue } from '#shared/forms/localized-field.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { filledOf } from '#shared/test-support/form-samples.ts';
import { applicationStore } from './applications/applications.store.ts';
import { enquiryStore } from './enquiries/enquiries.store.ts';
import { exportPerson } from './people/people.ts';
import { createFixture, type Fixture } from './test-support/fixture.ts';

/** Every described field works in all places: posted, stored, mailed, searched, exported. */

let live: Fixture;
beforeEach(async () => void (live = await createFixture()));

/** The value of each field; all differ. */
const textsOf = (form: Form) => Object.entries<string>(filledOf(form));

const namesShown = (form: Form, place: Place) => shownIn(form, place).map(({ name }) => name);

const t = createTranslator(site, site.defaultLanguage);
const interests = interestOptions(editionOf(site), t('contact.form.service.other'));

/** Names of the fields whose value is in a text, as people read it. */
const namesIn = (form: Form, text: string) =>
  localizeFields(t, form, interests).flatMap((field) =>
    text.includes(readableValue(field, filledOf(form)[field.name] ?? '')) ? [field.name] : [],
  );

/** Names of the fields that a list's search finds. */
async function namesFound(form: Form, list: typeof enquiryStore.list | typeof applicationStore.list) {
  const found: string[] = [];
  for (const [name, value] of textsOf(form)) {
    const [text = ''] = value.split('\n');
    const { total } = await list(live.database, { text, folder: 'inbox', offset: 0, limit: 9 });
    if (total === 1) found.push(name);
  }
  return found;
}

const noticeTo = async (address: string) =>
  (await live.stored.mails()).find(({ to }) => to === address)?.text ?? '';

it('of an enquiry appears exactly where its description says', async () => {
  const sent = filledOf(enquiryForm);
  expect((await live.postJson('enquiries', sent)).status).toBe(201);
  expect(await live.stored.enquiries()).toMatchObject([sent]);
  expect(namesIn(enquiryForm, await noticeTo('desk@site.example'))).toEqual(namesShown(enquiryForm, 'mail'));
  expect(await namesFound(enquiryForm, enquiryStore.list)).toEqual(namesShown(enquiryForm, 'search'));
  expect((await exportPerson(live.deps, sent.email)).record).toMatchObject({ enquiries: [sent] });
});

it('of an application appears exactly where its description says', async () => {
  const sent = filledOf(applicationForm);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...sent, jobId: 'cloud-engineer' })) form.set(name, value);
  form.set('resume', new File([sampleResume], 'cv.pdf'));
  expect((await live.postMultipart('applications', form)).status).toBe(201);
  expect(await live.stored.applications()).toMatchObject([sent]);
  const notice = await noticeTo('hiring@site.example');
  // The name is in the mail's heading.
  const mailed = ['firstName', 'lastName', ...namesShown(applicationForm, 'mail')];
  expect(namesIn(applicationForm, notice)).toEqual(mailed);
  expect(await namesFound(applicationForm, applicationStore.list)).toEqual(
    namesShown(applicationForm, 'search'),
  );
  expect((await exportPerson(live.deps, sent.email)).record).toMatchObject({ applications: [sent] });
});

it.each([
  ['enquiry', 'enquiries', enquiryForm],
  ['application', 'applications', applicationForm],
  ['newsletter', 'subscribers', newsletterForm],
] as const)(
  'of the form %s cannot have the name of another column of its table',
  async (file, name, form) => {
    const tables = await live.database.read((db) => db.introspection.getTables());
    const columns = tables.find((table) => table.name === name)?.columns ?? [];
    const names = columns.map((column) =>
      column.name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
    );
    const others = names.filter((column) => !(column in form));
    expect(others).toContain('receivedAt');
    const isReserved = (column: string) => {
      const field = { kind: 'line', max: 9, label: 'contact.form.company', in: [] } as const;
      try {
        defineForm(file, [], { [column]: field });
        return false;
      } catch {
        return true;
      }
    };
    expect(others.filter((column) => !isReserved(column))).toEqual([]);
  },
);
