import { describe, expect, it } from 'vitest';
import { brand } from '../../../config/brand.ts';
import { languages } from '../../../config/locales.ts';
import { templatesIn } from '../../../content/desk.ts';
import { createTranslator } from '../../../i18n/translator.ts';
import { sampleApplication, sampleEnquiry } from '../test-support/live-fixture.ts';
import { startWorker } from '../test-support/outbox-fixture.ts';
import { live, dashboard, dashboardForEachTest } from '../test-support/each-test.ts';

dashboardForEachTest();

const [teamLanguage = 'en', otherLanguage = teamLanguage] = languages;

const pathOf = (list: 'applications' | 'enquiries', id: string, rest: string) =>
  `/api/admin/${list}/${id}/${rest}`;
const reply = (text: object) => ({
  subject: 'Your application',
  text: 'Dear Ada,\n\nplease come.\n',
  idempotencyKey: 'k'.repeat(20),
  ...text,
});

describe('templates', () => {
  it('are filled in, in the language of the applicant, with their names in that of the team', async () => {
    const { id } = await live.apply({ language: otherLanguage, firstName: 'Ada {job}\r\nBcc: x' });
    const address = pathOf('applications', id, `templates?language=${teamLanguage}`);
    const { templates } = await (await dashboard.get(address)).json();
    const own = templatesIn(otherLanguage).filter(({ repliesTo }) => repliesTo === 'application');
    const names = templatesIn(teamLanguage).filter(({ repliesTo }) => repliesTo === 'application');
    expect(templates).toHaveLength(own.length);
    const [first] = templates;
    expect(first).toMatchObject({ id: own[0]?.id, name: names[0]?.name, moveTo: own[0]?.moveTo });
    const written = `${first.subject}\n${first.text}`;
    expect(written).toContain('Ada {job} Bcc: x');
    expect(written).toContain(sampleApplication.jobTitle);
    expect(written).toContain(createTranslator(otherLanguage)('mail.sender.team'));
    expect(written.replaceAll('{job}', '')).not.toMatch(/[{}]/);
  });

  it('of enquiries are others, and nobody has any', async () => {
    const { id } = await live.enquire({ language: otherLanguage });
    const { templates } = await (await dashboard.get(pathOf('enquiries', id, 'templates'))).json();
    expect(templates.length).toBeGreaterThan(0);
    expect(templates[0].text).toContain(sampleEnquiry.name);
    expect((await dashboard.get(pathOf('enquiries', 'nobody', 'templates'))).status).toBe(404);
  });
});

describe('a reply', () => {
  it('is sent through the outbox, kept on the record with its state, and moves the stage', async () => {
    const { id, email } = await live.apply();
    const body = reply({ status: 'reviewed' });
    const answer = await dashboard.change('POST', pathOf('applications', id, 'replies'), body);
    expect(answer.status).toBe(201);
    expect(live.wakes()).toBe(1);
    const shown = async () => (await dashboard.get(`/api/admin/applications/${id}`)).json();
    const kept = {
      author: 'admin',
      subject: body.subject,
      text: body.text,
      createdAt: live.now().toISOString(),
    };
    expect(await shown()).toMatchObject({ status: 'reviewed', replies: [{ ...kept, state: 'waiting' }] });
    const worker = startWorker(live, live.transport);
    await worker.tick();
    await worker.outbox.stop();
    expect(live.sent).toMatchObject([
      { to: email, subject: body.subject, text: body.text, replyTo: brand.email.careers, isPersonal: true },
    ]);
    expect(await shown()).toMatchObject({ replies: [{ ...kept, state: 'sent' }] });
  });

  it('of which the server of the receiver says no is failed, and can be sent again', async () => {
    const { id } = await live.enquire();
    await dashboard.change('POST', pathOf('enquiries', id, 'replies'), reply({ status: 'reviewed' }));
    const at = live.now().toISOString();
    const [mail] = await live.store.claimMails(at, at, 1);
    expect(mail).toMatchObject({ to: sampleEnquiry.email, replyTo: brand.email.general });
    await live.store.markMailFailed(mail?.id ?? '', { error: '550 no', attempts: 1, dueAt: null });
    const shown = async () => (await dashboard.get(`/api/admin/enquiries/${id}`)).json();
    const { replies } = await shown();
    expect(replies).toMatchObject([{ id: mail?.id, state: 'dead', lastError: '550 no' }]);
    expect((await dashboard.change('POST', `/api/admin/mails/${mail?.id}/retry`)).status).toBe(204);
    expect(await shown()).toMatchObject({ status: 'reviewed', replies: [{ state: 'waiting' }] });
  });

  it('is stored once for a double click, and twice when it says another thing', async () => {
    const { id } = await live.apply();
    const send = (change: object) =>
      dashboard.change('POST', pathOf('applications', id, 'replies'), reply(change));
    const answers = await Promise.all([send({}), send({}), send({ text: 'Another.' })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await live.store.mailCounts()).toMatchObject({ waiting: 2 });
  });

  it.each([
    ['a subject of two lines', { subject: 'a\nBcc: b@c.example' }],
    ['no subject', { subject: ' ' }],
    ['a subject without end', { subject: 'x'.repeat(201) }],
    ['no text', { text: '\n' }],
    ['text without end', { text: 'x'.repeat(20_001) }],
    ['text no mail carries', { text: 'a\0' }],
    ['a stage there is none of', { status: 'archived' }],
    ['no key', { idempotencyKey: undefined }],
    ['a short key', { idempotencyKey: 'k' }],
  ])('with %s is refused with the field, nothing is sent or moved', async (_, change) => {
    const { id } = await live.apply();
    const enquiry = await live.enquire();
    for (const address of [
      pathOf('applications', id, 'replies'),
      pathOf('enquiries', enquiry.id, 'replies'),
    ]) {
      const answer = await dashboard.change('POST', address, reply({ status: 'reviewed', ...change }));
      expect(answer.status).toBe(422);
      expect(Object.keys((await answer.json()).fields)).toEqual(Object.keys(change));
    }
    expect(await live.store.mailCounts()).toMatchObject({ waiting: 0 });
    expect(await live.store.application(id)).toMatchObject({ status: 'new' });
    expect(await live.store.enquiry(enquiry.id)).toMatchObject({ status: 'new' });
  });

  it('needs a record: one that was deleted gets none', async () => {
    const { id } = await live.apply();
    await live.store.deleteApplication(id, live.now().toISOString());
    const answer = await dashboard.change('POST', pathOf('applications', id, 'replies'), reply({}));
    expect(answer.status).toBe(404);
    expect(await live.store.mailCounts()).toMatchObject({ waiting: 0 });
  });

  it('is no mail of a stranger: the ceiling for mails to visitors does not hold it', async () => {
    const { id } = await live.apply();
    live.store.countEvent = () => Promise.reject(new Error('counted'));
    await dashboard.change('POST', pathOf('applications', id, 'replies'), reply({}));
    const worker = startWorker(live, live.transport);
    await worker.tick();
    await worker.outbox.stop();
    expect(live.sent).toHaveLength(1);
  });
});
