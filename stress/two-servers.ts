import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '../test-support/postgres-server.ts';
import { startLiveServer, type LiveServer } from '../test-support/live-server.ts';
import { nginxProgram, siteName, startNginx, type Nginx } from '../test-support/nginx-in-front.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** The result of some work, and how many requests each process answered. */
export interface Shared<Value> {
  value: Value;
  /** As text. */
  each: string;
  isByBoth: boolean;
}

/** Two live servers with one PostgreSQL and one folder of resumes, behind nginx. */
export interface TwoServers {
  nginx: Nginx;
  /** With a new address. */
  newVisitor: () => Visitor;
  share: <Value>(work: () => Promise<Value>) => Promise<Shared<Value>>;
  /** Stops one of them and waits. */
  end: (index: 0 | 1, signal: NodeJS.Signals) => Promise<void>;
  /** Starts it again on its port. */
  startAgain: (index: 0 | 1) => Promise<void>;
  remove: () => Promise<void>;
}

/** How many API requests a process has answered, by its metrics. */
async function answeredBy({ port }: LiveServer): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const counts = text.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm);
  return [...counts].reduce((sum, [, requests]) => sum + Number(requests), 0);
}

/**
 * Starts all parts, as in docs/how-to/go-live.md.
 * @throws Error that says what is missing
 */
export async function startTwoServers(): Promise<TwoServers> {
  nginxProgram();
  const folder = mkdtempSync(join(tmpdir(), 'behind-nginx-'));
  const database = await startPostgresServer({ isDurable: true });
  const environment = {
    DATA_FOLDER: join(folder, 'data'),
    DATABASE_URL: database.connectionString,
    HOST: '127.0.0.1',
    TRUSTED_PROXIES: '1',
    PUBLIC_ORIGIN: `https://${siteName}`,
  };
  // In parallel, as an operator may do it.
  const servers = await Promise.all([startLiveServer(environment), startLiveServer(environment)]);
  const nginx = await startNginx(join(folder, 'nginx'), [servers[0].port, servers[1].port]);
  const visitors: Visitor[] = [];
  const answered = () => Promise.all([answeredBy(servers[0]), answeredBy(servers[1])]);

  return {
    nginx,
    newVisitor() {
      const number = visitors.length + 2;
      const visitor = createVisitor(nginx, `127.0.${number >> 8}.${number & 255}`);
      visitors.push(visitor);
      return visitor;
    },
    async share(work) {
      const before = await answered();
      const value = await work();
      const after = await answered();
      const [one, other] = [after[0] - before[0], after[1] - before[1]];
      return {
        value,
        each: `${one} by one process, ${other} by the other`,
        isByBoth: one > 0 && other > 0,
      };
    },
    end: (index, signal) => servers[index].kill(signal),
    async startAgain(index) {
      servers[index] = await startLiveServer({ ...environment, PORT: String(servers[index].port) });
    },
    async remove() {
      for (const visitor of visitors) visitor.leave();
      await nginx.stop();
      for (const server of servers) await server.kill('SIGKILL');
      await database.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
