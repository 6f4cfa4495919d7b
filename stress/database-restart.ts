import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goThroughOutages } from './go-through-outages.ts';
import { startPostgresServer } from '../test-support/postgres-server.ts';

/**
 * `node stress/database-restart.ts [rounds]`: PostgreSQL is restarted, and crashed, again and again while enquiries and applications come in
 * by HTTP (half a minute for the usual 4 rounds). Exits with 1 when an answer is anything but 201 or 503 with Retry-After in whole seconds (no
 * answer too: our own server stays up), `/readyz` does not say 503 or `/healthz` not 200 meanwhile, something acknowledged, its mail or its
 * resume is lost or there twice, or the server takes longer than 5 s to store again once the database is back.
 */

const rounds = Math.min(Number(process.argv[2] ?? 4), 100);

const dataFolder = mkdtempSync(join(tmpdir(), 'live-restart-'));
const database = await startPostgresServer({ isDurable: true });
try {
  await goThroughOutages({
    environment: { DATA_FOLDER: dataFolder, DATABASE_URL: database.connectionString },
    rounds,
    outageMs: 1000,
    begin: (round) => database.stop(round % 2 === 0 ? 'fast' : 'crash'),
    end: () => database.start(),
  });
} finally {
  await database.remove();
  rmSync(dataFolder, { recursive: true, force: true });
}
