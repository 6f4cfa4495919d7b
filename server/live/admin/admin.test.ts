import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeErrorOf } from '#server/live/database.ts';
import { confirmSubscriber } from '#server/live/subscriptions/subscriptions.store.ts';
import {
  createFixture,
  pdf,
  sampleApplication,
  sampleEnquiry,
  type Fixture,
} from '#server/live/test-support/fixture.ts';
import { logInAs, type LoggedIn } from '#server/live/test-support/log-in.ts';
import { sameViewMs } from '#server/live/log/log.store.ts';
import { markFailed } from '#server/live/outbox/outbox.store.ts';
import { adminRoutes } from './admin.ts';
import { enquiryStore } from '#server/live/enquiries/enquiries.store.ts';
import { rowsAtOnce } from './csv.ts';

let live: Fixture;
let dashboard: LoggedIn;
beforeEach(async () => {
  live = await createFixture();
  dashboard = await logInAs(live);
});

const app1 = sampleApplication.id;

/** Text that no answer, log line or log entry may have. */
const typed = 'Ada';

async function logged() {
  const rows = await live.database.read((db) =>
    db.selectFrom('logEntries').selectAll().orderBy('at').execute(),
  );
  return rows.map((row) => [row.user, row.action, row.subject, JSON.parse(row.recordIds)]);
}

async function subscribe(email: string): Promise<string> {
  await live.postJson('newsletter', { email });
  const subscribers = await live.stored.subscribers();
  return subscribers.find((one) => one.email === email)?.id ?? '';
}

/** Every route with its body, its answer when there is one record of each kind, and its log entry. */
const routes = [
  ['GET', 'applications', undefined, 200, 'view', 'applications', [app1]],
  ['POST', 'applications', { q: 'byron' }, 200, 'view', 'applications', [app1]],
  ['GET', 'applications.csv', undefined, 200, 'export', 'applications', [app1]],
  ['POST', 'applications.csv', { q: 'nobody' }, 200, 'export', 'applications', []],
  ['GET', `applications/${app1}`, undefined, 200, 'view', 'applications', [app1]],
  ['PATCH', `applications/${app1}`, { status: 'reviewed' }, 200, 'change', 'applications', [app1]],
  ['DELETE', `applications/${app1}`, undefined, 204, 'delete', 'applications', [app1]],
  ['GET', `applications/${app1}/resume`, undefined, 200, 'export', 'applications', [app1]],
  ['GET', 'enquiries', undefined, 200, 'view', 'enquiries', ['enquiry-1']],
  ['POST', 'enquiries', { q: 'engines' }, 200, 'view', 'enquiries', ['enquiry-1']],
  ['GET', 'enquiries.csv', undefined, 200, 'export', 'enquiries', ['enquiry-1']],
  ['POST', 'enquiries.csv', { q: 'engines' }, 200, 'export', 'enquiries', ['enquiry-1']],
  ['GET', 'enquiries/enquiry-1', undefined, 200, 'view', 'enquiries', ['enquiry-1']],
  ['PATCH', 'enquiries/enquiry-1', { note: 'Called back' }, 200, 'change', 'enquiries', ['enquiry-1']],
  ['DELETE', 'enquiries/enquiry-1', undefined, 204, 'delete', 'enquiries', ['enquiry-1']],
  ['GET', 'subscribers', undefined, 200, 'view', 'subscribers', ['SUBSCRIBER']],
  ['POST', 'subscribers', { q: 'reader' }, 200, 'view', 'subscribers', ['SUBSCRIBER']],
  ['GET', 'subscribers.csv', undefined, 200, 'export', 'subscribers', []],
  ['POST', 'subscribers.csv', { q: 'reader' }, 200, 'export', 'subscribers', []],
  ['GET', 'subscribers/SUBSCRIBER', undefined, 200, 'view', 'subscribers', ['SUBSCRIBER']],
  ['PATCH', 'subscribers/SUBSCRIBER', { folder: 'inbox' }, 404, null, 'subscribers', []],
  ['DELETE', 'subscribers/SUBSCRIBER', undefined, 204, 'delete', 'subscribers', ['SUBSCRIBER']],
  ['POST', 'people', { email: ' ADA@Sender.example ' }, 200, 'export', 'person', [app1, 'enquiry-1']],
  ['POST', 'people/erase', { email: 'ADA@sender.example' }, 200, 'delete', 'person', [app1, 'enquiry-1']],
  ['GET', 'mails?state=waiting', undefined, 200, 'view', 'mails', ['MAIL']],
  ['POST', 'mails/MAIL/retry', undefined, 204, 'change', 'mails', ['MAIL']],
  ['POST', 'mails/retry', { state: 'dead' }, 204, 'change', 'mails', []],
  ['GET', 'mails/counts', undefined, 200, null, 'mails', []],
  ['GET', 'spam', undefined, 200, null, 'spam', []],
  ['GET', 'log', undefined, 200, 'view', 'log', []],
  ['GET', 'log.csv', undefined, 200, 'export', 'log', []],
] as const;

describe('every route of the dashboard', () => {
  async function fill(): Promise<(text: string) => string> {
    await live.apply();
    await live.enquire();
    const subscriber = await subscribe('reader@mail.example');
    const [mail] = await live.stored.mails();
    return (text) => text.replaceAll('SUBSCRIBER', subscriber).replaceAll('MAIL', mail?.id ?? '');
  }

  it('is in the table above', () => {
    const listed = routes.map(([method, path]) =>
      `${method} /admin/${path}`
        .replace(/\?.*/, '')
        .replace(new RegExp(`/(?:${app1}|enquiry-1|SUBSCRIBER|MAIL)`), '/:id'),
    );
    const served = adminRoutes(live.deps).routes.filter(({ method }) => method !== 'ALL');
    expect(new Set(served.map(({ method, path }) => `${method} ${path}`))).toEqual(new Set(listed));
  });

  it.each(routes)(
    '%s %s with %j answers %i and is logged',
    async (method, path, body, status, action, subject, records) => {
      const named = await fill();
      const answer = await dashboard.send(method, `admin/${named(path)}`, body);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      await answer.arrayBuffer();
      const expected =
        action === null ? [] : [['password', action, subject, JSON.parse(named(JSON.stringify(records)))]];
      expect(await logged()).toEqual(expected);
      expect(JSON.stringify(await logged()) + live.logged.join()).not.toContain(typed);
    },
  );

  it.each(routes)('%s %s refuses who is not logged in', async (method, path, body) => {
    await live.apply();
    await live.enquire();
    const answer = await dashboard.send(method, `admin/${path}`, body, { cookie: '' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'session' });
    expect(await logged()).toEqual([]);
    expect([...(await live.stored.enquiries()), ...(await live.stored.applications())]).toHaveLength(2);
  });

  it.each(routes)('%s %s answers 507 when the disk is full', async (method, path, body) => {
    const named = await fill();
    live.failAfter(0, 'full');
    const answer = await dashboard.send(method, `admin/${named(path)}`, body);
    // 404 for the subscriber, who is not in spam: the route only reads before it answers. Counts are not logged.
    expect(['mails/counts', 'spam'].includes(path) ? [200] : [507, 404]).toContain(answer.status);
  });

  it('returns 507 and deletes nothing if erasures.txt cannot be written', async () => {
    const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const erasures = { ...live.deps.erasures, note: () => Promise.reject(storeErrorOf(error)) };
    const full = await createFixture({ erasures });
    await full.enquire({ id: 'one' });
    const answers = [
      await (await logInAs(full)).send('POST', 'admin/people/erase', { email: 'ada@sender.example' }),
      await (await logInAs(full)).send('DELETE', 'admin/enquiries/one'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([507, 507]);
    expect(full.logged.join('')).toContain('"status":507,"reason":"ENOSPC: no space left on device, write"');
    expect(await full.stored.enquiries()).toHaveLength(1);
  });

  it('returns 404 as JSON for unknown routes', async () => {
    for (const path of ['admin', 'admin/users', 'admin/enquiries/enquiry-1/notes'])
      expect([401, 404]).toContain((await dashboard.get(path)).status);
    expect((await dashboard.get('admin/users')).status).toBe(404);
  });
});

describe('hostile requests', () => {
  it.each([
    ['POST', 'enquiries', '{', 400],
    ['POST', 'enquiries', '[]', 400],
    ['POST', 'enquiries', '{"q":{"$ne":1}}', 422],
    ['POST', 'enquiries', `{"q":"${'x'.repeat(201)}"}`, 422],
    ['POST', 'enquiries', '{"q":"a\\u0000b"}', 200],
    ['POST', 'people', '{"email":""}', 422],
    ['POST', 'people/erase', '{"email":["ada@sender.example"]}', 422],
    ['PATCH', 'enquiries/enquiry-1', '{"status":"hired"}', 422],
    ['PATCH', 'enquiries/enquiry-1', '{"folder":"trash"}', 422],
    ['PATCH', 'enquiries/enquiry-1', '{"note":7}', 422],
    ['PATCH', 'enquiries/enquiry-1', `{"note":"${'x'.repeat(20_001)}"}`, 422],
    ['PATCH', 'enquiries/enquiry-1', `{"note":"${'x'.repeat(300_000)}"}`, 413],
    ['PATCH', 'enquiries/none', '{"status":"new"}', 404],
    ['DELETE', 'enquiries/none', undefined, 404],
    ['DELETE', `applications/${'a'.repeat(129)}`, undefined, 404],
    ['GET', 'applications/none/resume', undefined, 404],
    ['GET', 'enquiries?q=ada', undefined, 422],
    ['GET', 'enquiries?page=0', undefined, 422],
    ['GET', 'enquiries?page=1e9', undefined, 422],
    ['GET', 'enquiries?sort=id;drop', undefined, 422],
    ['GET', 'enquiries?folder=all', undefined, 422],
    ['GET', 'applications?job=%27--', undefined, 422],
    ['GET', 'mails?state=all', undefined, 422],
    ['POST', 'mails/none/retry', undefined, 404],
    ['POST', 'mails/retry', { state: 'sent' }, 422],
    ['POST', 'mails/retry', {}, 422],
  ])('%s %.60s with %.40s is answered %i', async (method, path, body, status) => {
    await live.enquire();
    const answer = await dashboard.send(method, `admin/${path}`, body);
    expect(answer.status).toBe(status);
    expect(await live.stored.enquiries()).toEqual([sampleEnquiry]);
  });
});

describe('lists', () => {
  it('show one page with the total and the inbox counters, and no internal fields', async () => {
    for (let nth = 0; nth < 27; nth += 1)
      await live.enquire({
        id: `enquiry-${nth}`,
        status: nth < 5 ? 'reviewed' : 'new',
        receivedAt: `2026-11-21T10:00:${String(nth).padStart(2, '0')}.000Z`,
      });
    await live.enquire({ id: 'spam', folder: 'spam' });
    const first = await (await dashboard.get('admin/enquiries')).json();
    expect(first).toMatchObject({ total: 27, counts: { total: 27, new: 22, reviewed: 5 } });
    expect(first.items).toHaveLength(25);
    expect(first.items[0].id).toBe('enquiry-26');
    expect(Object.keys(first.items[0])).not.toContain('searchText');
    const second = await (await dashboard.get('admin/enquiries?page=2')).json();
    expect(second.items).toHaveLength(2);
    const query = 'status=reviewed&sort=date&direction=ascending';
    const reviewed = await (await dashboard.get(`admin/enquiries?${query}`)).json();
    expect(reviewed.items.map(({ id }: { id: string }) => id).join()).toBe(
      'enquiry-0,enquiry-1,enquiry-2,enquiry-3,enquiry-4',
    );
    const spam = await (await dashboard.get('admin/enquiries?folder=spam&status=&sort=')).json();
    expect(spam.items).toHaveLength(1);
  });

  it('are counted by list while they are in spam', async () => {
    const counts = async () => (await dashboard.get('admin/spam')).json();
    expect(await counts()).toEqual({ applications: 0, enquiries: 0, subscribers: 0 });
    for (const id of ['one', 'two']) await live.enquire({ id, folder: 'spam' });
    expect(await counts()).toEqual({ applications: 0, enquiries: 2, subscribers: 0 });
    await dashboard.send('PATCH', 'admin/enquiries/one', { folder: 'inbox' });
    expect(await counts()).toEqual({ applications: 0, enquiries: 1, subscribers: 0 });
  });

  it('send the emails of a record once when it is moved out of spam', async () => {
    await live.enquire({ folder: 'spam' });
    for (const folder of ['inbox', 'spam', 'inbox'])
      await dashboard.send('PATCH', 'admin/enquiries/enquiry-1', { folder });
    expect(await live.stored.mails()).toHaveLength(2);
    expect(live.wakes()).toBeGreaterThan(0);
  });

  it('serve the resume as a download without active content', async () => {
    await live.apply({ resume: { name: '../Ada\r\n’s "CV".pdf', sizeBytes: 8, type: 'application/pdf' } });
    const answer = await dashboard.get(`admin/applications/${app1}/resume`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"\r\n/]+"; filename\*=UTF-8''[\w%.!~-]+$/,
    );
    expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  });

  it('are logged once while an open dashboard refreshes', async () => {
    await live.enquire();
    for (let asked = 0; asked < 3; asked += 1) await dashboard.get('admin/enquiries');
    expect(await logged()).toHaveLength(1);
    live.pass(sameViewMs + 1);
    await dashboard.get('admin/enquiries');
    expect(await logged()).toHaveLength(2);
  });
});

describe('CSV', () => {
  it('has all rows, which are read and logged page by page', async () => {
    const ids = Array.from({ length: rowsAtOnce * 2 }, (_, nth) => `enquiry-${nth}`);
    for (const id of ids) await live.enquire({ id, message: '- =1+1\nit is', note: '=2' });
    const answer = await dashboard.get('admin/enquiries.csv?language=de');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    expect(text.startsWith('\uFEFF"')).toBe(true);
    expect(text.trimEnd().split('\r\n')).toHaveLength(ids.length + 1);
    expect(text).toContain(`"'- =1+1\nit is";"";"unbekannt";"";"";"'=2"\r\n`);
    const exported = (await logged()).flatMap(([, , , records]) => records as string[]);
    expect(new Set(exported)).toEqual(new Set(ids));
    expect(await logged()).toHaveLength(2);
  });

  it.each(['', '&sort=name', '&sort=date&direction=descending'])(
    'has each record once although others arrive and are deleted during the export%s',
    async (query) => {
      const ids = Array.from({ length: rowsAtOnce * 3 }, (_, nth) => `enquiry-${nth}`);
      for (const id of ids) await live.enquire({ id, name: id });
      const answer = await dashboard.get(`admin/enquiries.csv?language=en${query}`);
      const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
      let text = (await reader.read()).value ?? '';
      for (const id of ids.slice(0, 25).concat(ids.slice(-25))) {
        await live.enquire({ id: `late-${id}`, name: `late-${id}`, receivedAt: '2026-11-30T10:00:00.000Z' });
        if (!text.includes(`"${id}"`)) await enquiryStore.remove(live.database, id);
      }
      const kept = new Set((await live.stored.enquiries()).map(({ name }) => name));
      for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
      const names = [...text.matchAll(/"((?:late-)?enquiry-\d+)"/g)].map(([, name]) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(ids.filter((id) => kept.has(id) && !names.includes(id))).toEqual([]);
    },
  );

  it('of subscribers has only confirmed ones', async () => {
    await subscribe('waits@mail.example');
    const id = await subscribe('reads@mail.example');
    const { database } = live;
    const token = await database.read((db) =>
      db.selectFrom('subscriberTokens').selectAll().where('subscriberId', '=', id).executeTakeFirstOrThrow(),
    );
    await confirmSubscriber(database, token.hash, live.now().toISOString(), () => []);
    const text = await (await dashboard.get('admin/subscribers.csv')).text();
    expect(text).toContain('reads@mail.example');
    expect(text).not.toContain('waits@mail.example');
  });
});

describe('unsent emails', () => {
  const mail = {
    kind: 'mail',
    purpose: 'notice',
    to: 'desk@site.example',
    subject: 'New',
    text: '',
  } as const;
  const keep = async (id: string) => {
    await live.enquire({ id, receivedAt: live.now().toISOString() }, [mail]);
    const { id: mailId = '' } = (await live.stored.mails()).find(({ recordId }) => recordId === id) ?? {};
    return mailId;
  };
  const failed = (id: string, dueAt: string | null) =>
    markFailed(live.database, id, { error: 'no answer', attempts: 7, dueAt });
  const counts = async () => (await dashboard.get('admin/mails/counts')).json();
  const inAnHour = () => new Date(live.now().getTime() + 3_600_000).toISOString();

  it('are counted, with the age of the oldest', async () => {
    expect(await counts()).toEqual({ waiting: 0, dead: 0, newlyDead: 0, oldestWaitingS: 0 });
    await failed(await keep('gone'), null);
    live.pass(8 * 24 * 3_600_000);
    // A session ends after 30 minutes.
    dashboard = await logInAs(live);
    await failed(await keep('new'), null);
    await keep('one');
    live.pass(90_000);
    await keep('two');
    expect(await counts()).toEqual({ waiting: 2, dead: 2, newlyDead: 1, oldestWaitingS: 90 });
    const ready = await live.app.request('https://site.example/readyz');
    expect([ready.status, await ready.text()]).toEqual([
      200,
      'ready\nemails and events: 2 waiting, 2 failed, oldest waiting 90 s\n',
    ]);
  });

  it('are all sent now, but for those that are being sent', async () => {
    const [late, later, dead, claimed] = [await keep('a'), await keep('b'), await keep('c'), await keep('d')];
    for (const id of [late, later]) await failed(id, inAnHour());
    await failed(dead, null);
    await live.database.write((db) =>
      db.updateTable('outbox').set({ dueAt: inAnHour() }).where('id', '=', claimed).execute(),
    );
    const dueNow = async () =>
      (await live.stored.mails())
        .filter(({ dueAt }) => dueAt <= live.now().toISOString())
        .map(({ id }) => id)
        .toSorted();
    expect(await dueNow()).toEqual([]);
    const wakes = live.wakes();
    await dashboard.send('POST', 'admin/mails/retry', { state: 'waiting' });
    expect(await dueNow()).toEqual([late, later].toSorted());
    await dashboard.send('POST', 'admin/mails/retry', { state: 'dead' });
    expect(await dueNow()).toEqual([late, later, dead].toSorted());
    expect(live.wakes()).toBe(wakes + 2);
  });
});

it('returns how many records of a person were erased', async () => {
  await live.apply();
  for (const records of [1, 0]) {
    const answer = await dashboard.send('POST', 'admin/people/erase', { email: 'ada@sender.example' });
    expect(await answer.json()).toEqual({ records });
  }
});

it('sends the confirmation email when a subscriber is moved out of spam', async () => {
  const id = await subscribe('reader@mail.example');
  await live.database.write(async (db) => {
    await db.updateTable('subscribers').set({ folder: 'spam' }).execute();
    await db.deleteFrom('outbox').execute();
  });
  const answer = await dashboard.send('PATCH', `admin/subscribers/${id}`, { folder: 'inbox' });
  expect(await answer.json()).toMatchObject({ id, folder: 'inbox', confirmedAt: null });
  expect(await live.stored.mails()).toMatchObject([{ to: 'reader@mail.example' }]);
});

it('does not reveal the cause of an unexpected error', async () => {
  const app = new Hono().route('/api', adminRoutes({ ...live.deps, database: undefined as never }));
  const answer = await app.request('https://site.example/api/admin/log', {
    headers: { cookie: dashboard.cookie },
  });
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('Internal Server Error');
});
