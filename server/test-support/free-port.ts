import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Lets a server listen on a free port of this machine, for tests and measurements.
 * @returns the port
 * @throws Error when it cannot listen
 */
export async function listenOnFreePort(server: Server, host = '127.0.0.1'): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** A free port of this machine, for programs that must know their port before they start. */
export async function freePort(host?: string): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe, host);
  probe.close();
  await once(probe, 'close');
  return port;
}
