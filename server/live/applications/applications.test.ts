import { testSite as site } from '#content/test-support/test-site.ts';
import { request as startRequest } from 'node:http';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationForm } from '#shared/forms/application.ts';
import { filledOf } from '#shared/test-support/form-samples.ts';
import { pathTo } from '#shared/routes.ts';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { createHttpServer } from '#server/site/http-server.ts';
import { readResume } from './applications.store.ts';
import { sampleDocx, samplePdf, sampleZip } from '#server/live/test-support/resume-samples.ts';
import { heldMaxBytes, networkHeldMaxBytes } from '#server/live/ceilings.ts';
import { testLiveSite } from '#server/live/test-support/live-site.ts';
import type { LiveSite } from '#server/served-site.ts';
import { createFixture, type Fixture } from '#server/live/test-support/fixture.ts';

const text = {
  ...filledOf(applicationForm),
  jobId: 'database-administrator',
  firstName: 'Ximena 👩🏽‍🔧',
  lastName: "O'Dell-Duarte",
  email: 'ximena@duarte.example',
  phone: '+1 628 555 0110',
  linkedIn: 'linkedin.com/in/ximena',
  portfolio: 'https://duarte.example/work?a=1&b=2',
  coverLetter: 'I kept a <b>payroll</b> running.\n\tFor nine years.',
};

const pdf = new File([new Uint8Array(samplePdf())], 'Lebenslauf „Ü“ 2026.pdf', { type: 'text/html' });
const maxBytes = 5 * 1024 * 1024;

let live: Fixture;
beforeEach(async () => void (live = await createFixture()));

function formOf(fields: Readonly<Record<string, string>>, ...resumes: readonly File[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const resume of resumes) form.append('resume', resume);
  return form;
}

const keptResumes = () => live.database.read((db) => db.selectFrom('resumes').selectAll().execute());

/** A refused post leaves nothing behind: no row and no resume. */
async function expectNothingKept(): Promise<void> {
  expect([await live.stored.applications(), await keptResumes()]).toEqual([[], []]);
}

const resumeOf = (content: Buffer | Uint8Array, name = 'resume.pdf') =>
  new File([new Uint8Array(content)], name);

describe('an application sent with JavaScript', () => {
  it('is stored with its file and both emails, and returns its reference', async () => {
    const response = await live.postMultipart('applications', formOf({ ...text, language: 'de' }, pdf));
    expect([response.status, await response.json()]).toEqual([
      201,
      { id: 'app-1795255200000', date: '2026-11-21T10:00:00.000Z' },
    ]);
    const [stored, ...others] = await live.stored.applications();
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      ...text,
      id: 'app-1795255200000',
      status: 'new',
      receivedAt: '2026-11-21T10:00:00.000Z',
      jobTitle: 'Datenbankadministrator (m/w/d)',
      resume: { name: pdf.name, sizeBytes: pdf.size, type: 'application/pdf' },
      language: 'de',
      consentVersion: site.settings.consentVersion,
    });
    const content = await readResume(live.database, stored?.id ?? '');
    expect(Buffer.from(content ?? [])).toEqual(Buffer.from(await pdf.bytes()));
    const receivers = (await live.stored.mails()).map(({ to }) => to).toSorted();
    expect(receivers).toEqual(['hiring@site.example', text.email]);
    expect(await live.stored.events()).toMatchObject([{ subject: 'application.received' }]);
    expect(live.wakes()).toBe(1);
    expect(live.logged.join('\n')).not.toMatch(/Ximena|duarte|Lebenslauf/);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['no job', { jobId: '' }, { jobId: 'choice' }],
    ['an unknown job', { jobId: 'astronaut' }, { jobId: 'choice' }],
    ['a job of the language itself', { jobId: 'constructor' }, { jobId: 'choice' }],
    ['no names', { firstName: '', lastName: ' ' }, { firstName: 'required', lastName: 'required' }],
    ['no address or phone', { email: '', phone: '' }, { email: 'required', phone: 'required' }],
    ['a novel', { coverLetter: 'a'.repeat(20_001) }, { coverLetter: 'too-long' }],
  ])('with %s is rejected', async (_, change, fields) => {
    const response = await live.postMultipart('applications', formOf({ ...text, ...change }, pdf));
    expect([response.status, await response.json()]).toMatchObject([422, { error: 'fields', fields }]);
    await expectNothingKept();
  });

  it.each<[string, File[], number, object]>([
    ['without a resume', [], 422, { error: 'fields', fields: { resume: 'required' } }],
    ['with two', [pdf, pdf], 422, { error: 'fields', fields: { resume: 'repeated' } }],
    ['with an empty one', [resumeOf(Buffer.alloc(0))], 415, { error: 'empty-resume' }],
    ['with a zip file', [resumeOf(sampleZip('a.txt'), 'resume.docx')], 415, { error: 'resume' }],
    ['with another ending', [resumeOf(sampleDocx(), 'resume.pdf')], 415, { error: 'resume' }],
    [
      'with a long name',
      [resumeOf(samplePdf(), `${'a'.repeat(300)}.pdf`)],
      422,
      { error: 'fields', fields: { resume: 'too-long' } },
    ],
    ['with one over 5 MB', [resumeOf(Buffer.alloc(maxBytes + 1, '%'))], 413, { error: 'too-large' }],
  ])('%s is rejected', async (_, resumes, status, body) => {
    const response = await live.postMultipart('applications', formOf(text, ...resumes));
    expect([response.status, await response.json()]).toMatchObject([status, body]);
    await expectNothingKept();
  });

  it('can have a resume of exactly 5 MB', async () => {
    const content = samplePdf({ paddingBytes: maxBytes - samplePdf().length });
    expect(content).toHaveLength(maxBytes);
    await live.postMultipart('applications', formOf(text, resumeOf(content)));
    expect(await live.stored.applications()).toMatchObject([{ resume: { sizeBytes: maxBytes } }]);
  });

  const part = (disposition: string, content: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n${content}\r\n`;

  const boundary = 'multipart/form-data; boundary=x';
  const emoji = part('name="firstName"', '\u{1f600}', 'Content-Type: text/plain; charset=utf-8\r\n');

  it.each<[number, string, string | Buffer<ArrayBuffer>]>([
    [400, 'multipart/form-data', 'no boundary'],
    [400, boundary, 'nothing like a form'],
    [400, boundary, '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut'],
    [400, boundary, part('name="resume"; filename="a.pdf"', '%PDF').slice(0, -2)],
    [400, boundary, `${part('name="avatar"; filename="a.pdf"', '%PDF')}--x--`],
    [422, boundary, `${part('nothing', 'a')}--x--`],
    [400, boundary, `${part('name="a"', 'a').repeat(60)}--x--`],
    [422, boundary, `${part('name="firstName"', 'a').repeat(2)}--x--`],
    [400, boundary, `${emoji}--x--`],
    [400, boundary, `${part('name="firstName"', 'a', 'Content-Type: text/plain; charset=klingon\r\n')}--x--`],
    [
      400,
      boundary,
      `${part('name="firstName"', '\xe9', 'Content-Type: text/plain; charset=utf-99\r\n')}--x--`,
    ],
    [400, boundary, Buffer.from(`${part('name="firstName"', '\xff')}--x--`, 'latin1')],
    [422, boundary, '--x--'],
    [415, 'application/x-www-form-urlencoded', 'firstName=a'],
    [415, 'application/json', '{}'],
  ])('is rejected with %i as %s: %.50j', async (status, type, body) => {
    const headers = { 'content-type': type, accept: 'application/json' };
    const response = await live.request('applications', { method: 'POST', body, headers });
    expect(response.status).toBe(status);
    await expectNothingKept();
  });

  it('gets 503 while all uploads exceed the memory limit, and is accepted afterwards', async () => {
    const networks = heldMaxBytes / networkHeldMaxBytes;
    const holdAll = () => {
      for (let index = 0; index < networks; index += 1)
        live.deps.ceilings.hold(`203.0.${index}.1`, networkHeldMaxBytes);
    };
    const releaseAll = () => {
      for (let index = 0; index < networks; index += 1)
        live.deps.ceilings.release(`203.0.${index}.1`, networkHeldMaxBytes);
    };
    holdAll();
    const refused = await live.postMultipart('applications', formOf(text, pdf));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    releaseAll();
    expect((await live.postMultipart('applications', formOf(text, pdf))).status).toBe(201);
    holdAll();
    releaseAll();
  });
});

describe('an application sent without JavaScript', () => {
  /** The last language, whose addresses have a prefix where the site has several. */
  const language = site.languages.at(-1) ?? site.defaultLanguage;
  const pageOf = (jobId: string) => pathTo(site, language, 'job', { jobId });

  it('redirects to Careers in its language', async () => {
    const form = formOf({ ...text, page: pageOf(text.jobId), coverLetter: 'One\nTwo' }, pdf);
    const { status, headers } = await live.postMultipart('applications', form, { accept: 'text/html' });
    const path = pathTo(site, language, 'careers');
    expect([status, headers.get('location')]).toEqual([303, `${path}#application-sent`]);
    expect(await live.stored.applications()).toMatchObject([{ language, coverLetter: 'One\nTwo' }]);
  });

  it.each([{ page: pageOf('devops-engineer') }, { language }, { language, jobId: 'astronaut' }])(
    'without a resume is shown again for the same job, in its language: %j',
    async (change) => {
      const response = await live.postMultipart('applications', formOf({ ...text, ...change }), {
        accept: 'text/html',
      });
      const html = await response.text();
      expect(response.status).toBe(422);
      const { jobId } = { ...text, ...change };
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`<input type="hidden" name="jobId" value="${jobId}"/>`);
      expect(html).toMatch(/<form [^>]*enctype="multipart\/form-data"/);
      expect(html).toMatch(
        /<input [^>]*name="resume"[^>]*required=""[^>]*accept="\.pdf,\.doc,\.docx,application\/pdf,/,
      );
    },
  );
});

describe('an upload over a socket', () => {
  /** Upper limit for the headers of the request and of the part. */
  const headBytes = 500;

  /**
   * Sends up to 200 MiB as fast as the server reads.
   * @returns how much the server read, and its answer
   */
  async function upload(headers: Record<string, string>) {
    const { server, stop } = createHttpServer(() => site, new Hono().route('/', live.app));
    const port = await listenOnFreePort(server);
    const closed = new Promise<number>((resolve) => {
      server.on('connection', (socket) => socket.once('close', () => resolve(socket.bytesRead)));
    });
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const all = {
        'content-type': 'multipart/form-data; boundary=x',
        accept: 'application/json',
        ...headers,
      };
      const outgoing = startRequest({ port, method: 'POST', path: '/api/applications', headers: all });
      outgoing.once('response', (response) => resolve(response.resume().statusCode));
      outgoing.on('error', reject);
      const chunk = Buffer.alloc(1024 * 1024, 'a');
      let left = 200;
      const write = () => {
        while (left > 0 && !outgoing.destroyed) {
          left -= 1;
          if (!outgoing.write(chunk)) return;
        }
        outgoing.end();
      };
      outgoing.on('drain', write);
      outgoing.write('--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n');
      write();
    });
    // Waits for the end of the connection, so that bytes read after the answer are counted too.
    const bytesRead = await closed;
    await stop();
    return { status, bytesRead };
  }

  it('of 200 MiB is stopped within 64 KiB of the limit', async () => {
    const { status, bytesRead } = await upload({});
    expect(status).toBe(413);
    expect(bytesRead).toBeGreaterThan(maxBytes);
    expect(bytesRead - headBytes).toBeLessThanOrEqual(maxBytes + 64 * 1024);
  });

  it('of 200 MiB is rejected by its Content-Length', async () => {
    const { status, bytesRead } = await upload({ 'content-length': String(200 * 1024 * 1024) });
    expect(status).toBe(413);
    expect(bytesRead).toBeLessThanOrEqual(128 * 1024);
  });
});

describe('a form that the site does not have', () => {
  const applyWith = (settings: object, jobs: LiveSite['jobs'] = testLiveSite.jobs): LiveSite => ({
    ...testLiveSite,
    settings: { ...testLiveSite.settings, ...settings },
    jobs,
  });

  it.each([
    ['is switched off', applyWith({ forms: { application: 'off' } }), 404],
    ['is received by another host', applyWith({ forms: { application: 'https://jobs.example/apply' } }), 404],
    [
      'is that of a position with its own address',
      applyWith(
        {},
        Object.fromEntries(
          Object.entries(testLiveSite.jobs).map(([language, jobs]) => [
            language,
            jobs.map((job) => ({ ...job, applyAt: 'https://jobs.example/1' })),
          ]),
        ),
      ),
      422,
    ],
  ])('refuses an application that %s', async (_, other, status) => {
    live = await createFixture({ site: () => other });
    const response = await live.postMultipart('applications', formOf({ ...text, language: 'de' }, pdf));
    expect(response.status).toBe(status);
    await expectNothingKept();
  });
});
