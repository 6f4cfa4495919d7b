import { testLiveSite as site } from '#server/live/test-support/live-site.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { honeypot } from '#shared/honeypot.ts';
import { pathTo } from '#shared/routes.ts';
import { outgoingOfApplication } from '#server/live/applications/applications.mail.ts';
import {
  createFixture,
  sampleApplication,
  sampleOptions,
  type Fixture,
} from '#server/live/test-support/fixture.ts';

/** The last language, whose addresses have a prefix where the site has several. */
const otherLanguage = site.languages.at(-1) ?? site.defaultLanguage;
const otherContact = pathTo(site, otherLanguage, 'contact');
const otherCloud = pathTo(site, otherLanguage, 'service', { id: 'cloud' });

const enquiry = {
  name: 'Mira O\'Dell "Mi" 👩🏽‍🔧',
  email: 'mira@halden.example',
  phone: '+47 22 00 00 00',
  company: 'Halden & Sønner',
  serviceInterest: 'database',
  message: ' Reports take 40 minutes.\r\n\tThe index is <b>fine</b>, we think.\n',
};

let live: Fixture;
beforeEach(async () => void (live = await createFixture()));

/** The status and the words for programs. */
async function problemsOf(response: Response): Promise<unknown> {
  const { message: _, messages: _all, ...answer }: Record<string, unknown> = await response.json();
  return [response.status, answer];
}

it('an enquiry and an application give a notice to each recipient', async () => {
  const notify = {
    enquiries: ['a@site.example', 'b@site.example'],
    applications: ['c@x.example', 'd@x.example'],
  };
  const { postJson, stored, deps } = await createFixture({ options: { ...sampleOptions, notify } });
  expect((await postJson('enquiries', enquiry)).status).toBe(201);
  const application = outgoingOfApplication(site, sampleApplication, deps.options);
  const receivers = (await stored.mails()).map(({ to }) => to);
  expect(receivers.toSorted()).toEqual([...notify.enquiries, enquiry.email]);
  expect(application.flatMap((one) => (one.kind === 'mail' ? one.to : []))).toEqual([
    sampleApplication.email,
    ...notify.applications,
  ]);
});

const source = {
  page: '/contact',
  firstPage: '/blog/backups',
  referrer: 'search.example',
  campaign: 'utm_source=news',
};

describe('where an enquiry came from', () => {
  it('is in the event, in the notice and in the CSV file', async () => {
    await live.postJson('enquiries', { ...enquiry, ...source });
    expect(await live.stored.enquiries()).toMatchObject([source]);
    const [event] = await live.stored.events();
    expect(JSON.parse(event?.text ?? '')).toMatchObject({ data: source });
    const notice = (await live.stored.mails()).find(({ to }) => to === 'desk@site.example');
    expect(notice?.text.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
      'First page: /blog/backups\nCame from: search.example\nCampaign: utm_source=news',
    );
  });

  it.each([
    [{}, { page: '', firstPage: '', referrer: '', campaign: '' }],
    [
      { ...source, firstPage: '/'.repeat(501), campaign: { utm: 1 } },
      { ...source, firstPage: '', campaign: '' },
    ],
  ])('is unknown where the page does not say it: %j', async (given, stored) => {
    const response = await live.postJson('enquiries', { ...enquiry, ...given });
    expect(response.status).toBe(201);
    expect(await live.stored.enquiries()).toMatchObject([stored]);
    const notice = (await live.stored.mails()).find(({ to }) => to === 'desk@site.example');
    expect(notice?.text).toMatch(/First page: \P{L}*unknown/u);
  });
});

describe('an enquiry sent with JavaScript', () => {
  it('is stored unchanged, with its emails and the webhook event', async () => {
    const response = await live.postJson('enquiries', { ...enquiry, language: 'fr' });
    expect(response.status).toBe(201);
    const [stored, ...others] = await live.stored.enquiries();
    expect(await response.json()).toEqual({ reference: stored?.id });
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      ...enquiry,
      language: 'fr',
      status: 'new',
      folder: 'inbox',
      consentVersion: site.settings.consentVersion,
      receivedAt: '2026-11-21T10:00:00.000Z',
    });
    const mails = (await live.stored.mails()).map(({ to, replyTo }) => `${to} ${replyTo}`);
    const wanted = [
      `desk@site.example ${enquiry.email}`,
      `${enquiry.email} ${site.settings.contact.email.general}`,
    ];
    expect(mails.toSorted()).toEqual(wanted.toSorted());
    const [event] = await live.stored.events();
    expect(event?.subject).toBe('enquiry.received');
    expect(JSON.parse(event?.text ?? '')).toMatchObject({
      type: 'enquiry.received',
      data: { ...enquiry, id: stored?.id },
    });
    expect(live.wakes()).toBe(1);
    expect(live.logged.join('\n')).not.toMatch(/Mira|halden/);
  });

  it.each([...sampleOptions.notify.enquiries, 'Desk@Site.example', site.settings.contact.email.general])(
    'from the own address %s gives a notice each time, and no more acknowledgements than to others',
    async (email) => {
      for (let index = 0; index < 5; index += 1) await live.postJson('enquiries', { ...enquiry, email });
      const mails = await live.stored.mails();
      const notices = mails.filter(
        ({ replyTo, text }) => replyTo === email && text.includes(enquiry.message),
      );
      expect(notices).toHaveLength(5);
      expect(mails.length - notices.length).toBe(3);
    },
  );

  it('needs no more than name, address and message', async () => {
    const { name, email, message } = enquiry;
    expect((await live.postJson('enquiries', { name, email, message })).status).toBe(201);
    expect(await live.stored.enquiries()).toMatchObject([
      { phone: '', company: '', serviceInterest: '', language: site.defaultLanguage },
    ]);
  });

  it.each([
    [{ name: ' \n' }, { name: 'required' }],
    [{ name: 'a'.repeat(201) }, { name: 'too-long' }],
    [{ name: { toString: 'x' } }, { name: 'text' }],
    [{ email: 'mira@halden.example\nBcc: all@halden.example' }, { email: 'email' }],
    [{ email: `${'m'.repeat(250)}@h.example` }, { email: 'too-long' }],
    [{ message: 'a'.repeat(20_001) }, { message: 'too-long' }],
    [
      { company: 'a'.repeat(1000), message: '' },
      { company: 'too-long', message: 'required' },
    ],
    [{ language: 'it' }, { language: 'choice' }],
    [{ idempotencyKey: 'short' }, { idempotencyKey: 'characters' }],
  ])('is rejected with the names of its fields: %j', async (change, fields) => {
    const response = await live.postJson('enquiries', { ...enquiry, ...change });
    expect(await problemsOf(response)).toEqual([422, { error: 'fields', fields }]);
    expect(await live.stored.enquiries()).toEqual([]);
  });

  it('can have the longest texts in any script, as JSON or form data', async () => {
    const message = '漢'.repeat(20_000);
    await live.postJson('enquiries', { ...enquiry, message });
    await live.postForm('enquiries', { ...enquiry, message }, { accept: 'application/json' });
    expect((await live.stored.enquiries()).map((stored) => stored.message)).toEqual([message, message]);
  });

  const noJson = ['', '{', 'null', '[]', '"text"', '7', '['.repeat(100_000), '\ufeff{}x'];
  const noText = Buffer.from('{"name":"\xff"}', 'latin1');

  it.each<BodyInit>([...noJson, noText])(
    'is refused when it is not a JSON object in UTF-8: %.20s',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await live.request('enquiries', { method: 'POST', body, headers });
      expect(await problemsOf(response)).toEqual([400, { error: 'body' }]);
    },
  );

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json-seq', ''])(
    'is refused as %j',
    async (type) => {
      const response = await live.postJson('enquiries', enquiry, { 'content-type': type });
      expect(await problemsOf(response)).toEqual([415, { error: 'type' }]);
    },
  );

  it.each(['declared', 'streamed'])('is refused over the limit, %s', async (kind) => {
    const text = JSON.stringify({ ...enquiry, message: 'a'.repeat(256 * 1024) });
    const sent =
      kind === 'declared'
        ? { body: text, headers: { 'content-length': String(text.length) } }
        : { body: new Blob([text]).stream(), duplex: 'half' as const, headers: {} };
    const headers = { 'content-type': 'application/json', ...sent.headers };
    const response = await live.request('enquiries', { method: 'POST', ...sent, headers });
    expect(await problemsOf(response)).toEqual([413, { error: 'too-large' }]);
    expect(response.headers.get('connection')).toBe('close');
  });

  it.each([{ [honeypot]: '' }, { elapsedMs: 2000 }, { elapsedMs: '' }, { elapsedMs: 'soon' }])(
    'goes to the inbox: %j',
    async (mark) => {
      await live.postJson('enquiries', { ...enquiry, ...mark });
      expect(await live.stored.enquiries()).toHaveLength(1);
    },
  );

  it.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://site.example' }, 201],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, 201],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
  ])('from %j returns %i', async (headers, status) => {
    const accept = { accept: 'text/html' };
    expect((await live.postForm('enquiries', enquiry, { ...headers, ...accept })).status).toBe(
      status === 201 ? 303 : status,
    );
    expect((await live.postJson('enquiries', enquiry, headers)).status).toBe(status);
  });
});

describe('an enquiry sent without JavaScript', () => {
  const form = {
    ...enquiry,
    [honeypot]: '',
    elapsedMs: '',
    idempotencyKey: '',
    message: 'One\r\ntwo\r\n100 % + 1 & 2 = é',
  };

  it('redirects to its page, and keeps line breaks', async () => {
    const response = await live.postForm('enquiries', { ...form, page: otherContact });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${otherContact}#enquiry-sent`,
    ]);
    expect(await live.stored.enquiries()).toMatchObject([
      { ...enquiry, message: 'One\ntwo\n100 % + 1 & 2 = é', language: otherLanguage, folder: 'inbox' },
    ]);
  });

  it.each([
    ['https://evil.example/', '/contact'],
    ['//evil.example', '/contact'],
    ['/\\evil.example', '/contact'],
    ['/../x', '/contact'],
    ['/api/session', '/contact'],
    ['/a\nb', '/contact'],
    ['', '/contact'],
    ['/', '/'],
    [`${otherCloud}/`, `${otherCloud}/`],
  ])('redirects from page %j to %s', async (page, path) => {
    const response = await live.postForm('enquiries', { ...form, page });
    expect(response.headers.get('location')).toBe(`${path}#enquiry-sent`);
  });

  it('redirects to the Referer if it names no page', async () => {
    const referer = async (value: string) =>
      (await live.postForm('enquiries', form, { referer: value })).headers.get('location');
    expect(await referer(`https://site.example${otherContact}?x=1`)).toBe(`${otherContact}#enquiry-sent`);
    expect(await referer(`https://evil.example${otherContact}`)).toBe('/contact#enquiry-sent');
    const used = new Set((await live.stored.enquiries()).map(({ language }) => language));
    expect(used).toEqual(new Set([site.defaultLanguage, otherLanguage]));
  });

  /** All that is needed but a name. */
  const filled = 'page=/contact&email=ada@example.com&message=Please+call+me+back+soon.';

  it.each([
    ['all that is needed', `${filled}&name=Ada`, 303],
    ['nothing filled in', 'page=/contact', 422],
    ['a percent sign without a valid code', `${filled}&name=%zz`, 400],
    ['bytes that are not text', `${filled}&name=%ff`, 400],
    ['a field twice', 'name=a&name=b', 422],
    ['too much', `page=/contact&name=${'a'.repeat(300_000)}`, 413],
  ])('gets a page with the result: %s', async (_, body, status) => {
    const response = await live.request('enquiries', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const isSent = status === 303;
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(isSent ? '/contact#enquiry-sent' : null);
    expect((await response.text()).includes('role="alert"')).toBe(!isSent);
    expect(await live.stored.enquiries()).toHaveLength(isSent ? 1 : 0);
  });
});
