import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** What the Node server puts beside a request; absent where there is no socket, as in tests. */
export interface LiveBindings {
  incoming?: IncomingMessage;
}

/** The context of the routes that take something in. */
export type LiveContext = Context<{ Bindings: LiveBindings }>;

/** The request as Node has it, for reading it as a stream; undefined without a socket. */
export function incomingOf(context: LiveContext): IncomingMessage | undefined {
  // Hono types the bindings as always there, but `app.request()` gives none.
  const bindings: LiveBindings | undefined = context.env;
  return bindings?.incoming;
}
