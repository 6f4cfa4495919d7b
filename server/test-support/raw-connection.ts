import { connect, type Socket } from 'node:net';

/** A connection that sends what no HTTP client would, for the tests of this folder and `npm run attack`. */
export interface RawConnection {
  socket: Socket;
  /** Everything that came back so far, a character per byte. */
  received: () => string;
  /** Resolves once either side has ended it; a reset counts. */
  closed: Promise<void>;
}

/**
 * Connects to a port of this machine and sends a text.
 *
 * @param text a character per byte, sent as it is
 */
export function openRaw(port: number, text: string): RawConnection {
  const socket = connect(port, 'localhost', () => socket.write(text, 'latin1'));
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
  // A reset is one way of being closed; what was received is checked by each test.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, received: () => received, closed };
}

/** Sends a text and waits until the server has closed the connection: what came back. */
export async function exchangeRaw(port: number, text: string): Promise<string> {
  const connection = openRaw(port, text);
  await connection.closed;
  return connection.received();
}
