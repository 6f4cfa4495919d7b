import { testSite as site } from '#content/test-support/test-site.ts';
import { createApp } from '#server/site/app.ts';
import { followBuild } from '#server/site/static-files.ts';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { createHttpServer } from '#server/site/http-server.ts';
import { distFolder } from '#build/project-paths.ts';

/** A production server for the built site. */
export interface ServedSite {
  /** Without a slash at the end, such as `http://localhost:41234`. */
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves `dist` with the production server on a free port, for tests and measurements.
 * @throws Error when there is no built site
 */
export async function serveDist(): Promise<ServedSite> {
  const { server, stop } = createHttpServer(
    () => site,
    createApp(followBuild(distFolder(site), 'simulated', () => site)),
  );
  const port = await listenOnFreePort(server, 'localhost');
  return { origin: `http://localhost:${port}`, close: stop };
}
