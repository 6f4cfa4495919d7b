import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goThroughOutages } from './go-through-outages.ts';
import { startPostgresServer } from '../support/postgres-server.ts';

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
/** A new database takes 40 MB, two log files 32. */
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
