import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from '#server/test-support/free-port.ts';
import { foldersOnPath, installSystemPackage, isProgram } from './system-programs.ts';

/** A PostgreSQL server for tests and measurements: on 127.0.0.1, in a temporary folder. */
export interface PostgresServer {
  /** Of its empty first database. */
  connectionString: string;
  /** Stops like a restart (aborts open transactions) or like a crash. */
  stop: (manner?: 'fast' | 'crash') => Promise<void>;
  /** Starts again with the same port and data; resolves when it accepts connections. */
  start: () => Promise<void>;
  /** Stops and deletes all files. */
  remove: () => Promise<void>;
}

interface User {
  uid?: number;
  gid?: number;
}

const run = promisify(execFile);

/** Only these variables: English messages, no settings of the user. */
const environment = { PATH: process.env.PATH, LC_ALL: 'C' };

const usualPlaces = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/opt/postgresql*/bin',
  '/usr/local/pgsql/bin',
];

/** The folder of PostgreSQL's programs, the newest version first. */
function installedPrograms(): string | undefined {
  const usual = usualPlaces.flatMap((place) =>
    globSync(place).toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true })),
  );
  return [...foldersOnPath(), ...usual].find((folder) =>
    ['initdb', 'postgres'].every((name) => isProgram(join(folder, name))),
  );
}

async function installPrograms(): Promise<string | undefined> {
  const notice = 'No PostgreSQL found, installing the system package; this happens only once.';
  return (await installSystemPackage(['postgresql'], notice)) ? installedPrograms() : undefined;
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser(): Promise<User> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      // Try the next name.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
}

/** Resolves when the server accepts connections. */
async function whenReady(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error('PostgreSQL has no output to read');
  const said: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    said.push(line);
    if (line.includes('ready to accept connections')) {
      // Discards further output, because a full pipe would block the server.
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`);
}

/**
 * Starts a PostgreSQL server in a temporary folder, with installed programs, or as root with the system's
 * package.
 * @throws Error with advice when there is no PostgreSQL
 */
export async function startPostgresServer(): Promise<PostgresServer> {
  const programs = installedPrograms() ?? (await installPrograms());
  if (programs === undefined) {
    throw new Error(
      'No PostgreSQL to test with: install its server, or set TEST_DATABASE_URL to one that may create databases',
    );
  }
  const user = await unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, env: environment, cwd: folder };
  const data = join(folder, 'data');
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'shared_buffers=32MB',
    // Tests do not wait for the disk.
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
  ];
  let server: ChildProcess | null = null;

  async function start() {
    server = spawn(
      join(programs!, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await whenReady(server);
  }
  async function stop(manner: 'fast' | 'crash' = 'fast') {
    const stopping = server;
    server = null;
    if (!stopping) return;
    const ended = once(stopping, 'exit');
    // PostgreSQL's fast and immediate shutdown; after the latter it recovers from its log.
    stopping.kill(manner === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  }
  // Immediate shutdown when a test run ends early.
  process.on('exit', () => server?.kill('SIGQUIT'));

  await start();
  return {
    connectionString: `postgres://test@127.0.0.1:${port}/postgres`,
    start,
    stop,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
