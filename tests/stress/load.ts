import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '../support/postgres-server.ts';
import { enquiryBody, post, startLiveServer } from '../support/live-server.ts';

/**
 * `node tests/stress/load.ts [seconds] [senders] [postgres]`: how many enquiries per second live mode stores on
 * this machine, how long each takes, and how memory grows. The sender and PostgreSQL share the machine.
 */
const seconds = Number(process.argv[2] ?? 20);
const senders = Number(process.argv[3] ?? 16);
const dataFolder = mkdtempSync(join(tmpdir(), 'live-load-'));
const postgres = process.argv[4] === 'postgres' ? await startPostgresServer({ isDurable: true }) : null;

/** Resident memory of a process in MiB; Linux only. */
const memoryMiB = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** CPU time since the machine started, and the part used by other virtual machines; Linux only. */
function processorTime(): { all: number; stolen: number } {
  const counts =
    readFileSync('/proc/stat', 'utf8').split('\n')[0]?.split(/\s+/).slice(1, 9).map(Number) ?? [];
  return { all: counts.reduce((sum, count) => sum + count, 0), stolen: counts[7] ?? 0 };
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

try {
  const server = await startLiveServer({
    DATA_FOLDER: dataFolder,
    ...(postgres ? { DATABASE_URL: postgres.connectionString } : {}),
  });
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const memory: number[] = [];
  const warmUpMs = 2_000;
  const startedAt = performance.now();
  const before = processorTime();
  const endsAt = startedAt + warmUpMs + seconds * 1000;
  const sampling = setInterval(() => memory.push(memoryMiB(server.child.pid)), 500);
  await Promise.all(
    Array.from({ length: senders }, async (_, sender) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let count = 0; performance.now() < endsAt; count += 1) {
        const from = performance.now();
        const body = enquiryBody(`s${sender}-${count}`);
        const { status } = await post({
          port: server.port,
          agent,
          path: '/api/enquiries',
          type: 'application/json',
          body,
        });
        if (from - startedAt < warmUpMs) continue;
        times.push(performance.now() - from);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      agent.destroy();
    }),
  );
  clearInterval(sampling);
  const after = processorTime();
  const stolenPercent = (100 * (after.stolen - before.stolen)) / (after.all - before.all);
  const mails = readdirSync(join(dataFolder, 'outbox')).length;
  await server.kill('SIGTERM');
  times.sort((one, other) => one - other);
  const third = Math.floor(memory.length / 3);
  const highest = (part: readonly number[]) => Math.max(...part).toFixed(0);
  console.log(
    [
      `${postgres ? 'PostgreSQL' : 'SQLite'}, ${senders} at a time for ${seconds} s: ${(times.length / seconds).toFixed(0)} enquiries a second`,
      `median ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms, longest ${at(times, 1).toFixed(1)} ms`,
      `mails written meanwhile ${mails}; processor time that others took ${stolenPercent.toFixed(0)} %`,
      `answers ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
      `memory, highest of the first, second and last third: ${highest(memory.slice(0, third))}, ${highest(memory.slice(third, 2 * third))}, ${highest(memory.slice(2 * third))} MiB`,
    ].join('\n'),
  );
} finally {
  await postgres?.remove();
  rmSync(dataFolder, { recursive: true, force: true });
}
