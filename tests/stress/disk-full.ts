import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '../support/postgres-server.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { listOf, lossesOf, startAcknowledgedLoad } from './acknowledged.ts';
import { startLiveServer } from '../support/live-server.ts';

/**
 * `node tests/stress/disk-full.ts [rounds] [postgres]`: fills the disk of a live server with SQLite, a file system
 * of 64 MB made for this, and clears it again while enquiries and applications arrive over HTTP (30 s for the
 * default of 3 rounds). For the conditions see `goThroughOutages`. Only on Linux, for users who may
 * create namespaces (`unshare -rm`).
 *
 * With `postgres` it fills the disk of PostgreSQL with its log; run it as root, because PostgreSQL then runs
 * as another user.
 */

const rounds = Math.min(Number(process.argv[2] ?? 3), 100);
const isPostgres = process.argv[3] === 'postgres';
/** A new database of PostgreSQL takes 40 MB, two log files 32. */
const diskMebibytes = isPostgres ? 160 : 64;
const diskVariable = 'DISK_FULL_FOLDER';

/** Starts this command again with a small disk mounted. */
function runOnSmallDisk(): void {
  const folder = mkdtempSync(join(tmpdir(), 'disk-full-'));
  const mount = `mount -t tmpfs -o size=${diskMebibytes}m,mode=755 none "$${diskVariable}" && exec "$@"`;
  const { status, error } = spawnSync(
    'unshare',
    // Root needs no user namespace, which could not switch to PostgreSQL's user.
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

/** Fills all free space. */
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
  const filler = join(folder, 'filler');
  try {
    await goThroughOutages({
      environment: postgres
        ? { DATA_FOLDER: elsewhere, DATABASE_URL: postgres.connectionString }
        : { DATA_FOLDER: join(folder, 'data') },
      outageMs: 3000,
      begin: () => fill(filler),
      end: () => rmSync(filler),
    });
  } finally {
    await postgres?.remove();
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

const loadMs = 1500;
const recoveryLimitMs = 5000;

/**
 * Lets a live server's storage fail again and again while enquiries and applications arrive over HTTP. The
 * process exits with 1 when an answer is not 201, 507 or 503 with Retry-After in whole seconds (no answer is
 * wrong too); when `/readyz` is not 503 or `/healthz` not 200 meanwhile; when something acknowledged, its mail or
 * its resume is lost or stored twice; or when storing does not work again after 5 s.
 * @param options.environment of the server
 * @param options.outageMs duration of an outage
 * @param options.begin starts one; rounds count from 0
 */
async function goThroughOutages({
  environment,
  outageMs,
  begin,
  end,
}: {
  environment: Readonly<Record<string, string>>;
  outageMs: number;
  begin: (round: number) => Promise<void> | void;
  end: () => Promise<void> | void;
}): Promise<void> {
  const server = await startLiveServer(environment);
  const statusOf = async (path: string) => (await fetch(`http://localhost:${server.port}${path}`)).status;
  try {
    const load = startAcknowledgedLoad(server.port);
    const recoveries: number[] = [];
    const health = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      await wait(loadMs);
      await begin(round);
      await wait(outageMs);
      health.add(`/readyz ${await statusOf('/readyz')}, /healthz ${await statusOf('/healthz')}`);
      await end();
      const recoveryMs = await load.untilStored(2 * recoveryLimitMs);
      recoveries.push(recoveryMs);
      console.log(`Outage ${round + 1}: storing again ${Math.round(recoveryMs)} ms after its end.`);
    }
    await wait(loadMs);
    await load.end();
    await server.kill('SIGTERM');
    const lost = await lossesOf(load.acknowledged, environment);
    const { acknowledged, answers, wrongAnswers } = load;
    console.log(
      [
        `${rounds} outages under load: ${acknowledged.enquiries.size} enquiries and ${acknowledged.applications.size} applications acknowledged.`,
        `Answers: ${listOf(answers)}; the longest took ${Math.round(load.longestAnswerMs())} ms.`,
        `Answers that must not be: ${listOf(wrongAnswers)}.`,
        `Meanwhile: ${[...health].join('; ')}.`,
        `Lost or left over: ${listOf(new Map(Object.entries(lost)))}.`,
        `Longest recovery ${Math.round(Math.max(...recoveries))} ms.`,
      ].join('\n'),
    );
    const isWell =
      [...answers.keys()].some((what) => /^50[37]/.test(what)) &&
      wrongAnswers.size === 0 &&
      acknowledged.enquiries.size > 0 &&
      acknowledged.applications.size > 0 &&
      [...health].every((said) => said === '/readyz 503, /healthz 200') &&
      Object.values(lost).every((count) => count === 0) &&
      Math.max(...recoveries) <= recoveryLimitMs;
    if (!isWell) process.exitCode = 1;
  } finally {
    await server.kill('SIGKILL');
  }
}

const folder = process.env[diskVariable];
if (folder === undefined) runOnSmallDisk();
else await fillAgainAndAgain(folder);
