import { Hono } from 'hono';
import type { LiveParts } from '../parts.ts';
import type { Sessions } from '../security/sessions.ts';
import { startUnreferencedTimer, type StartTimer } from '../start-timer.ts';
import { arrivalItem } from './admin-items.ts';
import type { AdminEnvironment } from './require-session.ts';

/** Shorter than a silent connection is kept (`stalledMs` in server/http-server.ts, and proxies). */
const heartbeatMs = 4_000;
/** How long a browser waits before it connects again. */
const reconnectMs = 3_000;
/** What may wait for a client that does not read; then it is cut off, comes back and asks for the lists anew. */
const waitingMaxBytes = 256 * 1024;

/**
 * What comes in while a dashboard is open, as server-sent events named `application`, `enquiry` and `subscriber`, each with the new item. The stream
 * ends with its session, which it does not prolong.
 * @param startTimer how time passes, for tests
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
            // A store that is away for a moment is no reason to end.
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
      // nginx would gather the events otherwise.
      'X-Accel-Buffering': 'no',
    };
    // Nobody would end a stream that is left out.
    if (context.req.method === 'HEAD') return context.body(null, 200, headers);
    return context.body(eventStream(context.get('sessionToken')), 200, headers);
  });

  return app;
}
