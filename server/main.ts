import type { AddressInfo } from 'node:net';
import { brand } from '../config/brand.ts';
import { createApp } from './app.ts';
import { readSettings, type Settings } from './env.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';

const name = brand.name.join('');

/** Names that mean "this machine, every interface" and that nobody types into a browser. */
const allInterfaces = ['0.0.0.0', '::'];

try {
  const settings = readSettings(process.env);
  const httpServer = createHttpServer(createApp({ distFolder: settings.distFolder }));
  stopOnSignals(httpServer);
  const port = await listen(httpServer, settings);
  const address = `http://${shownHost(settings.host)}:${port}`;
  console.log(
    `${name} is running at ${address} (simulated services: nothing is stored or sent). Stop with Ctrl+C.`,
  );
} catch (error) {
  console.error(`${name} cannot start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** Resolves with the port once connections are accepted. */
async function listen({ server }: HttpServer, settings: Settings): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(explainListenError(error, settings))));
    server.listen(settings.port, settings.host, resolve);
  });
  const address: AddressInfo | string | null = server.address();
  return address !== null && typeof address === 'object' ? address.port : settings.port;
}

function explainListenError(error: NodeJS.ErrnoException, { port, host }: Settings): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `port ${port} is in use; stop the program that uses it, or set PORT to another number`;
    case 'EACCES':
      return `port ${port} needs more rights than this user has; set PORT to a number above 1023`;
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'ENOTFOUND':
      return `HOST must be a name or address of this machine, but it is ${JSON.stringify(host)}`;
    default:
      return error.message;
  }
}

function shownHost(host: string | undefined): string {
  if (host === undefined || allInterfaces.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Ctrl+C often arrives twice, from the terminal and again from npm, so a repeated signal must not cut the stop short.
 */
function stopOnSignals({ stop }: HttpServer): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop().then(() => process.exit(0));
    });
  }
}
