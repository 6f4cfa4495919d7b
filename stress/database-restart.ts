import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goThroughOutages } from './go-through-outages.ts';
import { startPostgresServer } from '../test-support/postgres-server.ts';

/**
 * `node stress/database-restart.ts [rounds]`: restarts and crashes PostgreSQL while enquiries and
 * applications arrive over HTTP (30 s for the default of 4 rounds). For the conditions see
 * `goThroughOutages`; our own server must stay up.
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
