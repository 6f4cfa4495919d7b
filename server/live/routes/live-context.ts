import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** What the Node server adds to a request; missing without a socket, as in tests. */
export interface LiveBindings {
  incoming?: IncomingMessage;
}

/** Context of the routes that accept posts. */
export type LiveContext = Context<{ Bindings: LiveBindings }>;

/** Node's own request, to read it as a stream; undefined without a socket. */
export function incomingOf(context: Pick<LiveContext, 'env'>): IncomingMessage | undefined {
  // Hono's type says it is always there, but `app.request()` gives none.
  const bindings: LiveBindings | undefined = context.env;
  return bindings?.incoming;
}
