import { createApp } from '../server/app.ts';
import { listenOnFreePort } from '../server/free-port.ts';
import { createHttpServer } from '../server/http-server.ts';
import { distFolder } from '../build/project-paths.ts';

/** A running copy of the production server over the built site. */
export interface ServedSite {
  /** Without a slash at the end, for example `http://localhost:41234`. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves `dist` with the production server on a free port of this machine, for tests and measurements.
 * @throws Error when there is no built site
 */
export async function serveDist(): Promise<ServedSite> {
  const { server, stop } = createHttpServer(createApp({ distFolder }));
  const port = await listenOnFreePort(server, 'localhost');
  return { origin: `http://localhost:${port}`, close: stop };
}
