import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openResumeFiles, openStore } from '../server/live/open-parts.ts';
import { sweepResumes } from '../server/live/resumes/sweep-resumes.ts';
import { readLiveSettings } from '../server/live/old-settings.ts';
import { followWebhook } from './follow-webhook.ts';
import { startPostgresServer } from '../test-support/postgres-server.ts';
import { applicationBody, enquiryBody, post, startLiveServer } from '../test-support/live-server.ts';

/**
 * `node stress/crash.ts [rounds] [postgres]`: kills the live server (SIGKILL) under load, many times, then
 * checks what it had acknowledged: lost rows, lost resumes, unknown files after the sweep, lost mails and
 * webhooks, and those that were sent again after they had been recorded as sent.
 */
const rounds = Number(process.argv[2] ?? 100);
const postgres = process.argv[3] === 'postgres' ? await startPostgresServer({ isDurable: true }) : null;
const senders = 8;
const dataFolder = mkdtempSync(join(tmpdir(), 'live-crash-'));
const environment = {
  DATA_FOLDER: dataFolder,
  WEBHOOK_ADDRESSES: 'any',
  ...(postgres ? { DATABASE_URL: postgres.connectionString } : {}),
};
const settings = readLiveSettings(environment);
const acknowledged = { enquiries: new Set<string>(), applications: new Set<string>() };

/** Sends until the connection breaks. */
async function sendUntilKilled(port: number, name: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let count = 0; ; count += 1) {
      const mark = `${name}-${count}`;
      if (count % 2 === 0) {
        const answer = await post({
          port,
          agent,
          path: '/api/enquiries',
          type: 'application/json',
          body: enquiryBody(mark),
        });
        if (answer.status !== 201) throw new Error(`enquiry: ${answer.status} ${answer.body}`);
        acknowledged.enquiries.add(mark);
      } else {
        const answer = await post({ port, agent, path: '/api/applications', ...applicationBody(mark) });
        if (answer.status !== 201) throw new Error(`application: ${answer.status} ${answer.body}`);
        acknowledged.applications.add(mark);
      }
    }
  } catch (error) {
    const isCut =
      error instanceof Error &&
      'code' in error &&
      ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String(error.code));
    if (!isCut) throw error;
  } finally {
    agent.destroy();
  }
}

const webhook = await followWebhook(() => openStore(settings));
try {
  // The first start makes the tables.
  await (await startLiveServer(environment)).kill('SIGTERM');
  await webhook.add();
  for (let round = 0; round < rounds; round += 1) {
    const server = await startLiveServer(environment);
    const sending = Array.from({ length: senders }, (_, index) =>
      sendUntilKilled(server.port, `r${round}s${index}`),
    );
    // After 100 to 700 ms, spread evenly over the rounds, to hit any point of a request.
    const timer = setTimeout(() => void server.kill('SIGKILL'), 100 + ((round * 37) % 600));
    await Promise.all(sending);
    clearTimeout(timer);
    await server.kill('SIGKILL');
    await webhook.noteConfirmed();
  }
  const told = await webhook.finish();
  const store = await openStore(settings);
  const files = await openResumeFiles(settings);
  // Unfinished uploads are quarantined.
  await sweepResumes({ store, files, now: () => new Date(), graceMs: 0 });
  const everything = { text: '', offset: 0, limit: 1_000_000 };
  const enquiries = await store.enquiries({ ...everything, folder: 'inbox' });
  const applications = await store.applications({ ...everything, folder: 'inbox' });
  const emails = new Set(enquiries.items.map(({ email }) => email));
  const names = new Set(applications.items.map(({ lastName }) => lastName));
  const keys = new Set(applications.items.map(({ resume }) => resume.key));
  const stored = new Set<string>();
  for await (const key of files.keys()) stored.add(key);
  const mails = new Map<string, number>();
  for (const state of ['waiting', 'sent', 'dead'] as const)
    for (const { personEmail } of (await store.mails({ ...everything, state })).items)
      mails.set(personEmail, (mails.get(personEmail) ?? 0) + 1);
  const known = new Set(await store.knownResumes([...stored]));
  await store.close();
  const addressOf = (mark: string) => `${mark}@halden.example`;
  const marks = [...acknowledged.enquiries, ...acknowledged.applications];
  const lost = {
    enquiries: [...acknowledged.enquiries].filter((mark) => !emails.has(addressOf(mark))).length,
    applications: [...acknowledged.applications].filter((mark) => !names.has(mark)).length,
    resumes: keys.difference(stored).size,
    'unknown files': stored.difference(known).size,
    // One to the sender, one to the company.
    mails: marks.filter((mark) => mails.get(addressOf(mark)) !== 2).length,
    webhooks: marks.filter((mark) => !told.emails.has(addressOf(mark))).length,
    'webhooks sent again': told.sentAgain,
    'stored twice': enquiries.total - emails.size + applications.total - names.size,
  };
  console.log(
    `${postgres ? 'PostgreSQL' : 'SQLite'}, ${rounds} kills; acknowledged: ${acknowledged.enquiries.size} enquiries, ${acknowledged.applications.size} applications.`,
  );
  console.log(
    `Lost or left over: ${Object.entries(lost)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}.`,
  );
  if (Object.values(lost).some((count) => count > 0)) process.exitCode = 1;
  console.log(
    `Webhooks: ${told.received} received, ${told.copies} of them again because a kill came before the record.`,
  );
} finally {
  await webhook.stop();
  await postgres?.remove();
  rmSync(dataFolder, { recursive: true, force: true });
}
