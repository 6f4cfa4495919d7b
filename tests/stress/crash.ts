import { testLiveSite as site } from '#server/live/test-support/live-site.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { openDatabase } from '#server/live/database.ts';
import { readLiveSettings } from '#server/live/settings.ts';
import { applicationBody, enquiryBody, post, startLiveServer } from '#tests/support/live-server.ts';

/**
 * `node tests/stress/crash.ts [rounds]`: kills the live server (SIGKILL) under load, many times, then
 * checks what it had acknowledged: lost records, resumes, emails and events, and events that were sent again
 * after they had been recorded as sent.
 */
const rounds = Number(process.argv[2] ?? 100);
const senders = 8;
const dataFolder = mkdtempSync(join(tmpdir(), 'live-crash-'));

/** How often each event has arrived, and which were recorded as sent before. */
const received = new Map<string, number>();
const recorded = new Set<string>();
let sentAgain = 0;
const receiver = createServer((request, response) => {
  const id = String(request.headers['webhook-id']);
  received.set(id, (received.get(id) ?? 0) + 1);
  if (recorded.has(id)) sentAgain += 1;
  request.resume().on('end', () => response.writeHead(204).end());
});
const receiverPort = await listenOnFreePort(receiver);

const environment = {
  DATA_FOLDER: dataFolder,
  WEBHOOK_URL: `http://127.0.0.1:${receiverPort}/`,
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
};

/** The forms that a server has acknowledged, by their marks. */
interface Acknowledged {
  enquiries: Set<string>;
  applications: Set<string>;
}

const acknowledged: Acknowledged = { enquiries: new Set(), applications: new Set() };

/** The form with a mark; every mark is sent as one kind. */
function formWith(mark: string, kind: keyof Acknowledged) {
  return kind === 'enquiries'
    ? { path: '/api/enquiries', type: 'application/json', body: enquiryBody(mark) }
    : { path: '/api/applications', ...applicationBody(mark) };
}

/** Sends until the connection breaks. @param tell called at each acknowledged form */
async function sendUntilKilled(port: number, name: string, tell: () => void): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (let count = 0; ; count += 1) {
      const mark = `${name}-${count}`;
      const kind = count % 2 === 0 ? 'enquiries' : 'applications';
      const answer = await post({ port, agent, ...formWith(mark, kind) });
      if (answer.status !== 201) throw new Error(`${kind}: ${answer.status} ${answer.body}`);
      acknowledged[kind].add(mark);
      tell();
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

/** Reads which events are recorded as sent, while no server runs. @returns how many still wait */
async function noteRecorded(): Promise<number> {
  const database = await openDatabase(readLiveSettings(site, environment));
  const rows = await database.read((db) =>
    db.selectFrom('outbox').select(['id', 'state']).where('kind', '=', 'webhook').execute(),
  );
  await database.close();
  for (const { id, state } of rows) if (state === 'sent') recorded.add(id);
  return rows.filter(({ state }) => state === 'waiting').length;
}

/** Deletes the counts of the limits for all senders, which a few rounds would reach. */
async function forgetCounts(): Promise<void> {
  const database = await openDatabase(readLiveSettings(site, environment));
  await database.write((db) => db.deleteFrom('eventCounts').execute());
  await database.close();
}

/** Lets a server send what still waits; what a killed one had claimed is due after five minutes. */
async function sendTheRest(): Promise<void> {
  const database = await openDatabase(readLiveSettings(site, environment));
  const dueAt = new Date().toISOString();
  await database.write((db) =>
    db.updateTable('outbox').set({ dueAt }).where('state', '=', 'waiting').execute(),
  );
  await database.close();
  const server = await startLiveServer(environment);
  const until = performance.now() + 300_000;
  let waiting = await noteRecorded();
  while (waiting > 0 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    waiting = await noteRecorded();
  }
  await server.kill('SIGTERM');
}

/** To the sender and to the company, and one event. */
const outgoing = 3;

/** Compares what is stored with what was acknowledged, after the servers have ended. */
async function losses({ enquiries, applications }: Acknowledged): Promise<Record<string, number>> {
  const database = await openDatabase(readLiveSettings(site, environment));
  const stored = await database.read(async (db) => ({
    enquiries: await db.selectFrom('enquiries').select('email').execute(),
    applications: await db.selectFrom('applications').select(['id', 'email']).execute(),
    resumes: await db.selectFrom('resumes').select('applicationId').execute(),
    outbox: await db.selectFrom('outbox').select('emailKey').execute(),
  }));
  await database.close();
  const emailOf = (mark: string) => `${mark}@halden.example`.toLowerCase();
  const emailsOf = (rows: readonly { email: string }[]) =>
    new Set(rows.map(({ email }) => email.toLowerCase()));
  const missing = (marks: ReadonlySet<string>, emails: ReadonlySet<string>) =>
    [...marks].filter((mark) => !emails.has(emailOf(mark))).length;
  const [enquirers, applicants] = [emailsOf(stored.enquiries), emailsOf(stored.applications)];
  const mails = Map.groupBy(stored.outbox, ({ emailKey }) => emailKey);
  return {
    'enquiries lost': missing(enquiries, enquirers),
    'applications lost': missing(applications, applicants),
    'stored twice': stored.enquiries.length - enquirers.size + stored.applications.length - applicants.size,
    'without their emails': [...enquiries, ...applications].filter(
      (mark) => mails.get(emailOf(mark))?.length !== outgoing,
    ).length,
    'resumes lost or left over': new Set(stored.applications.map(({ id }) => id)).symmetricDifference(
      new Set(stored.resumes.map(({ applicationId }) => applicationId)),
    ).size,
  };
}

try {
  for (let round = 0; round < rounds; round += 1) {
    const server = await startLiveServer(environment);
    let killing: NodeJS.Timeout | undefined;
    // Up to 600 ms after the first acknowledged form, spread evenly over the rounds, to hit any point of a request.
    const killSoon = () => {
      killing ??= setTimeout(() => void server.kill('SIGKILL'), (round * 37) % 600);
    };
    await Promise.all(
      Array.from({ length: senders }, (_, index) =>
        sendUntilKilled(server.port, `r${round}s${index}`, killSoon),
      ),
    );
    clearTimeout(killing);
    await server.kill('SIGKILL');
    await forgetCounts();
    await noteRecorded();
  }
  await sendTheRest();
  const lost = {
    ...(await losses(acknowledged)),
    'events not sent': (await noteRecorded()) + recorded.difference(new Set(received.keys())).size,
    'events sent again after their record': sentAgain,
  };
  const copies = [...received.values()].filter((count) => count > 1).length;
  console.log(
    [
      `${rounds} kills; acknowledged: ${acknowledged.enquiries.size} enquiries, ${acknowledged.applications.size} applications.`,
      `Lost or left over: ${Object.entries(lost)
        .map(([what, count]) => `${what} ${count}`)
        .join(', ')}.`,
      `Events: ${received.size} received, ${copies} of them again because a kill came before the record.`,
    ].join('\n'),
  );
  if (Object.values(lost).some((count) => count > 0)) process.exitCode = 1;
} finally {
  receiver.close();
  rmSync(dataFolder, { recursive: true, force: true });
}
