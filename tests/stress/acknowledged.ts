import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../server/live/database.ts';
import { readLiveSettings } from '../../server/live/settings.ts';
import { applicationBody, enquiryBody, post, type Answer } from '../support/live-server.ts';

const senders = 20;

/** The forms that a server has acknowledged, by their marks. */
export interface Acknowledged {
  enquiries: Set<string>;
  applications: Set<string>;
}

/** A background load of forms, and its results. */
interface AcknowledgedLoad {
  acknowledged: Acknowledged;
  /** Number of answers by status and Retry-After, and of connection errors by message. */
  answers: ReadonlyMap<string, number>;
  /** Answers other than 201, 507, or 503 with Retry-After in whole seconds. */
  wrongAnswers: ReadonlyMap<string, number>;
  longestAnswerMs: () => number;
  /** Time until the next form is stored; Infinity when the limit is over. */
  untilStored: (limitMs: number) => Promise<number>;
  end: () => Promise<void>;
}

/** Counts as text. */
export const listOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${what}: ${count}`).join(', ') || 'none';

/** The form with a mark; every mark is sent as one kind. */
export function formWith(mark: string, kind: keyof Acknowledged) {
  return kind === 'enquiries'
    ? { path: '/api/enquiries', type: 'application/json', body: enquiryBody(mark) }
    : { path: '/api/applications', ...applicationBody(mark) };
}

/**
 * Lets 20 visitors send enquiries and applications; each repeats a post, same key, until acknowledged.
 * @param ports of the servers; with several, each repetition goes to the next one, and a broken connection is
 * no wrong answer
 */
export function startAcknowledgedLoad(...ports: readonly number[]): AcknowledgedLoad {
  const load = { isOver: false, lastStoredAt: 0 };
  const acknowledged: Acknowledged = { enquiries: new Set(), applications: new Set() };
  const answers = new Map<string, number>();
  const wrongAnswers = new Map<string, number>();
  let longestAnswerMs = 0;
  const add = (counts: Map<string, number>, what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

  /** Counts an answer, and says whether it was stored, must be sent again, or is wrong. */
  function judge({ status, headers, body }: Answer): 'stored' | 'again' | 'wrong' {
    const retryAfter = headers['retry-after'];
    const more = retryAfter === undefined ? '' : ` with Retry-After ${String(retryAfter)}`;
    add(answers, `${status}${more}`);
    if (status === 201) return 'stored';
    if (status === 507 || (status === 503 && /^[1-9]\d*$/.test(String(retryAfter)))) return 'again';
    add(wrongAnswers, `${status} ${body.slice(0, 80)}`);
    return 'wrong';
  }

  async function sendUntilAcknowledged(mark: string, kind: keyof Acknowledged, agent: Agent) {
    for (let tries = 0; ; tries += 1) {
      const port = ports[tries % ports.length]!;
      const from = performance.now();
      const answer = await post({ port, agent, ...formWith(mark, kind) }).catch((error: unknown) => {
        const what = error instanceof Error ? error.message : String(error);
        add(answers, what);
        if (ports.length === 1) add(wrongAnswers, what);
        return null;
      });
      longestAnswerMs = Math.max(longestAnswerMs, performance.now() - from);
      const verdict = answer ? judge(answer) : ports.length === 1 ? 'wrong' : 'again';
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
    for (let count = 0; !load.isOver; count += 1) {
      const kind = count % 4 === 3 ? 'applications' : 'enquiries';
      await sendUntilAcknowledged(`s${sender}-${count}`, kind, agent);
    }
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
 * Compares what is stored with what was acknowledged, after the servers have ended.
 * @param environment of the server
 * @param outgoing how many mails and events each form causes
 */
export async function lossesOf(
  { enquiries, applications }: Acknowledged,
  environment: Readonly<Record<string, string>>,
  outgoing = 2,
): Promise<Record<string, number>> {
  const database = await openDatabase(readLiveSettings(environment));
  const stored = await database.read(async (db) => ({
    enquiries: await db.selectFrom('enquiries').select('email').execute(),
    applications: await db.selectFrom('applications').select(['id', 'email']).execute(),
    resumes: await db.selectFrom('resumes').select('applicationId').execute(),
    outbox: await db.selectFrom('outbox').select('personKey').execute(),
  }));
  await database.close();
  const emailOf = (mark: string) => `${mark}@halden.example`.toLowerCase();
  const emailsOf = (rows: readonly { email: string }[]) =>
    new Set(rows.map(({ email }) => email.toLowerCase()));
  const missing = (marks: ReadonlySet<string>, emails: ReadonlySet<string>) =>
    [...marks].filter((mark) => !emails.has(emailOf(mark))).length;
  const [enquirers, applicants] = [emailsOf(stored.enquiries), emailsOf(stored.applications)];
  const mails = Map.groupBy(stored.outbox, ({ personKey }) => personKey);
  return {
    'enquiries lost': missing(enquiries, enquirers),
    'applications lost': missing(applications, applicants),
    'stored twice': stored.enquiries.length - enquirers.size + stored.applications.length - applicants.size,
    'without their mails': [...enquiries, ...applications].filter(
      (mark) => mails.get(emailOf(mark))?.length !== outgoing,
    ).length,
    'resumes lost or left over': new Set(stored.applications.map(({ id }) => id)).symmetricDifference(
      new Set(stored.resumes.map(({ applicationId }) => applicationId)),
    ).size,
  };
}
