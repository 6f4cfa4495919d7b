import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from '../../server/app.ts';
import { listenOnFreePort } from '../../server/free-port.ts';
import { distFolder } from '../../build/project-paths.ts';

/** What is asked for, in the words of the `Sec-Fetch-Dest` header. A drawing is an image wherever it is used. */
export type Part = 'document' | 'style' | 'font' | 'script' | 'image';

const parts: readonly Part[] = ['document', 'style', 'font', 'script', 'image'];

/** What happens to a response on its way. */
export interface Trouble {
  /** How long nothing comes, in milliseconds. */
  delayMs?: number;
  /** Nothing comes before this is settled either. */
  until?: () => Promise<unknown>;
  /**
   * The body comes in as many pieces of one size, and what follows `<main` is cut into as many again, because it depends on where
   * a cut falls whether something jumps. So many milliseconds lie between two, and none comes before the last was drawn.
   */
  pieces?: { count: number; gapMs: number; untilDrawn: () => Promise<unknown> };
  /** The connection breaks off when half of the body was sent and there was time to read it. */
  isBroken?: boolean;
  /** The file is not there. */
  isMissing?: boolean;
}

/** The built site at the end of a bad line. */
export interface SlowLine {
  /** Without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

function partOf({ headers, url }: IncomingMessage): Part | undefined {
  return url?.endsWith('.svg') ? 'image' : parts.find((part) => part === headers['sec-fetch-dest']);
}

/** A page draws nothing while it waits for its style sheets, and is not asked in vain for long. */
const mostMs = 500;

/** How much of the document the first view is, about: what stands below it cannot move it. */
const firstViewBytes = 12 * 1024;

/** Where a body is cut, in bytes from its start; the last cut is its end. */
function cutsOf(body: Buffer, count: number): number[] {
  const even = (start: number, length: number) =>
    Array.from({ length: count }, (_, index) => Math.round(start + (length * (index + 1)) / count));
  const cuts = [...even(0, body.length), ...even(body.indexOf('<main'), firstViewBytes)];
  return [...new Set(cuts)].filter((cut) => cut <= body.length).toSorted((one, other) => one - other);
}

async function passOn(response: ServerResponse, body: Buffer, trouble: Trouble): Promise<void> {
  const end = trouble.isBroken ? Math.floor(body.length / 2) : body.length;
  response.socket?.setNoDelay();
  let start = 0;
  for (const cut of trouble.pieces ? cutsOf(body, trouble.pieces.count) : [end]) {
    if (start > 0 && trouble.pieces) {
      await wait(trouble.pieces.gapMs);
      await Promise.race([trouble.pieces.untilDrawn(), wait(mostMs)]);
    }
    const piece = body.subarray(start, cut);
    await new Promise((resolve) => response.write(piece, resolve));
    start = cut;
  }
  if (!trouble.isBroken) return void response.end();
  await wait(mostMs);
  response.destroy();
}

/**
 * Serves the built site on a free port as the production server answers, uncompressed, the way a bad line hands it on. Nothing is
 * kept in a cache: each visit is the first.
 * @param troubles what happens to which part of a page; the rest comes at once. It is read at each request
 */
export async function slowLine(troubles: Partial<Record<Part, Trouble>>): Promise<SlowLine> {
  const app = createApp({ distFolder });
  const server = createServer((request, response) => {
    const answer = async () => {
      const part = partOf(request);
      const trouble = (part && troubles[part]) ?? {};
      const found = await app.request(trouble.isMissing ? '/no/such/file.svg' : (request.url ?? '/'));
      const body = Buffer.from(await found.arrayBuffer());
      await Promise.all([wait(trouble.delayMs ?? 0), trouble.until?.()]);
      const headers = Object.fromEntries(found.headers);
      response.writeHead(found.status, {
        ...headers,
        'content-length': body.length,
        'cache-control': 'no-store',
      });
      await passOn(response, body, trouble);
    };
    // A page that is left hangs up in the middle.
    answer().catch(() => response.destroy());
  });
  const port = await listenOnFreePort(server, 'localhost');
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
