import { join } from 'node:path';
import type { Mode } from '#shared/mode.ts';

/** Settings of the operator, read from environment variables. */
export interface Settings {
  /** 0: the system chooses a free port. */
  port: number;
  /** Undefined: listens on all interfaces. */
  host: string | undefined;
  distFolder: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const defaultPort = 3000;
const maxPort = 65_535;

/** The build of the site in `sites/default`; commands in a clone set DIST_FOLDER for other sites (cli/run.mjs). */
const defaultFolders: Readonly<Record<Mode, string>> = { simulated: 'dist', live: 'dist-live' };

/**
 * The folder with the built site: DIST_FOLDER, by default `dist` or `dist-live` beside this folder. An empty variable
 * counts as not set, because shells and container files often leave one.
 */
export const distFolderOf = (environment: Environment, mode: Mode): string =>
  environment['DIST_FOLDER'] || join(import.meta.dirname, '../..', defaultFolders[mode]);

/**
 * Reads PORT (default 3000), HOST (default all interfaces) and DIST_FOLDER.
 * @throws Error that names the variable, its allowed values and its value
 */
export function readSettings(environment: Environment, mode: Mode): Settings {
  return {
    port: readPort(environment['PORT']),
    host: environment['HOST'] || undefined,
    distFolder: distFolderOf(environment, mode),
  };
}

/** PORT and HOST for servers of editors and developers: only this machine reaches them, unless HOST is set. */
export function readLocalSettings(
  environment: Environment,
  usualPort = defaultPort,
): Settings & { host: string } {
  const PORT = environment['PORT'] || String(usualPort);
  return {
    ...readSettings({ ...environment, PORT }, 'simulated'),
    host: environment['HOST'] || '127.0.0.1',
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > maxPort) {
    throw new Error(`PORT must be a whole number from 0 to ${maxPort}, but it is ${JSON.stringify(text)}`);
  }
  return port;
}
