import { setTimeout } from 'node:timers/promises';
import { openRaw } from './raw-connection.ts';

/** Kinds of slow clients; each holds its connection as long as it can. */
const kinds = {
  silence: '',
  'half a head, a letter now and then': 'GET / HTTP/1.1\r\nHost: local',
  'an announced body that never comes': 'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n',
  'half a body': 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabc',
  'an answered request and no other': 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
} as const;

const texts = Object.values(kinds);
const tricklingKind = Object.keys(kinds).indexOf('half a head, a letter now and then');

/** What happened to many slow clients; times in milliseconds. */
export interface CrowdReport {
  /** Connections closed with 408, Request Timeout. */
  timedOut: number;
  /** Connections still open at the deadline. */
  leftOpen: number;
  /** From the first connection until the last one was closed. */
  allClosedMs: number;
  /** Duration of each request of normal visitors, sorted, and the number that did not get 200. */
  othersMs: readonly number[];
  othersRefused: number;
}

/**
 * Opens slow connections of every kind to a server on this machine and meanwhile requests a page again and
 * again.
 * @param options.connections how many slow clients at once
 * @param options.tricklePauseMs between two bytes of a slow client
 * @param options.visitPauseMs between two page requests
 * @param options.deadlineMs connections still open then count as left open
 */
export async function meetSlowCrowd(
  port: number,
  options: { connections: number; tricklePauseMs: number; visitPauseMs: number; deadlineMs: number },
): Promise<CrowdReport> {
  const startedAt = performance.now();
  const crowd = Array.from({ length: options.connections }, (_, index) =>
    openRaw(port, texts[index % texts.length] ?? ''),
  );
  const trickle = setInterval(() => {
    for (const [index, { socket }] of crowd.entries()) {
      if (index % texts.length === tricklingKind && socket.writable) socket.write('x');
    }
  }, options.tricklePauseMs);

  const open = new Set(crowd);
  const closing = Promise.all(
    crowd.map((connection) => connection.closed.then(() => open.delete(connection))),
  );
  const deadline = AbortSignal.timeout(options.deadlineMs);
  const othersMs: number[] = [];
  let othersRefused = 0;
  while (open.size > 0 && !deadline.aborted) {
    const askedAt = performance.now();
    const response = await fetch(`http://localhost:${port}/`);
    await response.arrayBuffer();
    othersMs.push(performance.now() - askedAt);
    if (response.status !== 200) othersRefused += 1;
    await Promise.race([closing, setTimeout(options.visitPauseMs)]);
  }
  const allClosedMs = performance.now() - startedAt;
  const leftOpen = open.size;
  clearInterval(trickle);
  for (const { socket } of crowd) socket.destroy();
  return {
    timedOut: crowd.filter(({ received }) => received().startsWith('HTTP/1.1 408 ')).length,
    leftOpen,
    allClosedMs,
    othersMs: othersMs.toSorted((a, b) => a - b),
    othersRefused,
  };
}
