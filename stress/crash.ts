import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openResumeFiles, openStore } from '../server/live/open-parts.ts';
import { sweepResumes } from '../server/live/resumes/sweep-resumes.ts';
import { readLiveSettings } from '../server/live/settings.ts';
import { startPostgresServer } from '../test-support/postgres-server.ts';
import { applicationBody, enquiryBody, post, startLiveServer } from '../test-support/live-server.ts';

/**
 * `node stress/crash.ts [rounds] [postgres]`: kills the live server (SIGKILL) under load, many times, then
 * checks what it had acknowledged: lost rows, lost resumes, and unknown files after the sweep.
 */
const rounds = Number(process.argv[2] ?? 100);
const postgres = process.argv[3] === 'postgres' ? await startPostgresServer({ isDurable: true }) : null;
const senders = 8;
const dataFolder = mkdtempSync(join(tmpdir(), 'live-crash-'));
const environment = {
  DATA_FOLDER: dataFolder,
  ...(postgres ? { DATABASE_URL: postgres.connectionString } : {}),
};
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

try {
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
  }
  const settings = readLiveSettings(environment);
  const store = await openStore(settings);
  const files = await openResumeFiles(settings);
  // Twice: the first run announces unknown files, the second removes them.
  for (let run = 0; run < 2; run += 1)
    await sweepResumes({ store, files, now: () => new Date(Date.now() + run), graceMs: 0 });
  const everything = { text: '', offset: 0, limit: 1_000_000 };
  const enquiries = await store.enquiries({ ...everything, folder: 'inbox' });
  const applications = await store.applications({ ...everything, folder: 'inbox' });
  const emails = new Set(enquiries.items.map(({ email }) => email));
  const names = new Set(applications.items.map(({ lastName }) => lastName));
  const keys = new Set(applications.items.map(({ resume }) => resume.key));
  const stored = new Set<string>();
  for await (const key of files.keys()) stored.add(key);
  await store.close();
  const lost = {
    enquiries: [...acknowledged.enquiries].filter((mark) => !emails.has(`${mark}@halden.example`)).length,
    applications: [...acknowledged.applications].filter((mark) => !names.has(mark)).length,
    resumes: keys.difference(stored).size,
    orphans: stored.difference(keys).size,
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
} finally {
  await postgres?.remove();
  rmSync(dataFolder, { recursive: true, force: true });
}
