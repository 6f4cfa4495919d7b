import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { securityHeaders, type HeaderSite } from './security-headers.ts';

/** Time limits for clients, in milliseconds; after them the connection is closed. */
export interface ServerLimits {
  /** For all request headers, from the opening of the connection or the end of the last response. */
  headersTimeoutMs: number;
  /** For the whole request, including its body. */
  requestTimeoutMs: number;
  /** Between two requests on one connection. */
  keepAliveMs: number;
  /** To read more of its response. The connection is closed after up to twice this time (see `answer`). */
  stalledMs: number;
  /** How often the first two limits are checked; they can be exceeded by this much. */
  checkIntervalMs: number;
  /** For running responses to finish after the signal to stop. */
  stopMs: number;
}

/** Long enough for a bad phone line; silent connections are closed within 15 seconds. */
export const defaultLimits: ServerLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  keepAliveMs: 5_000,
  stalledMs: 6_000,
  checkIntervalMs: 1_000,
  stopMs: 4_000,
};

/** An HTTP server that can be stopped cleanly, which Node's own cannot. */
export interface HttpServer {
  server: Server;
  /** Refuses new connections, lets running responses finish, and resolves when all connections are closed. */
  stop: () => Promise<void>;
}

/**
 * A Node server for the application, not yet listening. It limits slow clients, and adds the security headers
 * to the few responses that are sent before the application sees a request.
 */
export function createHttpServer(
  site: () => HeaderSite,
  app: Hono,
  limits: ServerLimits = defaultLimits,
): HttpServer {
  const errorHeaders = () => ({
    ...securityHeaders(site()),
    'Content-Type': 'text/plain; charset=utf-8',
  });
  const open = new Set<Socket>();
  const answering = new Set<Duplex>();
  let isStopping = false;

  const handleRequest = getRequestListener(app.fetch, {
    // The adapter could not build a URL: invalid Host, backslash in the path, `OPTIONS *`.
    errorHandler: () => new Response(`${STATUS_CODES[400]}\n`, { status: 400, headers: errorHeaders() }),
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    if (hasTwoHosts(request) || !hasValidHost(request)) {
      response.writeHead(400, { ...errorHeaders(), Connection: 'close' }).end(`${STATUS_CODES[400]}\n`);
      return;
    }
    answering.add(socket);
    // Node's first timeout may only notice that data was sent since the start and begin again: hence "twice".
    socket.setTimeout(limits.stalledMs);
    response.once('close', () => {
      answering.delete(socket);
      if (isStopping) socket.destroySoon();
    });
    // Nobody reads the body of a GET, so the connection must not stay open for it.
    if (isStopping || (isRead(request) && hasBody(request))) response.setHeader('Connection', 'close');
    void handleRequest(request, response);
  }

  function refuse(socket: Duplex, status: number, headers: Readonly<Record<string, string>> = {}): void {
    socket.on('error', () => socket.destroy());
    // Not while another response is being written on this socket.
    if (socket.writable && !answering.has(socket)) {
      socket.end(rawResponse(status, { ...errorHeaders(), ...headers }), () => socket.destroy());
    } else {
      socket.destroy();
    }
  }

  const server = createServer({
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
    // The adapter also refuses a request without Host, and with our headers.
    requireHostHeader: false,
  });
  server.on('request', answer);
  server.on('connect', (_request, socket) => refuse(socket, 405, { Allow: 'GET, HEAD' }));
  server.on('checkExpectation', (request) => refuse(request.socket, 417));
  server.on('clientError', (error, socket) => refuse(socket, statusOf(error)));
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  function stop(): Promise<void> {
    isStopping = true;
    return new Promise((resolve) => {
      const deadline = setTimeout(() => open.forEach((socket) => socket.destroy()), limits.stopMs);
      // Not server.close(): it also destroys connections whose response is not yet fully sent, which cuts off
      // large files (Node 26: 4 of 30 MB arrived).
      SocketServer.prototype.close.call(server, () => {
        clearTimeout(deadline);
        resolve();
      });
      // Browsers keep spare connections open that have no request yet; no need to wait for them.
      for (const socket of open) if (!answering.has(socket)) socket.destroy();
    });
  }

  return { server, stop };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Node takes the first Host and drops others; a proxy in front may have taken the last. */
function hasTwoHosts({ headersDistinct }: IncomingMessage): boolean {
  return (headersDistinct.host?.length ?? 0) > 1;
}

/** The adapter accepts `1.1.1.1.1` and `256.1`, which no URL can have: routes that make one would fail. */
function hasValidHost({ headers: { host } }: IncomingMessage): boolean {
  return host === undefined || URL.canParse(`http://${host}/`);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function statusOf(error: NodeJS.ErrnoException): number {
  switch (error.code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 408;
    case 'HPE_HEADER_OVERFLOW':
      return 431;
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 413;
    case undefined:
    default:
      return 400;
  }
}

/** A response as text, for a connection for which Node gives no response object. */
function rawResponse(status: number, headers: Readonly<Record<string, string>>): string {
  const body = `${STATUS_CODES[status]}\n`;
  const fields = {
    ...headers,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
