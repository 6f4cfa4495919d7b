import { loadChosenSettings } from '#content/site-folder.ts';
import { createApp } from './app.ts';
import { readSettings } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { endOnFaults, listen, stopOnSignals } from './listen.ts';

endOnFaults();
let name = 'The site';
try {
  const site = loadChosenSettings();
  ({ name } = site.settings);
  const settings = readSettings(site, process.env);
  const httpServer = createHttpServer(site, createApp(site, { distFolder: settings.distFolder }));
  stopOnSignals(httpServer.stop);
  const address = await listen(httpServer, settings);
  console.log(
    `${name} is running at ${address} (simulated services: nothing is stored or sent). Stop with Ctrl+C.`,
  );
} catch (error) {
  console.error(`${name} cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
