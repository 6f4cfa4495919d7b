import { describe, expect, it } from 'vitest';
import { defaultLanguage } from '../../../config/locales.ts';
import { stagesIn } from '../../../content/desk.ts';
import { jobIds } from '../../../content/jobs.ts';
import { bulkMost } from '../../../shared/contracts/work-schema.ts';
import { pageSize } from '../../../shared/contracts/page-size.ts';
import { pdf, sampleApplication } from '../test-support/live-fixture.ts';
import { live, dashboard, dashboardForEachTest } from '../test-support/each-test.ts';

dashboardForEachTest();

const ownStages = stagesIn(defaultLanguage).map(({ id }) => id);
const [firstStage = ''] = ownStages;

const path = (id: string, rest = '') => `/api/admin/applications/${id}${rest}`;
const key = (name: string) => `${name}-0123456789abcdef`;
const list = async (query: string, body?: object) =>
  (
    await (body
      ? dashboard.change('POST', `/api/admin/applications?${query}`, body)
      : dashboard.get(`/api/admin/applications?${query}`))
  ).json();
const idsIn = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe('stages', () => {
  it('an application goes through every stage, and is counted in the one it is in', async () => {
    const { id } = await live.apply();
    for (const status of [...ownStages, 'reviewed', 'new']) {
      const changed = await dashboard.change('PATCH', path(id), { status });
      expect(await changed.json()).toMatchObject({ id, status });
      const { items, counts } = await list(`status=${status}`);
      expect(items).toHaveLength(1);
      expect(counts).toEqual({ total: 1, new: 0, reviewed: 0, [status]: 1 });
    }
  });

  it('one whose stage was taken out of the configuration is shown, found and can be moved', async () => {
    const { id } = await live.apply({ status: 'phone-call' });
    expect(await list('')).toMatchObject({
      items: [{ id, status: 'phone-call' }],
      counts: { 'phone-call': 1 },
    });
    expect(idsIn(await list('status=phone-call'))).toEqual([id]);
    expect((await dashboard.change('PATCH', path(id), { status: 'phone-call' })).status).toBe(422);
    expect((await dashboard.change('PATCH', path(id), { status: firstStage })).status).toBe(200);
    const csv = await (await dashboard.get('/api/admin/applications.csv?language=en')).text();
    expect(csv).toContain(`"${stagesIn('en')[0]?.name}"`);
  });

  it('are filtered with job and person, who is named in the body alone', async () => {
    const [one = '', other = ''] = jobIds();
    await live.apply({ id: 'app-1', jobId: one, status: firstStage });
    await live.apply({ id: 'app-2', jobId: other, status: firstStage, email: 'bob@sender.example' });
    await live.apply({ id: 'app-3', jobId: one });
    expect(idsIn(await list(`job=${one}`))).toEqual(['app-3', 'app-1']);
    expect(idsIn(await list(`job=${one}&status=${firstStage}`))).toEqual(['app-1']);
    expect(idsIn(await list('', { email: 'BOB@sender.example' }))).toEqual(['app-2']);
    expect((await dashboard.get('/api/admin/applications?email=bob@sender.example')).status).toBe(422);
  });

  it('sorting goes over all pages', async () => {
    const names = Array.from({ length: pageSize + 2 }, (_, index) => `N${String(index).padStart(2, '0')}`);
    await Promise.all(names.map((firstName, index) => live.apply({ id: `app-${index + 1}`, firstName })));
    const first = await list('sort=name&direction=ascending');
    const last = await list('sort=name&direction=ascending&page=2');
    const shown = [...first.items, ...last.items].map((item: { firstName: string }) => item.firstName);
    expect(shown).toEqual(names);
    expect(idsIn(await list('sort=name&direction=descending'))[0]).toBe(`app-${names.length}`);
  });
});

describe('notes', () => {
  it('have author and time, are stored once for each click, and can be deleted', async () => {
    const { id } = await live.apply();
    const text = 'Call back.\nKnows “Erlang” 🚀';
    const send = () => dashboard.change('POST', path(id, '/notes'), { text, idempotencyKey: key('one') });
    const added = await Promise.all([send(), send()]);
    expect(added.map(({ status }) => status)).toEqual([201, 201]);
    const { notes } = await (await dashboard.get(path(id))).json();
    expect(notes).toEqual([
      { id: expect.any(String), author: 'admin', text, createdAt: live.now().toISOString() },
    ]);
    const csv = await (await dashboard.get('/api/admin/applications.csv')).text();
    expect(csv).toContain('"2026-11-21 10:00 admin: Call back.\nKnows “Erlang” 🚀"\r\n');
    const removed = await dashboard.change('DELETE', path(id, `/notes/${notes[0].id}`));
    expect(await removed.json()).toEqual({ notes: [] });
    expect((await dashboard.change('DELETE', path(id, `/notes/${notes[0].id}`))).status).toBe(404);
  });

  it.each([
    ['text no store keeps', { text: 'a\0b' }],
    ['nothing', { text: ' \n' }],
    ['no text', { text: 7 }],
    ['text without end', { text: 'x'.repeat(20_001) }],
    ['no key', { text: 'x', idempotencyKey: undefined }],
  ])('refuse %s', async (_, body) => {
    const { id } = await live.apply();
    const answer = await dashboard.change('POST', path(id, '/notes'), { idempotencyKey: key('k'), ...body });
    expect(answer.status).toBe(422);
    expect((await live.store.application(id))?.notes).toEqual([]);
  });

  it('need an application', async () => {
    const body = { text: 'x', idempotencyKey: key('k') };
    expect((await dashboard.change('POST', path('app-404', '/notes'), body)).status).toBe(404);
  });
});

describe('many at once', () => {
  const changes = '/api/admin/applications/changes';
  const deletions = '/api/admin/applications/deletions';

  it('are moved and moved back, in one request each', async () => {
    await live.apply({ id: 'app-1' });
    await live.apply({ id: 'app-2', status: 'reviewed' });
    const both = ['app-1', 'app-2'].map((id) => ({ id, status: firstStage }));
    expect(await (await dashboard.change('POST', changes, { changes: both })).json()).toEqual({
      ids: ['app-1', 'app-2'],
    });
    const back = [
      { id: 'app-1', status: 'new' },
      { id: 'app-2', status: 'reviewed' },
    ];
    await dashboard.change('POST', changes, { changes: back });
    expect((await list('')).counts).toEqual({ total: 2, new: 1, reviewed: 1 });
  });

  it('are marked as spam, deleted with their resumes, and what is gone already is left out', async () => {
    for (const id of ['app-1', 'app-2', 'app-3']) await live.apply({ id });
    const spam = ['app-1', 'app-404'].map((id) => ({ id, folder: 'spam' }));
    expect(await (await dashboard.change('POST', changes, { changes: spam })).json()).toEqual({
      ids: ['app-1'],
    });
    const deleted = await dashboard.change('POST', deletions, { ids: ['app-1', 'app-2', 'app-404'] });
    expect(await deleted.json()).toEqual({ ids: ['app-1', 'app-2'] });
    expect([...live.files.keys()]).toEqual(['resume-app-3']);
  });

  it.each([
    ['none', []],
    ['one more than fit', Array.from({ length: bulkMost + 1 }, (_, index) => `app-${index}`)],
    ['ten thousand', Array.from({ length: 10_000 }, (_, index) => `app-${index}`)],
    ['ids that are none', ['app-1', '../etc']],
    ['no list', 'app-1'],
  ])('%s: a clear answer, and nothing is changed', async (_, ids) => {
    await live.apply({ id: 'app-1' });
    const many = Array.isArray(ids) ? ids.map((id) => ({ id, status: firstStage })) : ids;
    const answers = [
      await dashboard.change('POST', deletions, { ids }),
      await dashboard.change('POST', changes, { changes: many }),
    ];
    for (const answer of answers) {
      expect([413, 422]).toContain(answer.status);
      expect((await answer.text()).length).toBeLessThan(300);
    }
    expect(await live.store.application('app-1')).toMatchObject({ status: 'new' });
  });

  it('refuse a stage that there is none of for all of them', async () => {
    await live.apply({ id: 'app-1' });
    const wrong = [
      { id: 'app-1', status: firstStage },
      { id: 'app-1', status: 'archived' },
    ];
    expect((await dashboard.change('POST', changes, { changes: wrong })).status).toBe(422);
    expect(await live.store.application('app-1')).toMatchObject({ status: 'new' });
  });
});

describe('the resume beside the record', () => {
  it('is a PDF that may do nothing, in a frame of our own pages', async () => {
    const { id } = await live.apply();
    const answer = await dashboard.get(path(id, '/resume/view'));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; /),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cache-control': 'no-store',
    });
  });

  it('is shown only as a PDF: other files are saved', async () => {
    const type = 'application/msword';
    const { id } = await live.apply({ resume: { ...sampleApplication.resume, key: 'doc', type } });
    expect((await dashboard.get(path(id, '/resume/view'))).status).toBe(404);
    expect((await dashboard.get(path(id, '/resume'))).status).toBe(200);
  });
});
