import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../i18n/translator.ts';
import { sampleResume } from '../../../shared/test-support/application-samples.ts';
import { applicationForm } from '../../../shared/forms/application.ts';
import { shownIn, type Form, type Place } from '../../../shared/forms/define-form.ts';
import { enquiryForm } from '../../../shared/forms/enquiry.ts';
import { filledOf } from '../../../shared/test-support/form-samples.ts';
import { live, admin, dashboard, dashboardForEachTest } from '../test-support/each-test.ts';

/** Every described field works in all places: posted, stored (SQLite), mailed, searched, shown, exported. */

dashboardForEachTest();

/** Gives each field its own value; a service is one of the list. */
const textsOf = (form: Form) =>
  Object.entries<string>(filledOf(form)).filter(([name]) => form[name]?.kind !== 'service');

const namesShown = (form: Form, place: Place) => shownIn(form, place).map(({ name }) => name);

/** Names of the fields whose value is in a text. */
const namesIn = (form: Form, text: string) =>
  textsOf(form).flatMap(([name, value]) => (text.includes(value) ? [name] : []));

const withoutService = (form: Form, names: readonly string[]) =>
  names.filter((name) => form[name]?.kind !== 'service');

/** Names of the fields that the list's search finds. */
async function namesFound(form: Form, list: string): Promise<string[]> {
  const found: string[] = [];
  for (const [name, value] of textsOf(form)) {
    const [line = ''] = value.split('\n');
    const { total } = await (await dashboard.change('POST', `/api/admin/${list}`, { q: line })).json();
    if (total === 1) found.push(name);
  }
  return found;
}

const mailTexts = async (to: string) => {
  const { items } = await live.store.mails({ text: '', state: 'waiting', offset: 0, limit: 9 });
  return items.filter((mail) => mail.to === to).map(({ text }) => text);
};

describe('every described field', () => {
  it('of an enquiry arrives wherever the description says, and nowhere else', async () => {
    const sent = filledOf(enquiryForm);
    const response = await admin.app.request('https://site.example/api/enquiries', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(sent),
    });
    expect(response.status).toBe(201);
    const { items } = await (await dashboard.get('/api/admin/enquiries')).json();
    expect(items).toMatchObject([sent]);
    const [mail = ''] = await mailTexts('desk@site.example');
    expect(namesIn(enquiryForm, mail)).toEqual(withoutService(enquiryForm, namesShown(enquiryForm, 'mail')));
    expect(await namesFound(enquiryForm, 'enquiries')).toEqual(
      withoutService(enquiryForm, namesShown(enquiryForm, 'search')),
    );
    const person = await (await dashboard.change('POST', '/api/admin/people', { email: sent.email })).json();
    expect(person.enquiries).toMatchObject([sent]);
  });

  it('of an application arrives wherever the description says, and nowhere else', async () => {
    const sent = filledOf(applicationForm);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...sent, jobId: 'cloud-engineer' })) form.set(name, value);
    form.set('resume', new File([sampleResume], 'cv.pdf'));
    const response = await admin.app.request('https://site.example/api/applications', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
    });
    expect([response.status, await response.json()]).toMatchObject([201, sent]);
    const { items } = await (await dashboard.get('/api/admin/applications')).json();
    expect(items).toMatchObject([sent]);
    const [mail = ''] = await mailTexts('hiring@site.example');
    // Always included: they are in the mail's heading and in the row of the file.
    const names = ['firstName', 'lastName'];
    expect(namesIn(applicationForm, mail)).toEqual([...names, ...namesShown(applicationForm, 'mail')]);
    expect(await namesFound(applicationForm, 'applications')).toEqual(namesShown(applicationForm, 'search'));

    const csv = await (await dashboard.get('/api/admin/applications.csv?language=de')).text();
    const inFile = namesShown(applicationForm, 'csv');
    expect(namesIn(applicationForm, csv.replaceAll('""', '"'))).toEqual([...names, 'email', ...inFile]);
    const t = createTranslator('de');
    const heads = csv.slice(csv.indexOf('"'), csv.indexOf('\r\n')).replaceAll('"', '').split(';');
    expect(heads.slice(5, -1)).toEqual(shownIn(applicationForm, 'csv').map(({ label }) => t(label)));
    const person = await (await dashboard.change('POST', '/api/admin/people', { email: sent.email })).json();
    expect(person.applications).toMatchObject([sent]);
  });
});
