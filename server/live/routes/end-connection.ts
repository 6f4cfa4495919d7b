import { incomingOf, type LiveContext } from './live-context.ts';

/** How long a sender who is still sending has for reading the answer. */
const lingerMs = 500;

/**
 * Reads no further byte of a request that is refused in the middle of its body, and lets the connection end with the answer. Only our half of it
 * is closed at first: closing all of it while the other side is sending resets it, and the reset overtakes the answer.
 */
export function endConnection(context: LiveContext): void {
  context.header('Connection', 'close');
  const socket = incomingOf(context)?.socket;
  if (!socket) return;
  socket.pause();
  // Node and its adapter would read the rest of the body once the answer is given.
  socket.on('resume', () => socket.pause());
  // What Node calls after the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
