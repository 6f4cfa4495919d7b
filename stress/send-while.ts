import { setTimeout as wait } from 'node:timers/promises';
import { enquiryBody } from '../test-support/live-server.ts';
import type { TwoServers } from './two-servers.ts';

const senders = 8;
const beforeMs = 700;
const afterMs = 1500;

/** A post that was not stored at the first try. */
interface Trouble {
  at: number;
  /** The answer, or the error of the connection. */
  what: string;
}

function summaryOf(troubles: readonly Trouble[], since: number): string {
  if (troubles.length === 0) return 'none';
  const times = troubles.map(({ at }) => Math.round(at - since));
  const kinds = [...new Set(troubles.map(({ what }) => what))].join(', ');
  return `${troubles.length} (${kinds}; ${Math.min(...times)} to ${Math.max(...times)} ms after)`;
}

/**
 * Sends enquiries, marked `under-load`, before, during and after work on the servers; repeats each until it
 * is stored.
 * @returns how many were sent, and how many tries failed
 */
export async function sendWhile(
  { newVisitor }: Pick<TwoServers, 'newVisitor'>,
  work: () => Promise<void>,
): Promise<{ sent: number; troubles: number; summary: string }> {
  const run = `under-load-${Math.round(performance.now())}`;
  const troubles: Trouble[] = [];
  const load = { isOver: false };
  let sent = 0;

  async function send(sender: number): Promise<void> {
    for (let turn = 0; !load.isOver; turn += 1) {
      const visitor = newVisitor();
      const body = enquiryBody(`${run}-${sender}-${turn}`);
      sent += 1;
      for (;;) {
        const what = await visitor
          .ask('/api/enquiries', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
          .then(({ status }) => String(status))
          .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
        if (what === '201') break;
        troubles.push({ at: performance.now(), what });
        await wait(20);
      }
      visitor.leave();
    }
  }

  const sending = Array.from({ length: senders }, (_, sender) => send(sender));
  await wait(beforeMs);
  const since = performance.now();
  await work();
  await wait(afterMs);
  load.isOver = true;
  await Promise.all(sending);
  return { sent, troubles: troubles.length, summary: summaryOf(troubles, since) };
}
