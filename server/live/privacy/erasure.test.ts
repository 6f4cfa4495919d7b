import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { createFolderTransport } from '../mail/folder-transport.ts';
import { createKeptMails } from '../mail/kept-mails.ts';
import type { MailTransport } from '../mail/transport.ts';
import { openFolderFiles } from '../resumes/folder-files.ts';
import { createAdminFixture } from '../test-support/admin-fixture.ts';
import { emailOf, markOf, sendAll } from '../test-support/all-of-a-person.ts';
import { startWorker } from '../test-support/outbox-fixture.ts';
import { addWebhook } from '../test-support/store-webhooks-suite.ts';
import { live, liveForEachTest } from '../test-support/each-test.ts';

/** Erasure searches every byte of a data folder: database with webhooks, write-ahead log, resumes and mails. */
let transport: MailTransport;
liveForEachTest();
beforeEach(async () => {
  transport = createFolderTransport({ folder: outboxFolder(), sender: 'site@site.example', log: live.log });
  live.parts.transport = transport;
  await addWebhook(live.store);
  live.parts.resumeFiles = await openFolderFiles({ folder: join(live.folder, 'resumes') });
});

const outboxFolder = () => join(live.folder, 'outbox');
/** The files below the data folder that contain the person's mark or address. */
function filesWith(name: string): string[] {
  const entries = readdirSync(live.folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => [markOf(name), emailOf(name)].some((text) => readFileSync(file).includes(text)));
}

it('a person who is erased is in no byte of the data folder, and everybody else still is', async () => {
  const others = Array.from({ length: 40 }, (_, index) => `other-${index}`);
  for (const name of [...others.slice(0, 20), 'ada', ...others.slice(20)]) await sendAll(live.parts, name);
  const worker = startWorker(live, transport);
  await worker.tick();
  await worker.outbox.stop();
  // The files of an earlier transport: SMTP is set since.
  live.parts.transport = {
    send: () => Promise.resolve(),
    close: () => transport.close(),
    kept: createKeptMails(outboxFolder()),
  };
  await live.store.changeEnquiry('e-ada', { status: 'reviewed' });
  expect(filesWith('ada').length).toBeGreaterThan(6);

  const { openDashboard } = await createAdminFixture(live);
  const { change } = await openDashboard();
  expect((await change('POST', '/api/admin/people/erase', { email: emailOf('ada') })).status).toBe(200);
  expect(filesWith('ada')).toEqual([]);
  expect(others.filter((name) => filesWith(name).length < 6)).toEqual([]);
});

it('items deleted one by one leave nothing either: their mails and files go with them', async () => {
  for (const name of ['ada', 'bob']) await sendAll(live.parts, name);
  const worker = startWorker(live, transport);
  await worker.tick();
  await worker.outbox.stop();
  const { openDashboard } = await createAdminFixture(live);
  const { change } = await openDashboard();
  const { applications } = await live.store.person(emailOf('ada'));
  for (const path of ['enquiries/e-ada', `applications/${applications[0]?.id}`, 'subscribers/s-ada'])
    expect((await change('DELETE', `/api/admin/${path}`)).status).toBe(204);
  expect(filesWith('ada')).toEqual([]);
  const { mails } = await live.store.person(emailOf('bob'));
  expect(mails).toHaveLength(7);
});

it('a mail that is being sent while its person is erased leaves no file', async () => {
  await sendAll(live.parts, 'ada');
  let goOn = () => {};
  let ended: () => Promise<void> = () => Promise.resolve();
  const begun = new Promise<void>((resolve) => {
    const slow: MailTransport = {
      ...transport,
      send: async (mail) => {
        resolve();
        await new Promise<void>((released) => {
          const before = goOn;
          goOn = () => {
            before();
            released();
          };
        });
        await transport.send(mail);
      },
    };
    const worker = startWorker(live, slow);
    worker.fire();
    ended = () => worker.outbox.stop();
  });
  await begun;
  const { openDashboard } = await createAdminFixture(live);
  const { change } = await openDashboard();
  await change('POST', '/api/admin/people/erase', { email: emailOf('ada') });
  goOn();
  await ended();
  expect(readdirSync(outboxFolder())).toEqual([]);
  await live.store.purge();
  expect(filesWith('ada')).toEqual([]);
});

it('says when a reader of the database keeps deleted rows in its log, and clears them the next time', async () => {
  await sendAll(live.parts, 'ada');
  const reader = new DatabaseSync(join(live.folder, 'live.db'), { readOnly: true });
  reader.exec('begin; select count(*) from enquiries;');
  const { openDashboard } = await createAdminFixture(live);
  const { change } = await openDashboard();
  expect((await change('POST', '/api/admin/people/erase', { email: emailOf('ada') })).status).toBe(200);
  expect(live.logged.join('')).toContain('deleted rows are still in the log of the store');
  reader.exec('commit');
  reader.close();
  expect(await live.store.purge()).toBe(true);
  expect(filesWith('ada')).toEqual([]);
});
