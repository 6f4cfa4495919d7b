import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * Has a server listen on a free port of this machine, for tests and measurements, and gives the port.
 * @throws Error when it cannot listen
 */
export async function listenOnFreePort(server: Server, host = '127.0.0.1'): Promise<number> {
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** A port of this machine on which nobody listens yet, for what has to know it before it starts. */
export async function freePort(host?: string): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe, host);
  probe.close();
  await once(probe, 'close');
  return port;
}
