import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openResumeFiles, openStore } from '../server/live/open-parts.ts';
import { sweepResumes } from '../server/live/resumes/sweep-resumes.ts';
import { readLiveSettings } from '../server/live/old-settings.ts';
import { applicationBody, enquiryBody, post, type Answer } from '../test-support/live-server.ts';

const senders = 20;

/** Forms sent in the background, and their results. */
export interface AcknowledgedLoad {
  acknowledged: { enquiries: Set<string>; applications: Set<string> };
  /** Number of answers by status and Retry-After, and of connection errors by message. */
  answers: ReadonlyMap<string, number>;
  /** Answers other than 201, or 503 with Retry-After in whole seconds. */
  wrongAnswers: ReadonlyMap<string, number>;
  longestAnswerMs: () => number;
  /** Time until the next form is stored; Infinity when the limit is over. */
  untilStored: (limitMs: number) => Promise<number>;
  end: () => Promise<void>;
}

/** Counts as text. */
export const listOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${what}: ${count}`).join(', ') || 'none';

/** Lets 20 visitors send enquiries and applications; each repeats a post, same key, until acknowledged. */
export function startAcknowledgedLoad(port: number): AcknowledgedLoad {
  const load = { isOver: false, lastStoredAt: 0 };
  const acknowledged = { enquiries: new Set<string>(), applications: new Set<string>() };
  const answers = new Map<string, number>();
  const wrongAnswers = new Map<string, number>();
  let longestAnswerMs = 0;
  const add = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

  /**
   * Counts an answer.
   * @returns whether it was stored, must be sent again, or is wrong
   */
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

  /** Sends a form with the same key until it is acknowledged. */
  async function sendUntilAcknowledged(mark: string, kind: keyof typeof acknowledged, agent: Agent) {
    const isEnquiry = kind === 'enquiries';
    const form = isEnquiry
      ? { path: '/api/enquiries', type: 'application/json', body: enquiryBody(mark) }
      : { path: '/api/applications', ...applicationBody(mark) };
    for (;;) {
      const from = performance.now();
      const answer = await post({ port, agent, ...form }).catch((error: unknown) => {
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
      await sendUntilAcknowledged(
        `s${sender}-${count}`,
        count % 4 === 3 ? 'applications' : 'enquiries',
        agent,
      );
    agent.destroy();
  }

  const sending = Array.from({ length: senders }, (_, sender) => send(sender));
  return {
    acknowledged,
    answers,
    wrongAnswers,
    longestAnswerMs: () => longestAnswerMs,
    async untilStored(limitMs) {
      const from = performance.now();
      const isStored = () => load.lastStoredAt > from;
      while (!isStored() && performance.now() - from < limitMs) await wait(5);
      return isStored() ? load.lastStoredAt - from : Number.POSITIVE_INFINITY;
    },
    async end() {
      load.isOver = true;
      await Promise.all(sending);
    },
  };
}

/**
 * Compares stored and acknowledged records after the server has ended. Deletes unused resumes first.
 * @param environment of the server
 */
export async function lossesOf(
  { acknowledged }: Pick<AcknowledgedLoad, 'acknowledged'>,
  environment: Readonly<Record<string, string>>,
): Promise<Record<string, number>> {
  const settings = readLiveSettings(environment);
  const store = await openStore(settings);
  const files = await openResumeFiles(settings);
  // Twice: the first run announces unknown files, the second removes them.
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
