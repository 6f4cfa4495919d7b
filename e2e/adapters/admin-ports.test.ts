import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleEnquiry } from '../../server/live/test-support/live-fixture.ts';
import { loginSteps } from '../../server/live/security/login-throttle.ts';
import { sampleApplications } from '../../shared/test-support/application-samples.ts';
import { pageSize } from '../../shared/contracts/page-size.ts';
import type { DeskApplication } from '../../src/ports/admin-desk.ts';
import { describeAdminSession } from '../../src/ports/test-support/admin-session-suite.ts';
import { sampleEnquiries } from '../../src/ports/test-support/submission-suite.ts';
import { openBrowser, type Browser } from './open-browser.ts';

/** The live admin page's adapters against the real API. */

let browser: Browser;
beforeEach(async () => {
  browser = await openBrowser();
});
afterEach(() => browser.live.close());

describeAdminSession('http', () => ({
  session: browser.admin.session,
  password: browser.password,
}));

const newest = { column: 'date', direction: 'descending' } as const;
const inbox = {
  text: '',
  status: 'all',
  folder: 'inbox',
  job: '',
  email: '',
  order: newest,
  page: 1,
} as const;
const inboxOfEnquiries = { text: '', folder: 'inbox', order: newest, page: 1 } as const;
const hour = 60 * 60_000;

/** The API of a logged in user; earlier requests are forgotten. */
async function openDesk() {
  await browser.admin.session.logIn(browser.password);
  browser.requests.length = 0;
  return browser.admin.desk;
}

describe('the session over HTTP', () => {
  it('says how long to wait after too many tries', async () => {
    const { session } = browser.admin;
    const { tries, windowMs } = loginSteps.address[0]!;
    for (let failure = 0; failure < tries; failure += 1) await session.logIn('wrong');
    const waitSeconds = windowMs / 1000;
    expect(await session.logIn(browser.password)).toEqual({ ok: false, reason: 'unavailable', waitSeconds });
  });

  it('is told to be over as soon as a call meets the end of it', async () => {
    const desk = await openDesk();
    const heard: boolean[] = [];
    browser.admin.session.subscribe((isLoggedIn) => heard.push(isLoggedIn));
    browser.live.pass(hour);
    await expect(desk.subscribers({ text: '', page: 1 })).rejects.toMatchObject({ reason: 'loggedOut' });
    expect(heard).toEqual([false]);
  });
});

describe('the desk over HTTP', () => {
  it('reads all that comes in, and what is stored of a person', async () => {
    const desk = await openDesk();
    const { email } = sampleEnquiries.full;
    await browser.enquiry.submit(sampleEnquiries.full);
    await browser.newsletter.submit({ email });
    await browser.application.submit({ ...sampleApplications.full, email });
    const everywhere = { text: '', page: 1 };
    expect(await desk.applications(inbox, 'en')).toMatchObject({
      items: [{ email, folder: 'inbox', status: 'new', notes: [], resume: { name: 'resume-duarte.pdf' } }],
      counts: { total: 1, new: 1, reviewed: 0 },
    });
    expect((await desk.enquiries(inboxOfEnquiries, 'en')).items).toMatchObject([
      { ...sampleEnquiries.full, status: 'new' },
    ]);
    for (const { id } of (await desk.enquiries(inboxOfEnquiries, 'en')).items)
      expect(await desk.enquiry(id)).toMatchObject({ id, ...sampleEnquiries.full });
    for (const { id } of (await desk.applications(inbox, 'en')).items)
      expect(await desk.application(id)).toMatchObject({ id, email });
    await expect(desk.enquiry('none')).rejects.toMatchObject({ reason: 'gone' });
    await expect(desk.application('none')).rejects.toMatchObject({ reason: 'gone' });
    expect((await desk.subscribers(everywhere)).items).toMatchObject([{ email, confirmedAt: null }]);
    const mails = await desk.mails({ state: 'waiting', page: 1 });
    expect(mails.items[0]).toMatchObject({ attempts: 0, lastError: null });
    const today = { day: '2026-11-21', applications: 1, enquiries: 1 };
    expect((await desk.statistics(30)).days.at(-1)).toMatchObject(today);
    const { counts, text } = await desk.person(email);
    expect(counts).toMatchObject({ applications: 1, enquiries: 1, subscribers: 1 });
    expect(JSON.parse(text)).toMatchObject({ enquiries: [{ message: sampleEnquiries.full.message }] });
    await desk.erasePerson(email);
    expect(await desk.applications(inbox, 'en')).toMatchObject({ items: [], total: 0 });
  });

  it('gives the lists page by page, the newest first', async () => {
    const desk = await openDesk();
    const ids = Array.from({ length: pageSize + 1 }, (_, index) => `e${index}`);
    for (const [index, id] of ids.entries()) {
      const receivedAt = new Date(Date.UTC(2026, 10, 20, 8, index)).toISOString();
      await browser.live.store.addEnquiry(
        { ...sampleEnquiry, id, receivedAt },
        { endpoint: 'enquiry', key: id },
        [],
      );
    }
    const idsOn = async (page: number) => {
      const { items, total } = await desk.enquiries({ ...inboxOfEnquiries, page }, 'en');
      expect(total).toBe(ids.length);
      return items.map(({ id }) => id);
    };
    expect(await idsOn(1)).toEqual(ids.slice(1).toReversed());
    expect(await idsOn(2)).toEqual(ids.slice(0, 1));
  });

  it('tells of an application that comes in, which is the first of the list from then on (R273, R276)', async () => {
    const desk = await openDesk();
    await browser.application.submit(sampleApplications.full);
    const heard: (DeskApplication | null)[] = [];
    const isListening = browser.listens();
    const stop = desk.subscribe((arrival) => heard.push(arrival));
    await isListening;
    browser.live.pass(hour / 60);
    await browser.application.submit(sampleApplications.short);
    await expect.poll(() => heard).toMatchObject([{ email: sampleApplications.short.email, status: 'new' }]);
    stop();
    const { items } = await desk.applications(inbox, 'en');
    expect(items[0]).toEqual(heard[0]);
    expect(items).toHaveLength(2);
  });

  it('sends the token with every change, and asks for it once', async () => {
    const desk = await openDesk();
    const outcome = await browser.application.submit(sampleApplications.full);
    const id = outcome.ok ? outcome.value.id : '';
    browser.requests.length = 0;
    await desk.change('applications', id, { status: 'reviewed' });
    await desk.addNote('applications', id, 'Call back.');
    expect(browser.requests.map(({ line }) => line)).toEqual([
      'GET /api/session',
      `PATCH /api/admin/applications/${id}`,
      `POST /api/admin/applications/${id}/notes`,
    ]);
    expect((await desk.applications(inbox, 'en')).items).toMatchObject([
      { status: 'reviewed', notes: [{ author: 'admin', text: 'Call back.' }] },
    ]);
    await desk.remove('applications', id);
    await expect(desk.remove('applications', id)).rejects.toMatchObject({ reason: 'gone' });
  });

  it('writes, sends and notes once, also when the answer to it is lost', async () => {
    const desk = await openDesk();
    const outcome = await browser.application.submit(sampleApplications.full);
    const id = outcome.ok ? outcome.value.id : '';
    const [template] = await desk.templates('applications', id, 'en');
    expect(template?.text).toContain(sampleApplications.full.firstName);
    const reply = { subject: 'Hello', text: 'Come.', status: 'reviewed' };
    await desk.change('applications', id, { status: 'new' });
    browser.line.losesAnswers = true;
    await expect(desk.reply('applications', id, reply)).rejects.toMatchObject({ reason: 'unavailable' });
    browser.line.losesAnswers = false;
    await desk.reply('applications', id, reply);
    await desk.addNote('applications', id, 'Called.');
    await desk.addNote('applications', id, 'Called.');
    const opened = await desk.application(id);
    expect(opened).toMatchObject({ status: 'reviewed', replies: [{ subject: 'Hello', state: 'waiting' }] });
    // The same text again, after the first was taken, is another note.
    expect(opened.notes).toHaveLength(2);
    await desk.deleteNote('applications', id, opened.notes?.[0]?.id ?? '');
    await desk.changeMany('applications', [{ id, status: 'new', folder: 'spam' }]);
    expect(await desk.application(id)).toMatchObject({ status: 'new', folder: 'spam', notes: [{}] });
    await desk.removeMany('applications', [id]);
    await expect(desk.application(id)).rejects.toMatchObject({ reason: 'gone' });
  });

  it('asks for what is looked for, and for nothing that is not', async () => {
    const desk = await openDesk();
    const order = { column: 'position', direction: 'ascending' } as const;
    await desk.applications({ ...inbox, text: 'ada & co', status: 'new', folder: 'spam', page: 2 }, 'en');
    await desk.applications({ ...inbox, job: 'cloud-engineer', order }, 'de');
    await desk.applications(inbox, 'en');
    await desk.enquiries({ ...inboxOfEnquiries, order }, 'de');
    await desk.enquiries({ ...inboxOfEnquiries, order: { column: 'name', direction: 'descending' } }, 'de');
    expect(browser.requests.map(({ line }) => line)).toEqual([
      'GET /api/session',
      'POST /api/admin/applications?status=new&folder=spam&page=2',
      'GET /api/admin/applications?job=cloud-engineer&folder=inbox&sort=job&direction=ascending&language=de&page=1',
      'GET /api/admin/applications?folder=inbox&page=1',
      'GET /api/admin/enquiries?folder=inbox&sort=service&direction=ascending&language=de&page=1',
      'GET /api/admin/enquiries?folder=inbox&sort=name&direction=descending&page=1',
    ]);
  });

  it('sends nothing of a person in an address', async () => {
    const desk = await openDesk();
    const { email } = sampleEnquiries.full;
    await browser.enquiry.submit(sampleEnquiries.full);
    const search = { text: email, page: 1 };
    const { items } = await desk.enquiries({ ...inboxOfEnquiries, ...search }, 'en');
    expect(items).toMatchObject([{ email }]);
    await desk.applications({ ...inbox, ...search }, 'en');
    await desk.applications({ ...inbox, email }, 'en');
    await desk.subscribers(search);
    for (const text of [email, 'nobody']) {
      const file = await desk.csvOf(desk.listCsvHref('enquiries', search, 'de'), text);
      expect((await file.text()).includes(email)).toBe(text === email);
    }
    await desk.person(email);
    await desk.erasePerson(email);
    await expect(desk.person('')).rejects.toMatchObject({ reason: 'refused', word: 'fields' });
    const said = decodeURIComponent(browser.requests.map(({ line }) => line).join('\n'));
    expect(said).not.toContain(email.slice(0, 5));
  });

  it('takes an answer of another shape, none in JSON, and none for now, for a failure', async () => {
    const desk = await openDesk();
    for (const answer of [
      () => Response.json({ nothing: 'like it' }),
      () => new Response('<html>'),
      () => Response.json({ error: 'unavailable' }, { status: 503 }),
    ]) {
      browser.line.answer = answer;
      await expect(desk.statistics(30)).rejects.toMatchObject({ reason: 'unavailable' });
    }
  });
});
