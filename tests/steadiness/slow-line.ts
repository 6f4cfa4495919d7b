import { testSite as site } from '#content/test-support/test-site.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createApp } from '#server/site/app.ts';
import { followBuild } from '#server/site/static-files.ts';
import { listenOnFreePort } from '#server/test-support/free-port.ts';
import { distFolder } from '#build/project-paths.ts';

/** Kinds of files, named as in the `Sec-Fetch-Dest` header. A drawing is always an image. */
export type Part = 'document' | 'style' | 'font' | 'script' | 'image';

const parts: readonly Part[] = ['document', 'style', 'font', 'script', 'image'];

/** What happens to a response. */
export interface Trouble {
  /** Delay in milliseconds. */
  delayMs?: number;
  /** Also waits for this. */
  until?: () => Promise<unknown>;
  /**
   * Sends the body in this many equal pieces, and the part after `<main` in as many again, because layout
   * shifts depend on where the cuts are. Waits `gapMs` and for painting between two pieces.
   */
  pieces?: { count: number; gapMs: number; untilDrawn: () => Promise<unknown> };
  /** The connection breaks after half of the body. */
  isBroken?: boolean;
  /** Waits until the browser has read that half: when the rest fails, it discards what it has not read. */
  untilRead?: (path: string) => Promise<unknown>;
  /** The file does not exist. */
  isMissing?: boolean;
}

/** The built site behind a bad connection. */
export interface SlowLine {
  /** Without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

function partOf({ headers, url }: IncomingMessage): Part | undefined {
  return url?.endsWith('.svg') ? 'image' : parts.find((part) => part === headers['sec-fetch-dest']);
}

/** Longest wait for a page, which paints nothing while it waits for style sheets. */
const mostMs = 500;

/** Approximate size of the first view; content after it cannot move it. */
const firstViewBytes = 12 * 1024;

/** Positions to cut a body, in bytes; the last one is its end. */
function cutsOf(body: Buffer, count: number): number[] {
  const even = (start: number, length: number) =>
    Array.from({ length: count }, (_, index) => Math.round(start + (length * (index + 1)) / count));
  const cuts = [...even(0, body.length), ...even(body.indexOf('<main'), firstViewBytes)];
  return [...new Set(cuts)].filter((cut) => cut <= body.length).toSorted((one, other) => one - other);
}

async function passOn(path: string, response: ServerResponse, body: Buffer, trouble: Trouble): Promise<void> {
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
  await trouble.untilRead?.(path);
  response.destroy();
}

/**
 * Serves the built site like the production server, uncompressed and without caching, over a bad connection.
 * @param troubles by kind of file; other files arrive at once. Read at each request
 */
export async function slowLine(troubles: Partial<Record<Part, Trouble>>): Promise<SlowLine> {
  const app = createApp(followBuild(distFolder(site), 'simulated', () => site));
  const server = createServer((request, response) => {
    const answer = async () => {
      const { url = '/' } = request;
      const part = partOf(request);
      const trouble = (part && troubles[part]) ?? {};
      const found = await app.request(trouble.isMissing ? '/no/such/file.svg' : url);
      const body = Buffer.from(await found.arrayBuffer());
      await Promise.all([wait(trouble.delayMs ?? 0), trouble.until?.()]);
      const headers = Object.fromEntries(found.headers);
      response.writeHead(found.status, {
        ...headers,
        'content-length': body.length,
        'cache-control': 'no-store',
      });
      await passOn(url, response, body, trouble);
    };
    // A page that was left closes its connections.
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
