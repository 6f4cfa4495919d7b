import { brandName } from '#shared/brand.ts';
import { createApp } from './app.ts';
import { readSettings } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { endOnFaults, listen, stopOnSignals } from './listen.ts';

endOnFaults();
try {
  const settings = readSettings(process.env);
  const httpServer = createHttpServer(createApp({ distFolder: settings.distFolder }));
  stopOnSignals(httpServer.stop);
  const address = await listen(httpServer, settings);
  console.log(
    `${brandName} is running at ${address} (simulated services: nothing is stored or sent). Stop with Ctrl+C.`,
  );
} catch (error) {
  console.error(`${brandName} cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
