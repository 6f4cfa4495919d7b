import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openResumeFiles, openStore } from '../../server/live/open-parts.ts';
import { sweepResumes } from '../../server/live/resumes/sweep-resumes.ts';
import { readLiveSettings } from '../../server/live/settings.ts';
import { applicationBody, enquiryBody, post, startLiveServer, type Answer } from './live-server.ts';
import { startPostgresServer } from './postgres-server.ts';

/**
 * `node scripts/live/database-restart.ts [rounds]`: PostgreSQL is restarted, and crashed, again and again while enquiries and applications come in
 * by HTTP (half a minute for the usual 4 rounds). Exits with 1 when an answer is anything but 201 or 503 with Retry-After in whole seconds (no
 * answer too: our own server stays up), `/readyz` does not say 503 or `/healthz` not 200 meanwhile, something acknowledged, its mail or its
 * resume is lost or there twice, or the server takes longer than 5 s to store again once the database is back.
 */

const rounds = Math.min(Number(process.argv[2] ?? 4), 100);
const senders = 20;
const loadMs = 1500;
const downMs = 1000;
const recoveryLimitMs = 5000;

const dataFolder = mkdtempSync(join(tmpdir(), 'live-restart-'));
const database = await startPostgresServer({ isDurable: true });
const environment = { DATA_FOLDER: dataFolder, DATABASE_URL: database.connectionString };
const server = await startLiveServer(environment);

const load = { isOver: false, lastStoredAt: 0 };
const acknowledged = { enquiries: new Set<string>(), applications: new Set<string>() };
/** Answers by status and Retry-After, and connections that broke by what was said of it. */
const answers = new Map<string, number>();
const wrongAnswers = new Map<string, number>();
let longestAnswerMs = 0;

const add = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
const listOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([what, count]) => `${what}: ${count}`).join(', ') || 'none';

/** Counts an answer. @returns whether it was stored, has to be sent again, or will never be right */
function judge({ status, headers, body }: Answer): 'stored' | 'again' | 'wrong' {
  const retryAfter = headers['retry-after'];
  add(
    answers,
    retryAfter === undefined ? String(status) : `${status} with Retry-After ${String(retryAfter)}`,
  );
  if (status === 201) return 'stored';
  if (status === 503 && /^[1-9]\d*$/.test(String(retryAfter))) return 'again';
  add(wrongAnswers, `${status} ${body.slice(0, 80)}`);
  return 'wrong';
}

/** Sends one form, with the same key until it is acknowledged, as a visitor would. */
async function sendUntilAcknowledged(mark: string, kind: keyof typeof acknowledged, agent: Agent) {
  const isEnquiry = kind === 'enquiries';
  const form = isEnquiry
    ? { path: '/api/enquiries', type: 'application/json', body: enquiryBody(mark) }
    : { path: '/api/applications', ...applicationBody(mark) };
  for (;;) {
    const from = performance.now();
    const answer = await post({ port: server.port, agent, ...form }).catch((error: unknown) => {
      const what = error instanceof Error ? error.message : String(error);
      add(answers, what);
      add(wrongAnswers, what);
      return null;
    });
    longestAnswerMs = Math.max(longestAnswerMs, performance.now() - from);
    const verdict = answer ? judge(answer) : 'wrong';
    if (verdict === 'stored') {
      acknowledged[kind].add(mark);
      load.lastStoredAt = performance.now();
    }
    if (verdict !== 'again') return;
    await wait(50);
  }
}

async function send(sender: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let count = 0; !load.isOver; count += 1)
    await sendUntilAcknowledged(`s${sender}-${count}`, count % 4 === 3 ? 'applications' : 'enquiries', agent);
  agent.destroy();
}

/** How long it took from the database being back to the first form stored after that. */
async function recoveryMs(): Promise<number> {
  const backAt = performance.now();
  const isBack = () => load.lastStoredAt > backAt;
  while (!isBack() && performance.now() - backAt < 2 * recoveryLimitMs) await wait(5);
  return isBack() ? load.lastStoredAt - backAt : Number.POSITIVE_INFINITY;
}

const statusOf = async (path: string) => (await fetch(`http://localhost:${server.port}${path}`)).status;

/** What is stored beside what was acknowledged, counted after the load. */
async function losses(): Promise<Record<string, number>> {
  const settings = readLiveSettings(environment);
  const store = await openStore(settings);
  const files = await openResumeFiles(settings);
  // Twice: what nothing is known of is announced by the first run and removed by the second.
  for (let run = 0; run < 2; run += 1)
    await sweepResumes({ store, files, now: () => new Date(Date.now() + 1 + run), graceMs: 0 });
  const everything = { text: '', offset: 0, limit: 10_000_000 };
  const enquiries = (await store.enquiries({ ...everything, folder: 'inbox' })).items;
  const applications = (await store.applications({ ...everything, folder: 'inbox' })).items;
  const mails = [];
  for (const state of ['waiting', 'sent', 'dead'] as const)
    mails.push(...(await store.mails({ ...everything, state })).items);
  const kept = new Set<string>();
  for await (const key of files.keys()) kept.add(key);
  await store.close();
  const emailOf = (mark: string) => `${mark}@halden.example`;
  const storedEnquiries = new Set(enquiries.map(({ email }) => email));
  const storedApplications = new Set(applications.map(({ email }) => email));
  const mailsBy = Map.groupBy(mails, ({ personEmail }) => personEmail);
  const isWithout = (count: number) => (mark: string) => mailsBy.get(emailOf(mark))?.length !== count;
  const keys = new Set(applications.map(({ resume }) => resume.key));
  return {
    'enquiries lost': [...acknowledged.enquiries].filter((mark) => !storedEnquiries.has(emailOf(mark)))
      .length,
    'applications lost': [...acknowledged.applications].filter(
      (mark) => !storedApplications.has(emailOf(mark)),
    ).length,
    'stored twice': enquiries.length - storedEnquiries.size + applications.length - storedApplications.size,
    'without the right mails':
      [...acknowledged.enquiries].filter(isWithout(1)).length +
      [...acknowledged.applications].filter(isWithout(2)).length,
    'resumes lost': keys.difference(kept).size,
    'resumes left over': kept.difference(keys).size,
  };
}

try {
  const sending = Array.from({ length: senders }, (_, sender) => send(sender));
  const recoveries: number[] = [];
  const health = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    await wait(loadMs);
    const manner = round % 2 === 0 ? 'fast' : 'crash';
    await database.stop(manner);
    await wait(downMs);
    health.add(`/readyz ${await statusOf('/readyz')}, /healthz ${await statusOf('/healthz')}`);
    await database.start();
    recoveries.push(await recoveryMs());
    console.log(
      `Round ${round + 1}, ${manner}: storing again ${Math.round(recoveries.at(-1) ?? 0)} ms after the database was back.`,
    );
  }
  await wait(loadMs);
  load.isOver = true;
  await Promise.all(sending);
  await server.kill('SIGTERM');
  const lost = await losses();
  const refused = [...answers].some(([what]) => what.startsWith('503'));
  console.log(
    [
      `${rounds} restarts under load: ${acknowledged.enquiries.size} enquiries and ${acknowledged.applications.size} applications acknowledged.`,
      `Answers: ${listOf(answers)}; the longest took ${Math.round(longestAnswerMs)} ms.`,
      `Answers that must not be: ${listOf(wrongAnswers)}.`,
      `While it was away: ${[...health].join('; ')}.`,
      `Lost or left over: ${listOf(new Map(Object.entries(lost)))}.`,
      `Longest recovery ${Math.round(Math.max(...recoveries))} ms.`,
    ].join('\n'),
  );
  const isWell =
    refused &&
    wrongAnswers.size === 0 &&
    acknowledged.enquiries.size > 0 &&
    acknowledged.applications.size > 0 &&
    [...health].every((said) => said === '/readyz 503, /healthz 200') &&
    Object.values(lost).every((count) => count === 0) &&
    Math.max(...recoveries) <= recoveryLimitMs;
  if (!isWell) process.exitCode = 1;
} finally {
  await server.kill('SIGKILL');
  await database.remove();
  rmSync(dataFolder, { recursive: true, force: true });
}
