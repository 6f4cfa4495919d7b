import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listOf, lossesOf, startAcknowledgedLoad } from './acknowledged-load.ts';
import { startLiveServer } from './live-server.ts';
import { startPostgresServer } from './postgres-server.ts';

/**
 * `node scripts/live/database-restart.ts [rounds]`: PostgreSQL is restarted, and crashed, again and again while enquiries and applications come in
 * by HTTP (half a minute for the usual 4 rounds). Exits with 1 when an answer is anything but 201 or 503 with Retry-After in whole seconds (no
 * answer too: our own server stays up), `/readyz` does not say 503 or `/healthz` not 200 meanwhile, something acknowledged, its mail or its
 * resume is lost or there twice, or the server takes longer than 5 s to store again once the database is back.
 */

const rounds = Math.min(Number(process.argv[2] ?? 4), 100);
const loadMs = 1500;
const downMs = 1000;
const recoveryLimitMs = 5000;

const dataFolder = mkdtempSync(join(tmpdir(), 'live-restart-'));
const database = await startPostgresServer({ isDurable: true });
const environment = { DATA_FOLDER: dataFolder, DATABASE_URL: database.connectionString };
const server = await startLiveServer(environment);

const statusOf = async (path: string) => (await fetch(`http://localhost:${server.port}${path}`)).status;

try {
  const load = startAcknowledgedLoad(server.port);
  const { acknowledged, answers, wrongAnswers } = load;
  const recoveries: number[] = [];
  const health = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    await wait(loadMs);
    const manner = round % 2 === 0 ? 'fast' : 'crash';
    await database.stop(manner);
    await wait(downMs);
    health.add(`/readyz ${await statusOf('/readyz')}, /healthz ${await statusOf('/healthz')}`);
    await database.start();
    recoveries.push(await load.untilStored(2 * recoveryLimitMs));
    console.log(
      `Round ${round + 1}, ${manner}: storing again ${Math.round(recoveries.at(-1) ?? 0)} ms after the database was back.`,
    );
  }
  await wait(loadMs);
  await load.end();
  await server.kill('SIGTERM');
  const lost = await lossesOf(load, environment);
  const refused = [...answers].some(([what]) => what.startsWith('503'));
  console.log(
    [
      `${rounds} restarts under load: ${acknowledged.enquiries.size} enquiries and ${acknowledged.applications.size} applications acknowledged.`,
      `Answers: ${listOf(answers)}; the longest took ${Math.round(load.longestAnswerMs())} ms.`,
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
