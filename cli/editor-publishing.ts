import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { projectFolder } from '#build/project-paths.ts';
import { publishPath, tokenHeader, type PublishMessage } from '#build/editor/publish/publish-message.ts';

/*
 * `npm run publish` for the editor: a process of its own, which asks its questions by a channel instead of a terminal.
 * When the tab or the editor is closed, the channel ends, and with it a publication that waits for an answer; one that
 * was confirmed goes on.
 */

const token = randomUUID();
/** How long the last lines may take after the end of a publication. */
const outputMs = 1_000;
let running: { child: ChildProcess; ended: Promise<unknown> } | undefined;

const disconnect = () => {
  if (running?.child.connected === true) running.child.disconnect();
};

/** Publishes, and tells what happens. @returns when the process has ended */
async function publish(isBack: boolean, tell: (message: PublishMessage) => unknown): Promise<void> {
  const script = join(projectFolder, 'cli/publish.ts');
  const child = spawn(process.execPath, [script, ...(isBack ? ['--back'] : [])], {
    cwd: projectFolder,
    env: { ...process.env, DRAFTS: '', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Without a terminal, Git and uploads fail instead of waiting for a password; Ctrl+C does not reach them.
    detached: true,
    windowsHide: true,
  });
  const outputs = [child.stdout, child.stderr].filter((output) => output !== null);
  for (const input of outputs)
    createInterface({ input }).on('line', (text) => {
      console.log(text);
      tell({ kind: 'line', text });
    });
  const printed = Promise.all(outputs.map((output) => once(output, 'close')));
  // There is no event `close` after a disconnection; and what an upload leaves in the background keeps its outputs.
  const ended = once(child, 'exit').then(() => Promise.race([printed, setTimeout(outputMs)]));
  running = { child, ended };
  let hasResult = false;
  child.on('message', (message: PublishMessage) => {
    hasResult ||= message.kind === 'result';
    tell(message);
  });
  try {
    await ended;
  } finally {
    for (const output of outputs) output.destroy();
    running = undefined;
  }
  const { exitCode, signalCode } = child;
  const reason = `the process that publishes has ended (${signalCode ?? exitCode}). Look at the details, and try again`;
  if (!hasResult) await tell({ kind: 'result', result: { outcome: 'failed', reason } });
}

/** The addresses under `/edit/publish`, for requests of the editor's own pages. */
export const publishing = new Hono();
publishing.use(`${publishPath}/*`, async (context, next) => {
  if (context.req.method === 'GET' || context.req.header(tokenHeader) === token) return next();
  return context.text('this page is of an earlier start of the editor: reload it', 403);
});
publishing.get(publishPath, (context) => context.json({ token }));
publishing.post(publishPath, async (context) => {
  // One whose tab is closed ends soon, unless it was confirmed.
  if (running?.child.connected === false) await running.ended;
  if (running) return context.text('another tab is publishing', 409);
  return stream(context, async (answer) => {
    answer.onAbort(disconnect);
    await publish(context.req.query('back') !== undefined, (message) =>
      answer.writeln(JSON.stringify(message)),
    );
  });
});
publishing.post(`${publishPath}/answer`, async (context) => {
  if (running?.child.connected !== true) return context.body(null, 409);
  running.child.send(await context.req.text());
  return context.body(null, 204);
});

/** Ends a publication that waits for an answer, and waits for the end of one that does not. */
export async function endPublishing(): Promise<void> {
  disconnect();
  if (running) console.log('Waiting for the end of a publication.');
  await running?.ended;
}
