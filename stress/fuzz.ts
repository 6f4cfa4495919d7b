import * as fc from 'fast-check';
import { bodiesFor, endpoints, sendGenerated } from '../server/live/test-support/generated-bodies.ts';
import { createIntakeFixture } from '../server/live/test-support/intake-fixture.ts';
import { startPostgresServer } from '../test-support/postgres-server.ts';
import { openPostgresStore } from '../server/live/store/postgres-store.ts';

/**
 * `node stress/fuzz.ts [sqlite|postgres] [bodies] [seed]`: sends 20,000 generated bodies to each form of live
 * mode and compares what was stored. Prints counts by status; exits with 1 at a server failure, an unclear
 * refusal or a changed text, with the smallest body that causes it.
 */

const [storeName = 'sqlite', bodies = '20000', seed = '8'] = process.argv.slice(2);
const server = storeName === 'postgres' ? await startPostgresServer({ isDurable: false }) : null;

for (const endpoint of endpoints) {
  const postgres = server && (await openPostgresStore({ connectionString: server.connectionString }));
  const live = await createIntakeFixture((parts) => (postgres ? { ...parts, store: postgres } : parts));
  const statuses: Record<number, number> = {};
  const startedAt = performance.now();
  const property = fc.asyncProperty(bodiesFor(endpoint), async (body) => {
    live.pass(1000);
    const status = await sendGenerated(live, endpoint, body);
    statuses[status] = (statuses[status] ?? 0) + 1;
    // Otherwise the stored resumes would fill the memory of this process.
    live.files.clear();
    live.logged.length = 0;
    live.arrived.length = 0;
  });
  try {
    await fc.assert(property, { numRuns: Number(bodies), seed: Number(seed) });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${storeName} ${endpoint}: ${JSON.stringify(statuses)} in ${seconds} s`);
  await postgres?.close();
  await live.close();
}
await server?.stop();
