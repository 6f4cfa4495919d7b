import { join } from 'node:path';
import { builtFolders } from '../config/services-mode.ts';
import { previews } from '../config/site.ts';
import { checkPreview } from './preview.ts';

/** Settings of the operator, read from environment variables. */
export interface Settings {
  /** 0: the system chooses a free port. */
  port: number;
  /** Undefined: listens on all interfaces. */
  host: string | undefined;
  /** The folder with the built site. */
  distFolder: string;
}

/**
 * Reads PREVIEW_FOLDER, the site with drafts, and PREVIEW_SECRET, which signs links to it; undefined where the
 * first is not set (docs/how-to/show-a-draft.md).
 * @param isOn whether the site has previews: its privacy policy has to name their cookie
 * @throws Error that says what is missing
 */
export function readPreview(
  environment: Readonly<Record<string, string | undefined>>,
  isOn = previews,
): { folder: string; secret: string } | undefined {
  const [folder, secret = ''] = [environment['PREVIEW_FOLDER'], environment['PREVIEW_SECRET']];
  if (!folder) return undefined;
  checkPreview(secret, isOn);
  return { folder, secret };
}

const defaultPort = 3000;
const maxPort = 65_535;

/**
 * Reads PORT (default 3000), HOST (default all interfaces) and DIST_FOLDER (default `dist` beside this
 * folder). An empty variable counts as not set, because shells and container files often leave one.
 * @throws Error that names the variable, its allowed values and its value
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  return {
    port: readPort(environment['PORT']),
    host: environment['HOST'] || undefined,
    distFolder: environment['DIST_FOLDER'] || join(import.meta.dirname, '..', builtFolders.simulated),
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
