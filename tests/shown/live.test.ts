import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { site } from './tested-site.ts';
import type { DashboardMail } from '#shared/contracts/dashboard.ts';
import { applicationForm } from '#shared/forms/application.ts';
import { enquiryForm } from '#shared/forms/enquiry.ts';
import { filledOf } from '#shared/test-support/form-samples.ts';
import { temporaryFolderOf } from '#shared/test-support/folder-of.ts';
import { raiseAlerts } from '#server/live/alerts/alerts.worker.ts';
import { lowDiskBytes } from '#server/live/disk.ts';
import { addOutgoing, claimOutgoing, markFailed } from '#server/live/outbox/outbox.store.ts';
import { createFolderTransport } from '#server/live/outbox/transports.ts';
import { testLiveSite } from '#server/live/test-support/live-site.ts';
import { createFixture, type Fixture } from '#server/live/test-support/fixture.ts';
import { logInAs } from '#server/live/test-support/log-in.ts';
import { samplePdf } from '#server/live/test-support/resume-samples.ts';
import { asJson, stable } from './stable.ts';

/** Emails, events, tables and pages of live mode, compared with the reviewed files beside this one. */

const shown = (name: string) => `./live/${name}`;

const enquiry = {
  ...filledOf(enquiryForm),
  name: 'Ada Byron',
  email: 'ada@sender.example',
  phone: '+44 20 7946 0000',
  company: 'Engines Ltd',
  serviceInterest: 'other',
  message: 'How fast can it go?\n\n=1+1 and <b>bold</b>.',
};

const application = {
  ...filledOf(applicationForm),
  jobId: site.jobs[site.defaultLanguage]?.[0]?.id ?? '',
  firstName: 'Grace',
  lastName: 'Hopper-O’Neill',
  email: 'grace@sender.example',
  phone: '+1 628 555 0110',
  linkedIn: 'linkedin.com/in/grace',
  portfolio: 'https://grace.example/work?a=1&b=2',
  coverLetter: 'I found the moth.\n\nFor nine years.',
};

function applicationOf(language: string): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...application, language })) form.append(name, value);
  form.append(
    'resume',
    new File([new Uint8Array(samplePdf())], 'Résumé „G“.pdf', { type: 'application/pdf' }),
  );
  return form;
}

/** The emails that wait, as a mail program gets them, then the events. */
async function sentBy(live: Fixture): Promise<string> {
  const folder = temporaryFolderOf();
  const transport = createFolderTransport(testLiveSite, folder, 'Site <site@site.example>');
  // The outbox orders those of one moment by their random ids.
  const mails = (await live.stored.mails()).toSorted((one, other) => one.to.localeCompare(other.to));
  const messages: string[] = [];
  for (const mail of mails) {
    await transport.send(mail);
    const [head = '', ...body] = readFileSync(join(folder, `${mail.id}.eml`), 'utf8').split('\r\n\r\n');
    // The subject as it was before its encoding.
    const headers = head
      .split(/\r\n(?!\s)/)
      .filter((line) => !/^(?:Date|MIME-Version|Content-|Subject)/.test(line));
    headers.push(`Subject: ${mail.subject}`);
    // The text as it was before the transfer encoding, which has lines of 76 characters.
    messages.push([...headers, '', mail.text, body.length === 0 ? '(without a body)' : ''].join('\n'));
  }
  await transport.close();
  const events = (await live.stored.events()).map(
    ({ subject, text }) => `${subject}\n${asJson(JSON.parse(text))}`,
  );
  return [...messages, ...events].join('\n----\n');
}

/** The query of the links in the latest mail. */
const queryIn = async (live: Fixture) =>
  /\?(token=\S+)/.exec((await live.stored.mails()).at(-1)?.text ?? '')?.[1] ?? '';

/** The subject of an email, or the text of an event. */
const subjectOf = (sent: string) => /^(?:Subject:.*|site\.alert[^]*)/m.exec(sent)?.[0] ?? '';

/** A record of each kind, each in a second of its own: what is of one moment is in the order of random ids. */
async function sendEach(live: Fixture, language: string): Promise<void> {
  await live.postJson('enquiries', { ...enquiry, language, elapsedMs: 9000 });
  live.pass(1000);
  await live.postMultipart('applications', applicationOf(language));
  live.pass(1000);
  await live.postJson('newsletter', { email: 'ada@sender.example', language });
  live.pass(1000);
  await live.request(`newsletter/confirm?${await queryIn(live)}`, { method: 'POST' });
  live.pass(1000);
}

describe.each(site.languages)('in %s', (language) => {
  it('an enquiry is answered, noticed and announced', async () => {
    const live = await createFixture();
    const response = await live.postJson('enquiries', { ...enquiry, language, elapsedMs: 9000 });
    const answer = [response.status, await response.json()];
    await expect(stable(`${asJson(answer)}\n----\n${await sentBy(live)}\n`)).toMatchFileSnapshot(
      shown(`enquiry-${language}.txt`),
    );
  });

  it('an application is answered, noticed and announced', async () => {
    const live = await createFixture();
    const response = await live.postMultipart('applications', applicationOf(language));
    const answer = [response.status, await response.json()];
    await expect(stable(`${asJson(answer)}\n----\n${await sentBy(live)}\n`)).toMatchFileSnapshot(
      shown(`application-${language}.txt`),
    );
  });

  it('a subscription is confirmed and ended on pages without scripts', async () => {
    const live = await createFixture();
    const response = await live.postJson('newsletter', { email: 'ada@sender.example', language });
    const parts = [asJson([response.status, await response.json()]), await sentBy(live)];
    const query = await queryIn(live);
    for (const [method, path] of [
      ['GET', `newsletter/confirm?${query}`],
      ['POST', `newsletter/confirm?${query}`],
      ['GET', `newsletter/leave?${query}`],
      ['POST', `newsletter/leave?${query}`],
      ['GET', 'newsletter/confirm?token=unknown'],
    ] as const) {
      const page = await live.request(path, { method, headers: { accept: 'text/html' } });
      parts.push(`${method} ${path}: ${page.status}\n${await page.text()}`);
      if (method === 'POST') parts.push(await sentBy(live));
    }
    await expect(`${stable(parts.join('\n----\n'))}\n`).toMatchFileSnapshot(
      shown(`newsletter-${language}.txt`),
    );
  });

  it('a post without scripts is answered with a page, whatever is wrong', async () => {
    const live = await createFixture();
    const pages: string[] = [];
    for (const [what, path, fields] of [
      ['sent', 'enquiries', enquiry],
      ['without its fields', 'enquiries', { name: '', email: 'ada', message: '' }],
      ['a subscription', 'newsletter', { email: 'ada@sender.example' }],
      ['a subscription without an address', 'newsletter', { email: '' }],
    ] as const) {
      const page = await live.postForm(path, { ...fields, language });
      pages.push(`${what}: ${page.status} ${page.headers.get('location') ?? ''}\n${await page.text()}`);
    }
    await expect(`${stable(pages.join('\n----\n'))}\n`).toMatchFileSnapshot(
      shown(`without-scripts-${language}.txt`),
    );
  });

  it('the tables of the dashboard open in a spreadsheet', async () => {
    const live = await createFixture();
    await sendEach(live, language);
    const { get } = await logInAs(live);
    const tables: string[] = [];
    for (const table of ['enquiries', 'applications', 'subscribers', 'log']) {
      const answer = await get(`admin/${table}.csv?language=${language}`);
      live.pass(1000);
      const head = ['content-type', 'content-disposition'].map((name) => answer.headers.get(name));
      tables.push(`${table}: ${answer.status} ${head.join(', ')}\n${await answer.text()}`);
    }
    await expect(`${stable(tables.join('\n----\n'))}\n`).toMatchFileSnapshot(shown(`tables-${language}.txt`));
  });
});

it('the dashboard reads these records', async () => {
  const live = await createFixture();
  await sendEach(live, site.defaultLanguage);
  const { get } = await logInAs(live);
  const answers: string[] = [];
  for (const path of ['enquiries', 'applications', 'subscribers', 'log', 'spam', 'mails/counts']) {
    answers.push(`${path}\n${asJson(await (await get(`admin/${path}`)).json())}`);
    live.pass(1000);
  }
  const { items, total } = await (await get('admin/mails?state=waiting')).json();
  const subjects = items.map(({ to, subject }: DashboardMail) => `${to}: ${subject}`).toSorted();
  answers.push(`${total} emails\n${subjects.join('\n')}`);
  await expect(`${stable(answers.join('\n----\n'))}\n`).toMatchFileSnapshot(shown('records.txt'));
});

it('the operator is informed of each thing that needs a person', async () => {
  const live = await createFixture();
  const until = new Date(live.now().getTime() + 3_600_000).toISOString();
  live.deps.ceilings.close({ form: 'enquiry', limit: 'daily', until });
  const mail = {
    kind: 'mail',
    purpose: 'notice',
    to: 'ada@sender.example',
    subject: 's',
    text: 't',
  } as const;
  const at = live.now().toISOString();
  await live.database.write((db) => addOutgoing(db, { id: 'given-up', email: '' }, [mail], at));
  for (const { id } of await claimOutgoing(live.database, { kind: 'mail', at, until, limit: 1 }))
    await markFailed(live.database, id, { error: 'refused', attempts: 9, dueAt: null });
  await raiseAlerts({ ...live.deps, freeBytes: () => Promise.resolve(lowDiskBytes - 1) });
  const alerts = (await sentBy(live)).split('\n----\n');
  // Those of one moment are in the order of random ids.
  const bySubject = alerts.toSorted((one, other) => subjectOf(one).localeCompare(subjectOf(other)));
  await expect(`${stable(bySubject.join('\n----\n'))}\n`).toMatchFileSnapshot(shown('alerts.txt'));
});
