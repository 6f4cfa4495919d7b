import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../server/site/free-port.ts';
import { openDatabase } from '../../server/live/database.ts';
import { readLiveSettings } from '../../server/live/settings.ts';
import { startPostgresServer } from '../support/postgres-server.ts';
import { startLiveServer } from '../support/live-server.ts';
import { listOf, lossesOf, startAcknowledgedLoad } from './acknowledged.ts';

/**
 * `node tests/stress/two-processes.ts [rounds]`: two live servers over one PostgreSQL database under load; in each
 * round one of them is killed (SIGKILL) and started again. Checks that nothing acknowledged is lost or stored
 * twice, and that each mail reaches the SMTP server once, unless a kill came between sending and recording.
 */
const rounds = Number(process.argv[2] ?? 6);
const dataFolder = mkdtempSync(join(tmpdir(), 'two-processes-'));
const postgres = await startPostgresServer({ isDurable: true });

const received = new Map<string, number>();
const smtpPort = await freePort();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, callback) {
    let text = '';
    stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    stream.on('end', () => {
      const id = /^Message-ID: (.*)\r$/im.exec(text)?.[1] ?? '';
      received.set(id, (received.get(id) ?? 0) + 1);
      callback(null);
    });
  },
});
await new Promise<void>((resolve) => smtp.listen(smtpPort, '127.0.0.1', () => resolve()));

const environment = {
  DATA_FOLDER: dataFolder,
  DATABASE_URL: postgres.connectionString,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
};

try {
  // At the same time, because both create the tables.
  const servers = await Promise.all([startLiveServer(environment), startLiveServer(environment)]);
  const load = startAcknowledgedLoad(servers[0].port, servers[1].port);
  for (let round = 0; round < rounds; round += 1) {
    await wait(1500);
    const one = servers[round % 2]!;
    await one.kill('SIGKILL');
    await wait(500);
    servers[round % 2] = await startLiveServer({ ...environment, PORT: String(one.port) });
  }
  await wait(1500);
  await load.end();
  const database = await openDatabase(readLiveSettings(environment));
  // What the killed ones had claimed is due five minutes later.
  const dueAt = new Date().toISOString();
  await database.write((db) =>
    db
      .updateTable('outbox')
      .set({ dueAt })
      .where('state', '=', 'waiting')
      .where('attempts', '=', 0)
      .where('dueAt', '<', new Date(Date.now() + 6 * 60_000).toISOString())
      .execute(),
  );
  const waiting = async () =>
    (
      await database.read((db) =>
        db
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'waiting')
          .where('lastError', 'is', null)
          .execute(),
      )
    ).length;
  const until = performance.now() + 120_000;
  while ((await waiting()) > 0 && performance.now() < until) await wait(500);
  await database.close();
  for (const server of servers) await server.kill('SIGTERM');
  const lost = await lossesOf(load.acknowledged, environment);
  const { acknowledged, answers, wrongAnswers } = load;
  const copies = [...received.values()].filter((count) => count > 1).length;
  console.log(
    [
      `Two processes, ${rounds} kills: ${acknowledged.enquiries.size} enquiries and ${acknowledged.applications.size} applications acknowledged.`,
      `Answers: ${listOf(answers)}. Wrong: ${listOf(wrongAnswers)}.`,
      `Lost or left over: ${listOf(new Map(Object.entries(lost)))}.`,
      `Mails: ${received.size} received, ${copies} of them again (at most 5 of each kill).`,
    ].join('\n'),
  );
  const isWell =
    wrongAnswers.size === 0 && Object.values(lost).every((count) => count === 0) && copies <= rounds * 5;
  if (!isWell) process.exitCode = 1;
} finally {
  smtp.close();
  await postgres.remove();
  rmSync(dataFolder, { recursive: true, force: true });
}
