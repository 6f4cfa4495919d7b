import { Hono } from 'hono';
import type { LiveParts } from '../parts.ts';
import type { Sessions } from '../security/sessions.ts';
import { startUnreferencedTimer, type StartTimer } from '../start-timer.ts';
import { arrivalItem } from './admin-items.ts';
import type { AdminEnvironment } from './require-session.ts';

/** Shorter than proxies and our server (`stalledMs` in server/http-server.ts) keep silent connections. */
const heartbeatMs = 4_000;
/** How long a browser waits before it reconnects. */
const reconnectMs = 3_000;
/** Limit of unsent data for a client that does not read. It is then disconnected and reloads its lists. */
const waitingMaxBytes = 256 * 1024;

/**
 * Server-sent events for open dashboards: `application`, `enquiry` and `subscriber`, each with the new item.
 * The stream ends with its session and does not prolong it.
 * @param startTimer replaced in tests, so that they do not wait
 */
export function adminEventRoutes(
  { arrivals }: Pick<LiveParts, 'arrivals'>,
  sessions: Sessions,
  startTimer: StartTimer = startUnreferencedTimer,
): Hono<AdminEnvironment> {
  const app = new Hono<AdminEnvironment>();

  function eventStream(sessionToken: string): ReadableStream<Uint8Array> {
    const encoder = new TextEncoder();
    let end = () => {};
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          let stopTimer = () => {};
          const unsubscribe = arrivals.subscribe((arrival) =>
            send(`event: ${arrival.kind}\ndata: ${JSON.stringify(arrivalItem(arrival))}\n\n`),
          );
          let isOpen = true;

          function close(): void {
            end();
            controller.close();
          }
          function send(text: string): void {
            if (!isOpen) return;
            if ((controller.desiredSize ?? 0) <= 0) close();
            else controller.enqueue(encoder.encode(text));
          }
          async function beat(): Promise<void> {
            // A short failure of the store must not end the stream.
            const isAlive = await sessions.isAlive(sessionToken).catch(() => true);
            if (!isOpen) return;
            if (isAlive) send(': still here\n\n');
            else close();
            if (isOpen) stopTimer = startTimer(() => void beat(), heartbeatMs);
          }

          end = () => {
            isOpen = false;
            unsubscribe();
            stopTimer();
          };
          send(`retry: ${reconnectMs}\n\n`);
          stopTimer = startTimer(() => void beat(), heartbeatMs);
        },
        cancel() {
          end();
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: waitingMaxBytes }),
    );
  }

  app.get('/admin/events', (context) => {
    const headers = {
      'Content-Type': 'text/event-stream',
      // Without this header nginx would buffer the events.
      'X-Accel-Buffering': 'no',
    };
    // HEAD has no body, so no stream is opened that nobody would close.
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    return context.body(eventStream(context.get('sessionToken')), 200, headers);
  });

  return app;
}
