import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver of webhooks got. */
export interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * A program that receives webhooks, on a free port of this machine.
 * @param answer what it answers; 204 to everything by default
 */
export async function startReceiver(
  answer: (request: Received, response: Parameters<RequestListener>[1]) => void = (_, response) =>
    response.writeHead(204).end(),
) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text: string) => (body += text));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      received.push({ method, path, headers, body });
      answer({ method, path, headers, body }, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    url: `http://127.0.0.1:${port}/hook`,
    stop: async () => {
      if (!server.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
