import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goThroughOutages } from './go-through-outages.ts';
import { startPostgresServer } from '../test-support/postgres-server.ts';

/**
 * `node stress/disk-full.ts [rounds] [postgres]`: the disk of a live server over SQLite, a real file system of 64 MB for this command alone, is filled up
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
  const filler = join(folder, 'filler');
  try {
    await goThroughOutages({
      environment: postgres
        ? { DATA_FOLDER: elsewhere, DATABASE_URL: postgres.connectionString }
        : { DATA_FOLDER: join(folder, 'data') },
      rounds,
      outageMs: 3000,
      begin: () => fill(filler),
      end: () => rmSync(filler),
    });
  } finally {
    await postgres?.remove();
    rmSync(elsewhere, { recursive: true, force: true });
  }
}

const folder = process.env[diskVariable];
if (folder === undefined) runOnSmallDisk();
else await fillAgainAndAgain(folder);
