import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startLiveServer } from '../support/live-server.ts';

/**
 * `node tests/stress/withheld-uploads.ts [uploads]`: 300 uploads of 5 MB, each from an address of its own, of which
 * the last bytes never come. The server must hold no more of them than its ceiling, answer the others 503 with
 * Retry-After, and go on answering visitors.
 */
const uploads = Number(process.argv[2] ?? 300);
const bodyBytes = 5 * 1024 * 1024;
const sentBytes = bodyBytes - 10_000;
/** The ceiling of 128 MiB, the process itself, and what the garbage collector has not taken yet. */
const mostMiB = 700;

const dataFolder = mkdtempSync(join(tmpdir(), 'withheld-'));
const server = await startLiveServer({ DATA_FOLDER: dataFolder });
const memoryMiB = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const answers = new Map<string, number>();
function withhold(number: number): Socket {
  const head = [
    'POST /api/applications HTTP/1.1',
    'Host: localhost',
    'Accept: application/json',
    'Sec-Fetch-Site: same-origin',
    `X-Forwarded-For: 10.1.${number >> 8}.${number & 255}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${bodyBytes}`,
  ].join('\r\n');
  const part = '--x\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n';
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => {});
  socket.once('data', (chunk: Buffer) => {
    const text = chunk.toString('latin1');
    const what = `${text.split(' ')[1]} with Retry-After ${/retry-after: (\d+)/i.exec(text)?.[1] ?? 'missing'}`;
    answers.set(what, (answers.get(what) ?? 0) + 1);
  });
  socket.write(`${head}\r\n\r\n${part}`);
  socket.write(Buffer.alloc(sentBytes, 'a'));
  return socket;
}

try {
  const before = memoryMiB();
  const sockets = Array.from({ length: uploads }, (_, number) => withhold(number));
  let most = 0;
  const othersMs: number[] = [];
  let othersRefused = 0;
  const until = performance.now() + 15_000;
  while (performance.now() < until) {
    const from = performance.now();
    const { status } = await fetch(`http://localhost:${server.port}/healthz`);
    othersMs.push(performance.now() - from);
    if (status !== 200) othersRefused += 1;
    most = Math.max(most, memoryMiB());
    await wait(100);
  }
  for (const socket of sockets) socket.destroy();
  othersMs.sort((one, other) => one - other);
  const refused = [...answers].map(([what, count]) => `${what}: ${count}`).join(', ');
  console.log(
    [
      `${uploads} withheld uploads: ${refused || 'none refused'}.`,
      `Memory ${before.toFixed(0)} MiB before, ${most.toFixed(0)} MiB at most.`,
      `${othersMs.length} visitors meanwhile: ${othersRefused} refused, median ${othersMs[Math.floor(othersMs.length / 2)]?.toFixed(0)} ms, slowest ${othersMs.at(-1)?.toFixed(0)} ms.`,
    ].join('\n'),
  );
  const isWell =
    [...answers.keys()].every((what) => /^503 with Retry-After \d+$/.test(what)) &&
    answers.size > 0 &&
    othersRefused === 0 &&
    most <= mostMiB;
  if (!isWell) process.exitCode = 1;
} finally {
  await server.kill('SIGKILL');
  rmSync(dataFolder, { recursive: true, force: true });
}
