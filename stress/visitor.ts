import { once } from 'node:events';
import { connect } from 'node:http2';
import { Agent, request } from 'node:https';
import { Readable } from 'node:stream';
import type { Answer } from '../test-support/live-server.ts';
import { siteName, type Nginx } from '../test-support/nginx-in-front.ts';

/** A visitor's request. */
interface Question {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  /** Complete, or in parts. */
  body?: string | Uint8Array | Iterable<Uint8Array>;
}

/** A visitor over https, with an address of this machine's loopback network. */
export interface Visitor {
  /** @returns the answer, and how many bytes of a body in parts were sent before it */
  ask: (path: string, question?: Question) => Promise<Answer & { bytes: Buffer; sentBytes: number }>;
  leave: () => void;
}

type Front = Pick<Nginx, 'httpsPort' | 'certificate'>;

/**
 * A visitor with one kept connection.
 * @param address such as 127.0.0.7; on Linux the whole network is this machine's
 */
export function createVisitor({ httpsPort, certificate }: Front, address: string): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ca: certificate, servername: siteName });
  return {
    leave: () => agent.destroy(),
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        let sentBytes = 0;
        let isAnswered = false;
        const sent = request(
          {
            host: '127.0.0.1',
            port: httpsPort,
            localAddress: address,
            agent,
            path,
            method,
            headers: {
              Host: siteName,
              Accept: 'application/json',
              'Sec-Fetch-Site': 'same-origin',
              ...(typeof body === 'string' || body instanceof Uint8Array
                ? { 'Content-Length': String(Buffer.byteLength(body)) }
                : {}),
              ...headers,
            },
          },
          (response) => {
            isAnswered = true;
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () => {
              const bytes = Buffer.concat(chunks);
              const { statusCode: status = 0, headers: answered } = response;
              resolve({ status, headers: answered, body: bytes.toString(), bytes, sentBytes });
            });
            response.on('error', reject);
          },
        );
        // After its answer, the server may close the connection.
        sent.on('error', (error) => isAnswered || reject(error));
        function* counted(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
          for (const piece of pieces) {
            if (isAnswered) return;
            sentBytes += piece.length;
            yield piece;
          }
        }
        if (body === undefined || typeof body === 'string' || body instanceof Uint8Array) sent.end(body);
        else Readable.from(counted(body)).pipe(sent);
      }),
  };
}

/** An open dashboard, over HTTP/2 like browsers. */
export interface Dashboard {
  status: number;
  /** Resolves with the time (`performance.now()`) at which a text arrived; rejects when it does not. */
  hears: (text: string, withinMs: number) => Promise<number>;
  close: () => void;
}

/** Opens the stream of new records. */
export async function openDashboard({ httpsPort, certificate }: Front, cookie: string): Promise<Dashboard> {
  const session = connect(`https://127.0.0.1:${httpsPort}`, { ca: certificate, servername: siteName });
  session.on('error', () => {});
  const stream = session.request({
    ':authority': siteName,
    ':path': '/api/admin/events',
    accept: 'text/event-stream',
    cookie,
  });
  stream.on('error', () => {});
  const pieces: { at: number; text: string }[] = [];
  stream.setEncoding('utf8');
  stream.on('data', (text: string) => pieces.push({ at: performance.now(), text }));
  const [headers]: { ':status'?: number }[] = await once(stream, 'response');
  return {
    status: headers?.[':status'] ?? 0,
    async hears(text, withinMs) {
      const signal = AbortSignal.timeout(withinMs);
      for (;;) {
        const piece = pieces.find((one) => one.text.includes(text));
        if (piece) return piece.at;
        await once(stream, 'data', { signal });
      }
    },
    close: () => session.destroy(),
  };
}
