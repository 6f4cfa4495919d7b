import { once } from 'node:events';
import type { Server } from 'node:net';

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
