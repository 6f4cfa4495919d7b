import { describe, expect, it } from 'vitest';
import { languages } from '../../../config/locales.ts';
import { consentVersion } from '../../../config/site.ts';
import { pageWords } from '../../../content/page-words.ts';
import { pageSize } from '../../../shared/contracts/page-size.ts';
import { sampleApplication, sampleEnquiry, pdf } from '../test-support/live-fixture.ts';
import { keepConsentTexts } from '../privacy/consent-text.ts';
import type { StoredSubscriber } from '../store/store.ts';
import { tokenHashOf } from '../security/tokens.ts';
import { live, dashboard, dashboardForEachTest } from '../test-support/each-test.ts';

dashboardForEachTest();

const otherLanguage = languages.at(-1) ?? 'en';

/** In parallel, so that the store commits them together. */
async function applyOften(count: number): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await Promise.all(
    numbers.map((number) =>
      live.apply({
        id: `app-${number}`,
        firstName: `Number${number}`,
        receivedAt: new Date(live.now().getTime() + number * 1000).toISOString(),
        resume: { ...sampleApplication.resume, key: `resume-${number}` },
      }),
    ),
  );
}

describe('applications', () => {
  it('lists page by page, the newest first, with counts over all, and says nothing of where files lie', async () => {
    const total = pageSize + 2;
    await applyOften(total);
    await dashboard.change('PATCH', `/api/admin/applications/app-${total}`, { status: 'reviewed' });
    const first = await (await dashboard.get('/api/admin/applications')).json();
    const second = await (await dashboard.get('/api/admin/applications?page=2')).json();
    expect(first).toMatchObject({ total, counts: { total, new: total - 1, reviewed: 1 } });
    expect(first.items).toHaveLength(pageSize);
    expect(first.items[0]).toMatchObject({
      id: `app-${total}`,
      resume: { name: 'Ada’s CV.pdf', sizeBytes: 8 },
    });
    expect(second.items.map(({ id }: { id: string }) => id)).toEqual(['app-2', 'app-1']);
    expect(JSON.stringify(first)).not.toContain(`resume-${total}`);
  });

  it('finds by words and by status, in the folder asked for', async () => {
    await applyOften(3);
    await live.apply({
      id: 'app-9',
      folder: 'spam',
      resume: { ...sampleApplication.resume, key: 'resume-9' },
    });
    await dashboard.change('PATCH', '/api/admin/applications/app-2', { status: 'reviewed' });
    const idsOf = async (query: string, q = '') => {
      const path = `/api/admin/applications?${query}`;
      const found = await (q ? dashboard.change('POST', path, { q }) : dashboard.get(path));
      const { items } = await found.json();
      return items.map(({ id }: { id: string }) => id);
    };
    expect(await idsOf('folder=inbox', 'NUMBER3 byron')).toEqual(['app-3']);
    expect(await idsOf('status=reviewed')).toEqual(['app-2']);
    expect(await idsOf('folder=spam')).toEqual(['app-9']);
  });

  it.each(['page=0', 'page=x', 'status=Old!', 'sort=phone', 'folder=all', 'q=ada', 'email=a@b.example'])(
    'refuses the search %.10s',
    async (query) => {
      expect((await dashboard.get(`/api/admin/applications?${query}`)).status).toBe(422);
    },
  );
  it.each(['\0', 'x'.repeat(201), 7])('refuses to look for %.10j', async (q) => {
    expect((await dashboard.change('POST', '/api/admin/applications', { q })).status).toBe(422);
  });

  it('shows one, changes its stage, and leaves the rest as it is', async () => {
    const { id } = await live.apply();
    const changed = await dashboard.change('PATCH', `/api/admin/applications/${id}`, {
      status: 'reviewed',
      email: 'other@evil.example',
    });
    expect(await changed.json()).toMatchObject({ status: 'reviewed', email: sampleApplication.email });
    const shown = await (await dashboard.get(`/api/admin/applications/${id}`)).json();
    expect(shown).toMatchObject({ id, status: 'reviewed', notes: [], replies: [] });
    const undone = await dashboard.change('PATCH', `/api/admin/applications/${id}`, { status: 'new' });
    expect(await undone.json()).toMatchObject({ status: 'new' });
  });

  it.each([{ status: 'archived' }, { status: 7 }, { folder: 'all' }])('refuses %j', async (change) => {
    const { id } = await live.apply();
    expect((await dashboard.change('PATCH', `/api/admin/applications/${id}`, change)).status).toBe(422);
    expect(await live.store.application(id)).toMatchObject({ status: 'new', folder: 'inbox' });
  });

  it.each(['app-404', 'a%00b', '..%2F..%2Fetc', '%E0%A4%A'])('has no application %s', async (id) => {
    const path = `/api/admin/applications/${id}`;
    const answers = [
      await dashboard.get(path),
      await dashboard.get(`${path}/resume`),
      await dashboard.change('PATCH', path, {}),
      await dashboard.change('DELETE', path),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('deletes an application with its resume', async () => {
    const { id } = await live.apply();
    expect((await dashboard.change('DELETE', `/api/admin/applications/${id}`)).status).toBe(204);
    expect(live.files.size).toBe(0);
    expect((await dashboard.get(`/api/admin/applications/${id}`)).status).toBe(404);
    expect(await live.store.resumesLeft('deleted', '9999')).toEqual([]);
  });

  it('gives the resume as a file to save, which nothing can run in', async () => {
    const name = 'Лебенслауф "Ada"; a/b\\c\r\nX: y\u202Efdp.exe.pdf';
    const { id } = await live.apply({ resume: { ...sampleApplication.resume, name } });
    const response = await dashboard.get(`/api/admin/applications/${id}/resume`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const [, plain, extended = ''] =
      /^attachment; filename="([\w. -]+)"; filename\*=UTF-8''([\w%.!#$&+^`|~-]+)$/.exec(
        response.headers.get('content-disposition') ?? '',
      ) ?? [];
    expect(plain).toMatch(/Ada.*\.pdf$/);
    expect(decodeURIComponent(extended)).toBe('Лебенслауф "Ada"; a_b_c__X: y_fdp.exe.pdf');
  });

  it('does not say that a resume is a page, whatever is stored', async () => {
    const { id } = await live.apply({ resume: { ...sampleApplication.resume, type: 'text/html' } });
    const response = await dashboard.get(`/api/admin/applications/${id}/resume`);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
  });

  it('exports all that match as CSV without formulas, also more than are read at once', async () => {
    await applyOften(3);
    const note = { id: 'n', author: '', text: '=1+1\nsaid "yes", twice', createdAt: '' };
    await live.apply({
      id: 'app-4',
      firstName: '=cmd()',
      notes: [note],
      resume: { ...sampleApplication.resume, key: 'r4' },
    });
    const response = await dashboard.get('/api/admin/applications.csv');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text).toMatch(/^\uFEFF"Name","Position","Email",.*,"Cover letter","Team notes"\r\n/);
    expect(text).toContain(`,"'=1+1\nsaid ""yes"", twice"\r\n`);
    expect(text.match(/\r\n/g)).toHaveLength(5);
    expect(text).toContain(`\r\n"'=cmd() Byron","Senior Cloud Engineer",`);
    expect(text).toContain(`,"'+44 20 7946 0000",`);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="applications.csv"/);
    const german = await (
      await dashboard.change('POST', '/api/admin/applications.csv?language=de', { q: 'number2' })
    ).text();
    expect(german).toMatch(/^"Name";"Stelle";/);
    expect(german.match(/\r\n/g)).toHaveLength(2);
  });

  it('exports more than one batch', async () => {
    await applyOften(205);
    const text = await (await dashboard.get('/api/admin/applications.csv')).text();
    expect(text.match(/\r\n/g)).toHaveLength(206);
    expect(new Set(text.match(/Number\d+/g)).size).toBe(205);
  });
});

describe('enquiries, subscribers, mails and figures', () => {
  it('lists enquiries by folder, moves and deletes them', async () => {
    await live.enquire({ id: 'e1', folder: 'inbox', message: 'honest' });
    await live.enquire({ id: 'e2', folder: 'spam', message: 'cheap' });
    const listed = async (query: string, q = '') =>
      (await (await dashboard.change('POST', `/api/admin/enquiries${query}`, { q })).json()).items.map(
        ({ id }: { id: string }) => id,
      );
    expect(await listed('')).toEqual(['e1']);
    expect(await listed('?folder=spam', 'CHEAP')).toEqual(['e2']);
    const moved = await dashboard.change('PATCH', '/api/admin/enquiries/e2', {
      folder: 'inbox',
      status: 'reviewed',
    });
    expect(await moved.json()).toMatchObject({ id: 'e2', folder: 'inbox', status: 'reviewed' });
    expect(await listed('')).toHaveLength(2);
    expect((await dashboard.change('DELETE', '/api/admin/enquiries/e1')).status).toBe(204);
    expect((await dashboard.change('DELETE', '/api/admin/enquiries/e1')).status).toBe(404);
    expect(await listed('')).toEqual(['e2']);
  });

  it('sends the mails of what is taken out of spam, once', async () => {
    await live.enquire({ id: 'e2', folder: 'spam', message: 'honest after all' });
    const wakes = live.wakes();
    const move = (list: string, id: string, folder: string) =>
      dashboard.change('PATCH', `/api/admin/${list}/${id}`, { folder });
    for (const folder of ['inbox', 'spam', 'inbox']) await move('enquiries', 'e2', folder);
    const waiting = async () =>
      (await live.store.mails({ text: '', offset: 0, limit: 9, state: 'waiting' })).items;
    const receivers = (await waiting()).map(({ to }) => to).toSorted();
    expect(receivers).toEqual(['ada@sender.example', 'desk@site.example']);
    expect(live.wakes()).toBeGreaterThan(wakes);

    const subscriber = {
      ...sampleEnquiry,
      id: 's1',
      email: 'bob@sender.example',
      confirmedAt: null,
      folder: 'spam',
    } as const;
    const token = { hash: 'h', expiresAt: '2026-12-01T00:00:00.000Z' };
    await live.store.addSubscriber(subscriber, token, { endpoint: 'newsletter', key: 'k' }, []);
    expect((await move('subscribers', 's1', 'spam')).status).toBe(422);
    expect(await (await move('subscribers', 's1', 'inbox')).json()).toMatchObject({
      id: 's1',
      folder: 'inbox',
    });
    expect((await move('subscribers', 's1', 'inbox')).status).toBe(404);
    const [mail] = (await waiting()).filter(({ to }) => to === 'bob@sender.example');
    const link = new URL(/https:\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const pressed = await live.store.confirmSubscriber(
      tokenHashOf(link.searchParams.get('token') ?? ''),
      live.now().toISOString(),
    );
    expect(pressed).toMatchObject({ id: 's1' });
  });

  it('lists and deletes subscribers', async () => {
    const subscriber = { ...sampleEnquiry, id: 's1', confirmedAt: null };
    const token = { hash: 'h', expiresAt: '2026-12-01T00:00:00.000Z' };
    await live.store.addSubscriber(subscriber, token, { endpoint: 'newsletter', key: 'k' }, []);
    const { items, total } = await (
      await dashboard.change('POST', '/api/admin/subscribers', { q: 'ada' })
    ).json();
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({ id: 's1', email: 'ada@sender.example', confirmedAt: null });
    expect((await dashboard.change('DELETE', '/api/admin/subscribers/s1')).status).toBe(204);
    expect((await dashboard.change('DELETE', '/api/admin/subscribers/s1')).status).toBe(404);
  });

  it('shows dead mails without their text and has them tried again', async () => {
    const mail = {
      to: 'desk@site.example',
      subject: 'S',
      text: 'token=secret',
      leaveUrl: 'https://site.example/api/newsletter/leave?token=secret',
      personEmail: 'ada@sender.example',
    };
    await live.store.addEnquiry(sampleEnquiry, { endpoint: 'enquiry', key: 'k' }, [mail]);
    const at = live.now().toISOString();
    const [claimed] = await live.store.claimMails(at, at, 1);
    const id = claimed?.id ?? '';
    await live.store.markMailFailed(id, { error: '550 no', attempts: 78, dueAt: null });
    const answer = await (await dashboard.get('/api/admin/mails?state=dead')).text();
    expect(JSON.parse(answer)).toMatchObject({
      total: 1,
      items: [{ id, to: 'desk@site.example', attempts: 78, lastError: '550 no' }],
      counts: { waiting: 0, sent: 0, dead: 1 },
    });
    expect(answer).not.toContain('secret');
    expect((await dashboard.change('POST', `/api/admin/mails/${id}/retry`)).status).toBe(204);
    expect((await dashboard.change('POST', '/api/admin/mails/unknown/retry')).status).toBe(404);
    expect(await live.store.mailCounts()).toEqual({ waiting: 1, sent: 0, dead: 0 });
    expect(live.wakes()).toBe(1);
  });

  it('exports enquiries', async () => {
    await live.enquire({ id: 'e1', folder: 'inbox', message: 'first;=1+1' });
    await live.enquire({ id: 'e2', folder: 'spam', message: 'cheap' });
    const csv = async (path: string) => (await dashboard.get(`/api/admin/${path}`)).text();
    const enquiries = await csv('enquiries.csv?language=de');
    expect(enquiries).toContain(`;"ada@sender.example";`);
    expect(enquiries).toContain(`"first;'=1+1"\r\n`);
    expect(enquiries).not.toContain('cheap');
  });

  it('exports who has confirmed, for a mailing tool, with the text they agreed to and when', async () => {
    await keepConsentTexts(live.store);
    const subscribe = async (id: string, change: Partial<StoredSubscriber>) => {
      const email = `${id}@sender.example`;
      const subscriber = { ...sampleEnquiry, consentVersion, id, email, confirmedAt: null, ...change };
      const token = { hash: `hash-${id}`, expiresAt: '2026-12-01T00:00:00.000Z' };
      await live.store.addSubscriber(subscriber, token, { endpoint: 'newsletter', key: id }, []);
    };
    await subscribe('unconfirmed', {});
    await subscribe('ada', { language: otherLanguage });
    await subscribe('bob', { consentVersion: '2019-01-01', receivedAt: '2026-11-20T10:00:00.000Z' });
    for (const id of ['ada', 'bob'])
      await live.store.confirmSubscriber(`hash-${id}`, '2026-11-22T08:00:00.000Z');
    const file = await (await dashboard.get('/api/admin/subscribers.csv')).text();
    // Without the byte order mark, which text() takes away.
    const [head, ada, bob, ...rest] = file.split('\r\n');
    expect(rest).toEqual(['']);
    expect(head).toBe('"Email","Language","Confirmed","Date","Version of the consent","Text of the consent"');
    const text = pageWords('mails', otherLanguage).newsletter.confirm.replaceAll('"', '""');
    expect(ada).toMatch(/^"ada@sender.example","\w+","2026-11-22T08:00:00.000Z","2026-11-21T10:00:00.000Z",/);
    expect(ada).toContain(`"${otherLanguage}"`);
    expect(ada).toContain(`"${consentVersion}"`);
    expect(ada).toContain(`${text}"`);
    // Nobody knows what another version said.
    expect(bob).toBe(
      '"bob@sender.example","en","2026-11-22T08:00:00.000Z","2026-11-20T10:00:00.000Z","2019-01-01",""',
    );
  });

  it('tells the team what waits for it', async () => {
    const alerts = async () => (await dashboard.get('/api/admin/alerts')).json();
    expect(await alerts()).toEqual({ mailsHeldOver: null, resumesHeld: 0 });
    await live.store.setSiteFact('mails-held-at', live.now().toISOString());
    await live.store.setSiteFact('resumes-held', '6');
    expect(await alerts()).toEqual({ mailsHeldOver: 200, resumesHeld: 6 });
  });

  it('exports and erases who has an address that a stricter rule would refuse', async () => {
    const email = 'ada?cc=x&y@sender.example';
    await live.enquire({ email });
    const person = await dashboard.change('POST', '/api/admin/people', { email });
    expect(await person.json()).toMatchObject({ email, enquiries: [{ email }] });
    const erased = await dashboard.change('POST', '/api/admin/people/erase', { email });
    expect(await erased.json()).toEqual({ rows: 1, resumes: 0 });
    for (const nobody of ['', ' ', 'a\nb'])
      expect((await dashboard.change('POST', '/api/admin/people/erase', { email: nobody })).status).toBe(422);
  });

  it('counts per day', async () => {
    await live.enquire({ id: 'e1', folder: 'inbox', message: 'x' });
    const { days } = await (await dashboard.get('/api/admin/statistics?days=3')).json();
    expect(days).toEqual([
      { day: '2026-11-19', applications: 0, enquiries: 0, subscribers: 0 },
      { day: '2026-11-20', applications: 0, enquiries: 0, subscribers: 0 },
      { day: '2026-11-21', applications: 0, enquiries: 1, subscribers: 0 },
    ]);
    expect((await dashboard.get('/api/admin/statistics?days=367')).status).toBe(422);
  });
});
