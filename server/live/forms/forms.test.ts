import { testSite as site } from '#content/test-support/test-site.ts';
import { testLiveSite } from '#server/live/test-support/live-site.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { honeypot } from '#shared/honeypot.ts';
import { limits } from '#shared/limits.ts';
import { pathTo } from '#shared/routes.ts';
import { createTranslator, type PlainMessageKey } from '#shared/i18n/translator.ts';
import { sampleApplications } from '#shared/test-support/application-samples.ts';
import { enquirySample } from '#shared/test-support/form-samples.ts';
import { Refusal } from '#server/live/requests.ts';
import { createFixture, type Fixture } from '#server/live/test-support/fixture.ts';
import { refusalMessages } from './refusal-messages.ts';

let live: Fixture;
const typed = {
  ...enquirySample,
  name: 'Mira "$1" <b>O’Dell</b> & Co',
  email: 'mira@halden.example',
  phone: '+47 22 00 00 00',
  company: "$& $'",
  serviceInterest: 'other',
  message: '\nReports take 40 minutes.\n</textarea><script>alert(1)</script>',
};

beforeEach(async () => void (live = await createFixture()));

const { resume, ...applicationSample } = sampleApplications.short;

/** The forms: fields, status, how many emails and events one causes, how many an IP address may send. */
const forms = [
  { path: 'enquiries', fields: enquirySample, status: 201, causes: [2, 1], limit: 10, mark: 'x' },
  { path: 'applications', fields: applicationSample, status: 201, causes: [2, 1], limit: 5, mark: 'x' },
  {
    path: 'newsletter',
    fields: { email: enquirySample.email },
    status: 202,
    causes: [1, 0],
    limit: 5,
    mark: 1,
  },
] as const;

describe.each(forms)('what is sent to $path', ({ path, fields, status, causes, limit, mark }) => {
  function post(more: Readonly<Record<string, string | number>> = {}, headers: Record<string, string> = {}) {
    if (path !== 'applications') return live.postJson(path, { ...fields, ...more }, headers);
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, ...more })) form.append(name, value);
    form.append('resume', resume);
    return live.postMultipart(path, form, headers);
  }
  const kept = async (folder: 'inbox' | 'spam') =>
    path === 'newsletter'
      ? (await live.stored.subscribers()).filter((one) => one.folder === folder).length
      : (await live.stored[path](folder)).length;
  const outgoing = async () => [(await live.stored.mails()).length, (await live.stored.events()).length];
  const none = [0, 0, 0, 0];
  const all = async () => [await kept('inbox'), await kept('spam'), ...(await outgoing())];
  const idempotencyKey = 'b4c3a9d2-0001-4f6e-9a55-77e1c0ffee00';

  it('is stored once for the same key and content, with the same response each time', async () => {
    const answers = await Promise.all([0, 1, 2].map(async () => (await post({ idempotencyKey })).text()));
    live.pass(1000);
    answers.push(await (await post({}, { 'idempotency-key': idempotencyKey })).text());
    expect(new Set(answers).size).toBe(1);
    expect(await all()).toEqual([1, 0, ...causes]);
    await post({ idempotencyKey, email: 'jon@halden.example' });
    expect(await kept('inbox')).toBe(2);
    expect(live.logged.join('')).not.toContain(fields.email);
  });

  it('with a filled honeypot gets the same response, goes to spam and sends no email', async () => {
    expect((await post({ [honeypot]: mark })).status).toBe(status);
    expect(await all()).toEqual([0, 1, 0, 0]);
  });

  it('sent too quickly is rejected with 425 and can be sent again', async () => {
    const refused = await post({ idempotencyKey, elapsedMs: 1999 });
    expect([refused.status, await refused.json()]).toEqual([425, { error: 'too-quick' }]);
    expect([refused.headers.get('retry-after'), await all()]).toEqual(['2', none]);
    expect((await post({ idempotencyKey, elapsedMs: 2000 })).status).toBe(status);
    expect(await outgoing()).toEqual(causes);
  });

  it('over the rate limit of its IP address is rejected until the window ends', async () => {
    const send = () => post({}, { 'x-forwarded-for': '203.0.113.9' });
    for (let index = 0; index < limit; index += 1) expect((await send()).status).toBe(status);
    live.pass(4 * 60_000);
    const refused = await send();
    expect([refused.status, await refused.json()]).toMatchObject([429, { error: 'rate' }]);
    expect(refused.headers.get('retry-after')).toBe('360');
    expect((await post()).status).toBe(status);
    live.pass(6 * 60_000);
    expect((await send()).status).toBe(status);
  });

  it.each([
    [0, 'restart', 503, 'unavailable', '5'],
    [1, 'restart', 503, 'unavailable', '5'],
    [1, 'full', 507, 'full', null],
  ] as const)(
    'leaves nothing behind when write %i fails: %s',
    async (writes, reason, refusal, error, wait) => {
      live.failAfter(writes, reason);
      const answer = await post();
      expect([answer.status, await answer.json()]).toEqual([refusal, { error }]);
      expect([answer.headers.get('retry-after'), await all()]).toEqual([wait, none]);
      const resumes = await live.database.read((db) => db.selectFrom('resumes').selectAll().execute());
      expect(resumes).toEqual([]);
    },
  );
});

/** The value of each control of a page with one form, by name. */
function valuesIn(html: string): Record<string, string> {
  const plain = (text = '') =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  const attributesOf = (tag: string) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, plain(value)]),
    );
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const texts = [...html.matchAll(/<textarea[^>]*name="(\w+)"[^>]*>\n([^<]*)<\/textarea>/g)];
  const lists = [...html.matchAll(/<select[^>]*name="(\w+)"[^>]*>(.*?)<\/select>/gs)];
  return Object.fromEntries([
    ...inputs.map(({ name = '', value = '' }) => [name, value]),
    ...texts.map(([, name = '', value]) => [name, plain(value)]),
    ...lists.map(([, name = '', options = '']) => [
      name,
      /<option value="([\w-]*)" selected=""/.exec(options)?.[1] ?? 'none chosen',
    ]),
  ]);
}

it.each(site.languages)(
  'keeps every text, names the wrong field and gives it the focus, in %s',
  async (language) => {
    const t = createTranslator(site, language);
    const at = pathTo(site, language, 'contact');
    const email = 'mira@@halden.example';
    const hidden = { page: at, language, idempotencyKey: 'b4c3a9d2-0001-4f6e-9a55' };
    const answer = await live.postForm('enquiries', { ...typed, ...hidden, email });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    const html = await answer.text();
    expect(valuesIn(html)).toEqual({ ...typed, ...hidden, email, [honeypot]: '' });
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(t('live.problem.email', { field: t('contact.form.email') }));
    const [focused = '', ...others] = html.match(/<[^>]*autofocus[^>]*>/g) ?? [];
    expect(others).toEqual([]);
    expect(focused).toMatch(/^<input [^>]*name="email"/);
    expect(focused).toContain('aria-invalid="true" aria-describedby="email-problem"');
    expect(html).toMatch(/<p id="email-problem" role="alert">/);
    expect(html).not.toMatch(/<script|style="/);
    expect(html).toContain(t('enquiry.form.send'));
    expect(html).toMatch(
      new RegExp(RegExp.escape(t('contact.form.privacy', { time: '…' }).split('…')[0] ?? '')),
    );
    expect(await live.stored.enquiries()).toEqual([]);
    // What the page posts again is stored once it is right.
    const again = await live.postForm('enquiries', { ...valuesIn(html), email: typed.email });
    expect(again.headers.get('location')).toBe(`${at}#enquiry-sent`);
    const { message } = typed;
    expect(await live.stored.enquiries()).toMatchObject([{ ...typed, message, language, folder: 'inbox' }]);
  },
);

it('offers the services of the current build, with the chosen one selected', async () => {
  const t = createTranslator(site, site.defaultLanguage);
  live = await createFixture({ site: () => ({ ...testLiveSite, services: {} }) });
  const html = await (await live.postForm('enquiries', { ...typed, email: '' })).text();
  const [, list = ''] = /<select[^>]*name="serviceInterest"[^>]*>([\s\S]*?)<\/select>/.exec(html) ?? [];
  const options = [...list.matchAll(/<option value="([\w-]*)"[^>]*>([^<]*)</g)];
  expect(options.map(([, value, label]) => [value, label])).toEqual([
    ['', t('contact.form.service.placeholder')],
    ['other', t('contact.form.service.other')],
  ]);
  expect(valuesIn(html)).toMatchObject({ serviceInterest: 'other' });
});

describe.each(site.languages)('a refusal in %s', (language) => {
  const t = createTranslator(site, language);
  const rtf = new File(['{\\rtf1 Ximena}'], 'resume.doc');
  const large = new File([new Uint8Array(limits.application.resumeMaxBytes + 1)], 'resume.pdf');
  const resumeProblem = (key: PlainMessageKey) =>
    t('label.value', { label: t('application.resume'), value: t(key) });
  const emailProblem = t('live.problem.email', { field: t('application.email') });
  const post = (change: Record<string, string>, file: File, accept: string) => {
    const form = new FormData();
    const all = { ...applicationSample, language, page: pathTo(site, language, 'careers'), ...change };
    for (const [name, value] of Object.entries(all)) form.append(name, value);
    form.append('resume', file);
    const referer = `https://site.example${pathTo(site, language, 'careers')}`;
    return live.postMultipart('applications', form, { accept, referer });
  };

  it.each<[string, Record<string, string>, File, number, Record<string, string>, string?]>([
    [
      'rich text under the name of a Word document',
      {},
      rtf,
      415,
      { resume: resumeProblem('live.problem.resume') },
    ],
    ['an empty file', {}, new File([], 'cv.pdf'), 415, { resume: resumeProblem('live.resume.empty') }],
    ['a large file', {}, large, 413, { resume: resumeProblem('live.resume.large') }],
    ['a wrong address', { email: 'ximena@' }, resume, 422, { email: emailProblem }],
    [
      'a job that is closed',
      { jobId: 'astronaut' },
      resume,
      422,
      {},
      t('live.problem.position', { email: site.settings.contact.email.careers }),
    ],
  ])(
    'is the same text at the field with and without scripts: %s',
    async (_, change, file, status, messages, whole) => {
      const answer = await post(change, file, 'application/json');
      const message = whole ?? Object.values(messages).join(' ');
      expect([answer.status, await answer.json()]).toMatchObject([status, { message, messages }]);
      const unscripted = await post(change, file, 'text/html');
      expect(unscripted.status).toBe(status);
      const html = await unscripted.text();
      expect(html).toMatch(new RegExp(`role="alert"[^>]*>${RegExp.escape(message)}</p>`));
      // A file that is too large ends the reading, so the visitor has to begin again.
      const wanted =
        status === 413
          ? [`<a href="${pathTo(site, language, 'careers')}">`]
          : Object.keys(messages).map((name) => `name="${name}"[^>]*aria-invalid="true"`);
      for (const pattern of wanted) expect(html).toMatch(new RegExp(pattern));
    },
  );

  it('has the hints and keyboards of the form’s page', async () => {
    const html = await (await post({ email: 'ximena@' }, resume, 'text/html')).text();
    const control = (name: string) => new RegExp(`<\\w+ [^>]*name="${name}"[^>]*>`).exec(html)?.[0];
    expect(control('phone')).toContain('aria-describedby="phone-hint"');
    expect(html).toContain(`<small id="phone-hint">${t('application.phone.hint')}</small>`);
    expect(control('linkedIn')).toMatch(/inputmode="url"/i);
    expect(control('coverLetter')).toContain('rows="5"');
  });

  it('names the field of a message that is far too long', async () => {
    const sent = { ...typed, message: 'a'.repeat(300_000), language };
    const answer = await live.postJson('enquiries', sent, {
      referer: `https://site.example${pathTo(site, language, 'contact')}`,
    });
    const message = t('live.problem.too-long', { field: t('contact.form.message') });
    expect([answer.status, await answer.json()]).toMatchObject([413, { messages: { message } }]);
  });

  it('does not suggest another attempt if none can succeed', async () => {
    const answer = await live.postJson('newsletter', 'no JSON', {
      referer: `https://site.example${pathTo(site, language, 'home')}`,
    });
    const message = t('live.problem.final', { email: site.settings.contact.email.general });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'body', message, messages: {} }]);
  });
});

it('has no message if another attempt may succeed', async () => {
  live.failAfter(1);
  expect(await (await live.postJson('enquiries', typed)).json()).toEqual({ error: 'unavailable' });
});

it('names all invalid fields and focuses the first', async () => {
  const html = await (await live.postForm('enquiries', { ...typed, name: ' ', message: '' })).text();
  expect(html.match(/role="alert"/g)).toHaveLength(2);
  expect(html).toMatch(/name="name"[^>]*autofocus=""/);
  expect(valuesIn(html)).toMatchObject({ company: typed.company, message: '' });
});

it('keeps all texts and shows the reason if a limit is reached or the database is down', async () => {
  const sender = { 'x-forwarded-for': '203.0.113.9' };
  for (let index = 0; index < 10; index += 1) await live.postForm('enquiries', typed, sender);
  const refused = await live.postForm('enquiries', typed, sender);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  const html = await refused.text();
  expect(valuesIn(html)).toMatchObject(typed);
  expect(html).toMatch(/<p role="alert" tabindex="-1" autofocus>[^<]*10 min/);
});

it.each([
  [1, '1 min'],
  [61, '2 min'],
  [3600, '60 min'],
  [3601, 'hello@'],
])('after a limit of %i s the message contains "%s"', (retryAfterS, words) => {
  const refusal = new Refusal(429, 'rate', { retryAfterS });
  const { message } = refusalMessages(testLiveSite, createTranslator(testLiveSite, 'en'), 'enquiry', refusal);
  expect(message).toContain(words);
});

it('failed posts do not count for the rate limit, up to their own limit', async () => {
  const sender = { 'x-forwarded-for': '203.0.113.9' };
  const post = (message: string) => live.postForm('enquiries', { ...typed, message }, sender);
  for (let failure = 0; failure < 20; failure += 1) expect((await post('')).status).toBe(422);
  for (let index = 0; index < 9; index += 1) expect((await post('Hello')).status).toBe(303);
  expect((await post('')).status).toBe(422);
  expect((await post('Hello')).status).toBe(429);
  expect(await live.stored.enquiries()).toHaveLength(9);
});
