import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgresServer } from '../../server/live/store/postgres-server.ts';
import { openPostgresStore } from '../../server/live/store/postgres-store.ts';
import { sampleEnquiry, sampleMail } from '../../server/live/store/store-samples.ts';
import { StoreUnavailable, type IdempotencyKey, type StoredEnquiry } from '../../server/live/store/store.ts';

/**
 * `node scripts/live/database-restart.ts [rounds]`: PostgreSQL is restarted, and crashed, again and again while enquiries come in (half a minute for
 * the usual 4 rounds). Exits with 1 when an acknowledged enquiry or its mail is lost, one is stored twice, an error is told as anything but
 * StoreUnavailable, or the store takes longer than 5 s to write again once the database is back.
 */

const rounds = Math.min(Number(process.argv[2] ?? 4), 100);
const senders = 20;
const loadMs = 1500;
const downMs = 1000;
const recoveryLimitMs = 5000;

const server = await startPostgresServer({ isDurable: true });
const store = await openPostgresStore({ connectionString: server.connectionString });

const acknowledged = new Map<string, StoredEnquiry>();
const otherErrors: unknown[] = [];
let refused = 0;
let sent = 0;
const load = { isOver: false, lastAcknowledgedAt: 0 };

/** Sends one enquiry, with the same key until it is acknowledged, as a visitor's browser would. */
async function sendUntilAcknowledged(): Promise<void> {
  const key: IdempotencyKey = { endpoint: 'enquiry', key: randomUUID() };
  sent += 1;
  for (;;) {
    try {
      const { value } = await store.addEnquiry(sampleEnquiry({ message: key.key }), key, [
        sampleMail({ subject: key.key }),
      ]);
      acknowledged.set(key.key, value);
      load.lastAcknowledgedAt = performance.now();
      return;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) {
        otherErrors.push(error);
        return;
      }
      refused += 1;
      await wait(50);
    }
  }
}

async function send(): Promise<void> {
  while (!load.isOver) await sendUntilAcknowledged();
}

/** How long it took from the database being back to the first enquiry acknowledged after that. */
async function recoveryMs(): Promise<number> {
  const backAt = performance.now();
  const isBack = () => load.lastAcknowledgedAt > backAt;
  while (!isBack() && performance.now() - backAt < 2 * recoveryLimitMs) await wait(5);
  return isBack() ? load.lastAcknowledgedAt - backAt : Number.POSITIVE_INFINITY;
}

const sending = Array.from({ length: senders }, send);
const recoveries: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  await wait(loadMs);
  const manner = round % 2 === 0 ? 'fast' : 'crash';
  await server.stop(manner);
  await wait(downMs);
  await server.start();
  recoveries.push(await recoveryMs());
  console.log(
    `Round ${round + 1}, ${manner}: writing again ${Math.round(recoveries.at(-1) ?? 0)} ms after the database was back, ` +
      `${acknowledged.size} acknowledged, ${refused} refused so far.`,
  );
}
await wait(loadMs);
load.isOver = true;
await Promise.all(sending);

const everything = { text: '', offset: 0, limit: 10_000_000 };
const stored = (await store.enquiries({ ...everything, folder: 'inbox' })).items;
const storedIds = new Set(stored.map(({ id }) => id));
const mailed = new Set(
  (await store.mails({ ...everything, state: 'waiting' })).items.map(({ subject }) => subject),
);
const lost = [...acknowledged.values()].filter(({ id }) => !storedIds.has(id)).length;
const lostMails = [...acknowledged.keys()].filter((key) => !mailed.has(key)).length;
const twice = stored.length - new Set(stored.map(({ message }) => message)).size;
await store.close();
await server.remove();

console.log(
  `${rounds} restarts under load: ${sent} enquiries sent, ${acknowledged.size} acknowledged, ${lost} of them lost, ${lostMails} without their mail, ` +
    `${twice} stored twice; ${refused} times refused for the time being, ${otherErrors.length} other errors; longest recovery ${Math.round(Math.max(...recoveries))} ms.`,
);
for (const error of otherErrors.slice(0, 5)) console.error(error);
const isWell =
  lost + lostMails + twice + otherErrors.length === 0 &&
  acknowledged.size > 0 &&
  refused > 0 &&
  Math.max(...recoveries) <= recoveryLimitMs;
if (!isWell) process.exitCode = 1;
