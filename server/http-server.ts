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
import { securityHeaders } from './security-headers.ts';

/** How long a client may take, in milliseconds, before its connection is closed. */
export interface ServerLimits {
  /** For the whole head of a request, counted from the opening of the connection or the end of the last response. */
  headersTimeoutMs: number;
  /** For the whole request, body included. */
  requestTimeoutMs: number;
  /** Between two requests of one connection. */
  keepAliveMs: number;
  /** To take in some more of its response. A client that stops reading loses up to twice this (see `answer`). */
  stalledMs: number;
  /** How often the first two are checked, which adds to them. */
  checkIntervalMs: number;
  /** For running responses to finish once the server is told to stop. */
  stopMs: number;
}

/** Generous for a bad phone line, and short enough that a crowd of silent connections is gone within 15 seconds. */
export const defaultLimits: ServerLimits = {
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  keepAliveMs: 5_000,
  stalledMs: 6_000,
  checkIntervalMs: 1_000,
  stopMs: 4_000,
};

const errorHeaders = { ...securityHeaders, 'Content-Type': 'text/plain; charset=utf-8' };

/** The server and the one thing that Node's own does not do well: stopping. */
export interface HttpServer {
  server: Server;
  /** Stops accepting, lets running responses finish and resolves when every connection is closed. */
  stop: () => Promise<void>;
}

/**
 * A Node server around the application, not yet listening. It limits slow clients, and puts the security headers on
 * those few responses too that are given before the application sees a request.
 */
export function createHttpServer(app: Hono, limits: ServerLimits = defaultLimits): HttpServer {
  const open = new Set<Socket>();
  const answering = new Set<Duplex>();
  let isStopping = false;

  const handleRequest = getRequestListener(app.fetch, {
    // The adapter could not build a URL: bad Host, backslash in the path, `OPTIONS *`.
    errorHandler: () => new Response(`${STATUS_CODES[400]}\n`, { status: 400, headers: errorHeaders }),
  });

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    answering.add(socket);
    // Node's first expiry may only find that something was sent since the start and begin again, hence "twice".
    socket.setTimeout(limits.stalledMs);
    response.once('close', () => {
      answering.delete(socket);
      if (isStopping) socket.destroySoon();
    });
    // Nobody reads the body of a GET, so the connection must not be kept waiting for it.
    if (isStopping || (isRead(request) && hasBody(request))) response.setHeader('Connection', 'close');
    void handleRequest(request, response);
  }

  function refuse(socket: Duplex, status: number, headers: Readonly<Record<string, string>> = {}): void {
    socket.on('error', () => socket.destroy());
    // In the middle of another response there is no place for this one.
    if (socket.writable && !answering.has(socket)) {
      socket.end(rawResponse(status, headers), () => socket.destroy());
    } else {
      socket.destroy();
    }
  }

  const server = createServer({
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
    // The adapter refuses a request without Host as well, and with our headers.
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
      // Not server.close(): that of HTTP also destroys connections whose response is written but not yet sent, which
      // cuts a large file short (seen with Node 26: 4 of 30 MB arrived).
      SocketServer.prototype.close.call(server, () => {
        clearTimeout(deadline);
        resolve();
      });
      // Browsers keep spare connections open on which nothing was asked yet; there is nothing to wait for.
      for (const socket of open) if (!answering.has(socket)) socket.destroy();
    });
  }

  return { server, stop };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
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
    default:
      return 400;
  }
}

/** A response by hand, for a connection on which Node gives no response object. */
function rawResponse(status: number, headers: Readonly<Record<string, string>>): string {
  const body = `${STATUS_CODES[status]}\n`;
  const fields = {
    ...errorHeaders,
    ...headers,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
