import { readServedSite } from '#server/served-site.ts';
import { createApp } from './app.ts';
import { distFolderOf, readSettings } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { endOnFaults, listen, stopOnSignals } from './listen.ts';
import { followBuild } from './static-files.ts';

endOnFaults();
let name = 'The site';
try {
  const build = followBuild(distFolderOf(process.env, 'simulated'), 'simulated', readServedSite);
  ({ name } = build().site.settings);
  const settings = readSettings(process.env, 'simulated');
  const httpServer = createHttpServer(() => build().site, createApp(build));
  stopOnSignals(httpServer.stop);
  const address = await listen(httpServer, settings);
  console.log(
    `${name} is running at ${address} (simulated services: nothing is stored or sent). Stop with Ctrl+C.`,
  );
} catch (error) {
  console.error(`${name} cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
