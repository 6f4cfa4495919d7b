import { connect } from 'node:net';

/**
 * Connects to a port of this machine and sends a text.
 * @param text one character per byte, sent unchanged
 */
export function openRaw(port: number, text: string) {
  const socket = connect(port, 'localhost', () => socket.write(text, 'latin1'));
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
  // A reset also closes the connection; each test checks what it received.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  /** All received data, one character per byte; resolves when either side has closed or reset it. */
  return { socket, received: () => received, closed };
}

/**
 * Sends a text and waits until the server closes the connection.
 * @returns what was received
 */
export async function exchangeRaw(port: number, text: string): Promise<string> {
  const connection = openRaw(port, text);
  await connection.closed;
  return connection.received();
}
