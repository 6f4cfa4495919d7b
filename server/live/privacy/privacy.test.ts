import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleEnquiry, sampleApplication } from '../test-support/live-fixture.ts';
import { createFolderTransport } from '../mail/folder-transport.ts';
import { startOutbox } from '../mail/outbox.ts';
import type { OutgoingMail } from '../store/outgoing-mail.ts';
import type { StoredApplication } from '../store/store.ts';
import { erasePerson, exportPerson } from './person.ts';
import { applyRetention, startRetention } from './retention.ts';
import { live, liveForEachTest } from '../test-support/each-test.ts';

const dayMs = 86_400_000;

liveForEachTest();

const mailTo = (to: string): OutgoingMail => ({ to, subject: 'S', text: 'T', personEmail: to });

async function apply(id: string, email: string, folder: StoredApplication['folder'] = 'inbox') {
  const resume = { ...sampleApplication.resume, key: `resume-of-${id}` };
  await live.store.announceResume(resume.key, live.now().toISOString());
  await live.resumeFiles.write(resume.key, Buffer.from('%PDF-1.7'));
  const receivedAt = live.now().toISOString();
  const application = { ...sampleApplication, id, email, folder, resume, receivedAt };
  await live.store.addApplication(application, { endpoint: 'application', key: id }, [mailTo(email)]);
}

async function enquire(id: string, email: string, folder: 'inbox' | 'spam' = 'inbox') {
  const enquiry = { ...sampleEnquiry, id, email, folder, receivedAt: live.now().toISOString() };
  await live.store.addEnquiry(enquiry, { endpoint: 'enquiry', key: id }, [mailTo(email)]);
}

async function subscribe(id: string, email: string) {
  const subscriber = { ...sampleEnquiry, id, email, receivedAt: live.now().toISOString(), confirmedAt: null };
  const token = { hash: `hash-${id}`, expiresAt: new Date(live.now().getTime() + 2 * dayMs).toISOString() };
  await live.store.addSubscriber(subscriber, token, { endpoint: 'newsletter', key: id }, []);
}

const kept = async () => ({
  applications: (await live.store.applications({ text: '', offset: 0, limit: 9, folder: 'inbox' })).total,
  enquiries: (await live.store.enquiries({ text: '', offset: 0, limit: 9, folder: 'inbox' })).total,
  spam: (await live.store.enquiries({ text: '', offset: 0, limit: 9, folder: 'spam' })).total,
  subscribers: (await live.store.subscribers({ text: '', offset: 0, limit: 9 })).total,
  files: live.files.size,
});

describe('a person', () => {
  beforeEach(async () => {
    for (const email of ['ada@sender.example', 'bob@sender.example']) {
      await apply(`app-${email.slice(0, 3)}`, email);
      await enquire(`e-${email.slice(0, 3)}`, email);
      await subscribe(`s-${email.slice(0, 3)}`, email);
    }
  });

  it('is exported whole, resume and mails included, whatever the case of the address, and nobody else with them', async () => {
    const { record: exported } = await exportPerson(live.parts, 'ADA@sender.example');
    expect(exported).toMatchObject({
      applications: [
        {
          id: 'app-ada',
          resume: {
            name: 'Ada’s CV.pdf',
            path: '/api/admin/applications/app-ada/resume',
            base64: Buffer.from('%PDF-1.7').toString('base64'),
          },
        },
      ],
      enquiries: [{ id: 'e-ada', message: sampleEnquiry.message, consentVersion: '2026-11-01' }],
      subscriptions: [{ id: 's-ada' }],
      mails: [{ to: 'ada@sender.example' }, { to: 'ada@sender.example' }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/bob@|resume-of-/);
  });

  it('names the resumes that do not fit into one answer', async () => {
    for (let index = 0; index < 7; index += 1) {
      const resume = { ...sampleApplication.resume, key: `big-${index}`, sizeBytes: 5 * 1024 * 1024 };
      await live.store.announceResume(resume.key, live.now().toISOString());
      await live.resumeFiles.write(resume.key, new Uint8Array(resume.sizeBytes));
      const application = {
        ...sampleApplication,
        id: `app-big-${index}`,
        email: 'eve@sender.example',
        resume,
      };
      await live.store.addApplication(application, { endpoint: 'application', key: application.id }, []);
    }
    const text = JSON.stringify(await exportPerson(live.parts, 'eve@sender.example'));
    expect(text.match(/"base64":"/g)).toHaveLength(6);
    expect(text.match(/"base64":null/g)).toHaveLength(1);
  });

  it('is erased with rows, resume and mails, the written ones too, and leaves a line without a name', async () => {
    const folder = join(live.folder, 'outbox');
    live.parts.transport = createFolderTransport({ folder, sender: 'site@site.example', log: live.log });
    let tick = () => {};
    const outbox = startOutbox(live.parts, (run) => {
      tick = run;
      return () => {};
    });
    tick();
    await outbox.stop();
    expect(readdirSync(folder)).toHaveLength(4);

    const { erased } = await erasePerson(live.parts, 'Ada@Sender.example');
    expect(erased).toEqual({ rows: 5, resumes: 1 });
    expect([...live.files.keys()]).toEqual(['resume-of-app-bob']);
    expect(readdirSync(folder)).toHaveLength(2);
    const nothing = { applications: [], enquiries: [], subscriptions: [], mails: [], deliveries: [] };
    expect(await live.store.person('ada@sender.example')).toEqual(nothing);
    expect(await kept()).toEqual({ applications: 1, enquiries: 1, spam: 0, subscribers: 1, files: 1 });
    expect(live.logged.at(-1)).toContain('"event":"person erased","rows":5,"resumes":1');
    expect(live.logged.join('')).not.toContain('ada@');
  });

  it('is erased although the files are away; the daily job removes the resume', async () => {
    const away = { ...live.parts.resumeFiles, remove: () => Promise.reject(new Error('away')) };
    const parts = { ...live.parts, resumeFiles: away };
    expect((await erasePerson(parts, 'ada@sender.example')).erased).toEqual({ rows: 5, resumes: 0 });
    expect(live.files.size).toBe(2);
    live.pass(2 * 3_600_000);
    expect(await applyRetention(live.parts)).toMatchObject({ resumes: 1 });
    expect([...live.files.keys()]).toEqual(['resume-of-app-bob']);
  });
});

describe('retention', () => {
  const receiveAll = async () => {
    await apply('app-1', 'ada@sender.example');
    await apply('app-2', 'ada@sender.example', 'spam');
    await enquire('e-1', 'ada@sender.example');
    await enquire('e-2', 'ada@sender.example', 'spam');
    await subscribe('s-1', 'ada@sender.example');
  };

  it('keeps each kind as long as the operator says, to the day', async () => {
    await receiveAll();
    const all = { applications: 1, enquiries: 1, spam: 1, subscribers: 1, files: 2 };
    const steps = [
      { days: 7, left: all },
      { days: 1, left: { ...all, subscribers: 0 } },
      { days: 22, left: { ...all, subscribers: 0 } },
      { days: 1, left: { ...all, subscribers: 0, spam: 0, files: 1 } },
      { days: 149, left: { ...all, subscribers: 0, spam: 0, files: 1 } },
      { days: 1, left: { ...all, subscribers: 0, spam: 0, applications: 0, files: 0 } },
      { days: 550, left: { applications: 0, enquiries: 0, spam: 0, subscribers: 0, files: 0 } },
    ];
    for (const { days, left } of steps) {
      live.pass(days * dayMs);
      await applyRetention(live.parts);
      expect(await kept()).toEqual(left);
    }
  });

  it('keeps a mail that waits, however old, and written mails as long as sent ones', async () => {
    await enquire('e-1', 'ada@sender.example');
    const folder = join(live.folder, 'outbox');
    mkdirSync(folder);
    for (const [file, age] of [
      ['old.eml', 91],
      ['young.eml', 89],
      ['other.txt', 91],
    ] as const) {
      writeFileSync(join(folder, file), '');
      const time = new Date(live.now().getTime() - age * dayMs);
      utimesSync(join(folder, file), time, time);
    }
    live.parts.transport = createFolderTransport({ folder, sender: 'site@site.example', log: live.log });
    await applyRetention(live.parts);
    expect(readdirSync(folder).toSorted()).toEqual(['other.txt', 'young.eml']);
    live.pass(900 * dayMs);
    await applyRetention(live.parts);
    expect(await live.store.mailCounts()).toEqual({ waiting: 1, sent: 0, dead: 0 });
  });

  it('says when resumes without a record were found, and when too many wait to be removed', async () => {
    await apply('app-1', 'ada@sender.example');
    for (let index = 0; index < 6; index += 1)
      await live.resumeFiles.write(`stray-${index}`, Buffer.from('%PDF'));
    for (const days of [1, 31, 31]) {
      expect(await applyRetention(live.parts)).toMatchObject({ resumes: 0 });
      live.pass(days * dayMs);
    }
    expect(live.files.size).toBe(7);
    expect(live.logged.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'error', event: 'resumes without a record quarantined', found: 6 },
      { event: 'retention applied' },
      { event: 'retention applied' },
      { level: 'error', event: 'quarantined resumes need a decision', held: 6 },
      { event: 'retention applied' },
    ]);
  });

  it('deletes nothing while the clock is a year ahead, and goes on when it is right again, or stays so', async () => {
    await apply('app-1', 'ada@sender.example');
    let run = () => {};
    const retention = startRetention(live.parts, (next) => {
      run = next;
      return () => {};
    });
    const runAfter = async (milliseconds: number) => {
      live.pass(milliseconds);
      run();
      await retention.idle();
      return (await kept()).applications;
    };
    expect(await runAfter(0)).toBe(1);
    expect(await runAfter(365 * dayMs)).toBe(1);
    // The server is started again.
    expect(await runAfter(dayMs / 24)).toBe(1);
    expect(live.logged.at(-1)).toContain('the clock has jumped');
    expect(await runAfter(-365 * dayMs)).toBe(1);
    expect(live.logged.at(-1)).toContain('retention applied');
    expect(await runAfter(365 * dayMs)).toBe(1);
    expect(await runAfter(dayMs)).toBe(0);
    await retention.stop();
  });

  it('runs once a day, goes on after a failure, and ends when told', async () => {
    const waits: number[] = [];
    let run: (() => void) | null = null;
    const retention = startRetention(live.parts, (next, milliseconds) => {
      waits.push(milliseconds);
      run = next;
      return () => {
        run = null;
      };
    });
    const fire = async () => {
      run?.();
      await retention.idle();
    };
    await fire();
    const failing = vi.spyOn(live.store, 'deleteOlderThan');
    failing.mockRejectedValueOnce(new Error('ada@sender.example'));
    await fire();
    await fire();
    expect(waits).toEqual([60_000, dayMs, dayMs, dayMs]);
    const events = live.logged.map((line) => String(JSON.parse(line).event));
    expect(events).toEqual(['retention applied', 'retention failed, next try tomorrow', 'retention applied']);
    expect(live.logged.join('')).not.toContain('ada@');
    await retention.stop();
    expect(run).toBeNull();
  });
});
