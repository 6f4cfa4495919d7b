import type { AddressInfo } from 'node:net';
import type { Settings } from './env.ts';
import { errorPlace } from './error-place.ts';
import type { HttpServer } from './http-server.ts';

/** Host names that mean "all interfaces of this machine" and do not work in a browser. */
const allInterfaces = ['0.0.0.0', '::'];

/**
 * Listens and resolves with the address to open in a browser.
 * @throws Error with one clear line for the operator when the port is not available
 */
export async function listen({ server }: Pick<HttpServer, 'server'>, settings: Settings): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new Error(explainListenError(error, settings))));
    server.listen(settings.port, settings.host, resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : settings.port;
  return `http://${shownHost(settings.host)}:${port}`;
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
    case undefined:
    default:
      return error.message;
  }
}

function shownHost(host: string | undefined): string {
  if (host === undefined || allInterfaces.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Longer than `ServerLimits.stopMs`. A database that hangs must not keep the site down. */
const stopDeadlineMs = 4_900;

/**
 * Stops on SIGTERM and SIGINT, then ends the process, at the latest at the deadline. Ctrl+C often arrives twice, from
 * the terminal and from npm, so a repeated signal must not interrupt the stop.
 */
export function stopOnSignals(stop: () => Promise<void>, deadlineMs = stopDeadlineMs): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      setTimeout(() => {
        console.error(`Ended before all parts had stopped, after ${deadlineMs} ms`);
        process.exit(1);
      }, deadlineMs);
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(errorPlace(error));
          process.exit(1);
        },
      );
    });
  }
}

/**
 * Ends the process after an error that nothing handled, as Node does, but without printing its message. A line of the
 * log that cannot be written, to a full disk or to a program that has ended, is lost and no reason to end.
 */
export function endOnFaults(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  process.on('uncaughtException', (error) => {
    console.error(errorPlace(error));
    process.exit(1);
  });
}
