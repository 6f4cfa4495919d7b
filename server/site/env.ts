import { join } from 'node:path';
import type { ConfiguredSite } from '#shared/configured-site.ts';
import { builtFolders } from '#content/made-folders.ts';

/** Settings of the operator, read from environment variables. */
export interface Settings {
  /** 0: the system chooses a free port. */
  port: number;
  /** Undefined: listens on all interfaces. */
  host: string | undefined;
  /** The folder with the built site. */
  distFolder: string;
}

const defaultPort = 3000;
const maxPort = 65_535;

/**
 * Reads PORT (default 3000), HOST (default all interfaces) and DIST_FOLDER (default `dist` beside this
 * folder). An empty variable counts as not set, because shells and container files often leave one.
 * @throws Error that names the variable, its allowed values and its value
 */
export function readSettings(
  site: Pick<ConfiguredSite, 'folder'>,
  environment: Readonly<Record<string, string | undefined>>,
): Settings {
  return {
    port: readPort(environment['PORT']),
    host: environment['HOST'] || undefined,
    distFolder:
      environment['DIST_FOLDER'] || join(import.meta.dirname, '../..', builtFolders(site).simulated),
  };
}

/** As `readSettings`, for servers of editors and developers: only this machine reaches them, unless HOST is set. */
export function readLocalSettings(
  site: Pick<ConfiguredSite, 'folder'>,
  environment: NodeJS.ProcessEnv,
  usualPort = defaultPort,
): Settings & { host: string } {
  const PORT = environment['PORT'] || String(usualPort);
  return { ...readSettings(site, { ...environment, PORT }), host: environment['HOST'] || '127.0.0.1' };
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > maxPort) {
    throw new Error(`PORT must be a whole number from 0 to ${maxPort}, but it is ${JSON.stringify(text)}`);
  }
  return port;
}
