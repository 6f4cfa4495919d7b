import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listOf, lossesOf, startAcknowledgedLoad } from './acknowledged-load.ts';
import { startLiveServer } from './live-server.ts';
import { startPostgresServer } from './postgres-server.ts';

/**
 * `node scripts/live/disk-full.ts [rounds] [postgres]`: the disk of a live server over SQLite, a real file system of 64 MB for this command alone, is filled up
 * to the last byte and cleared again while enquiries and applications come in by HTTP (half a minute for the usual 3 rounds). Exits with 1 when an answer is
 * anything but 201 or 503 with Retry-After, `/readyz` does not say 503 or `/healthz` not 200 meanwhile, something acknowledged, its mail or its resume is lost
 * or there twice, or the server takes longer than 5 s to store again. Linux, as a user who may have a namespace (`unshare -rm`).
 *
 * With `postgres` it is the disk of PostgreSQL, its log included; as root, because PostgreSQL then runs as another user.
 */

const rounds = Math.min(Number(process.argv[2] ?? 3), 100);
const isPostgres = process.argv[3] === 'postgres';
/** A new database takes 40, and two files of its log 32. */
const diskMebibytes = isPostgres ? 160 : 64;
const loadMs = 1500;
const fullMs = 3000;
const recoveryLimitMs = 5000;
const diskVariable = 'DISK_FULL_FOLDER';

/** Runs this command again where a small disk is mounted. */
function runOnSmallDisk(): void {
  const folder = mkdtempSync(join(tmpdir(), 'disk-full-'));
  const mount = `mount -t tmpfs -o size=${diskMebibytes}m,mode=755 none "$${diskVariable}" && exec "$@"`;
  const { status, error } = spawnSync(
    'unshare',
    // Real root needs no pretended one, which could not become the user of PostgreSQL.
    [
      process.getuid?.() === 0 ? '-m' : '-rm',
      'sh',
      '-c',
      mount,
      'sh',
      process.execPath,
      ...process.argv.slice(1),
    ],
    { stdio: 'inherit', env: { ...process.env, [diskVariable]: folder } },
  );
  rmSync(folder, { recursive: true, force: true });
  if (error) console.error(`No disk to fill: unshare cannot be run (${error.message})`);
  process.exitCode = status ?? 1;
}

/** Takes all the space there is. */
function fill(file: string): void {
  for (const bytes of [2 ** 20, 2 ** 12, 1]) {
    try {
      for (;;) appendFileSync(file, new Uint8Array(bytes));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
}

async function fillAgainAndAgain(folder: string): Promise<void> {
  const postgres = isPostgres ? await startPostgresServer({ isDurable: true, parent: folder }) : null;
  const elsewhere = mkdtempSync(join(tmpdir(), 'disk-full-data-'));
  const environment = postgres
    ? { DATA_FOLDER: elsewhere, DATABASE_URL: postgres.connectionString }
    : { DATA_FOLDER: join(folder, 'data') };
  const filler = join(folder, 'filler');
  const server = await startLiveServer(environment);
  const statusOf = async (path: string) => (await fetch(`http://localhost:${server.port}${path}`)).status;
  try {
    const load = startAcknowledgedLoad(server.port);
    const recoveries: number[] = [];
    const health = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      await wait(loadMs);
      fill(filler);
      await wait(fullMs);
      health.add(`/readyz ${await statusOf('/readyz')}, /healthz ${await statusOf('/healthz')}`);
      rmSync(filler);
      recoveries.push(await load.untilStored(2 * recoveryLimitMs));
      console.log(
        `Round ${round + 1}: storing again ${Math.round(recoveries.at(-1) ?? 0)} ms after there was space.`,
      );
    }
    await wait(loadMs);
    await load.end();
    await server.kill('SIGTERM');
    const lost = await lossesOf(load, environment);
    const { acknowledged, answers, wrongAnswers } = load;
    console.log(
      [
        `${rounds} times a full disk under load: ${acknowledged.enquiries.size} enquiries and ${acknowledged.applications.size} applications acknowledged.`,
        `Answers: ${listOf(answers)}; the longest took ${Math.round(load.longestAnswerMs())} ms.`,
        `Answers that must not be: ${listOf(wrongAnswers)}.`,
        `While it was full: ${[...health].join('; ')}.`,
        `Lost or left over: ${listOf(new Map(Object.entries(lost)))}.`,
      ].join('\n'),
    );
    const isWell =
      [...answers.keys()].some((what) => what.startsWith('503')) &&
      wrongAnswers.size === 0 &&
      acknowledged.applications.size > 0 &&
      [...health].every((said) => said === '/readyz 503, /healthz 200') &&
      Object.values(lost).every((count) => count === 0) &&
      Math.max(...recoveries) <= recoveryLimitMs;
    if (!isWell) process.exitCode = 1;
  } finally {
    await server.kill('SIGKILL');
    await postgres?.remove();
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

const folder = process.env[diskVariable];
if (folder === undefined) runOnSmallDisk();
else await fillAgainAndAgain(folder);
