import { incomingOf, type LiveContext } from './live-context.ts';

/** Time for a client that is still sending to read the answer. */
const lingerMs = 500;

/**
 * Stops reading a refused request and closes the connection after the answer. Only our half is closed at
 * first: closing all of it while the client is sending resets the connection, and the client would not get
 * the answer.
 */
export function endConnection(context: LiveContext): void {
  context.header('Connection', 'close');
  const socket = incomingOf(context)?.socket;
  if (!socket) return;
  socket.pause();
  // After the answer, Node and its adapter would read the rest of the body.
  socket.on('resume', () => socket.pause());
  // Node calls this after the last answer of a connection.
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
