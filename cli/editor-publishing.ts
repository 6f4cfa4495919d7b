import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { projectFolder } from '#build/project-paths.ts';
import { labelLanguageOf, type LabelLanguage } from '#build/editor/labels.ts';
import { ownSentenceIn } from '#build/editor/sentences/translate.ts';
import {
  publishPath,
  tokenHeader,
  type PublishMessage,
  type PublishQuestion,
  type PublishResult,
} from '#build/editor/publish/publish-message.ts';
import { isYes } from './ask.ts';
import { inTurn } from './in-turn.ts';

/*
 * `npm run publish` for the editor: a process of its own, which asks its questions by a channel instead of a terminal.
 * When the tab or the editor is closed, a publication ends unless it was confirmed; that goes on, but can be stopped.
 */

const token = randomUUID();
/** How long the last lines may take after the end of a publication. */
const outputMs = 1_000;
/** How long a stopped publication has to end its programs and to undo its commit. */
const stopMs = 10_000;

interface Publication {
  child: ChildProcess;
  ended: Promise<unknown>;
  /** What it has asked last. */
  asked?: PublishQuestion['about'];
  isConfirmed: boolean;
  isStopped: boolean;
}
let running: Publication | undefined;

/** Ends a process and those that it has started, such as a Git that waits for a server. */
function endGroup({ pid, exitCode, signalCode }: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
  else process.kill(-pid, signal);
}

async function stop(): Promise<void> {
  if (!running) return;
  const { child, ended } = running;
  running.isStopped = true;
  // So that it asks nothing more.
  if (child.connected) child.disconnect();
  endGroup(child, 'SIGTERM');
  const timer = setTimeout(() => endGroup(child, 'SIGKILL'), stopMs);
  await ended;
  clearTimeout(timer);
}

/** For a closed tab, and an editor that is stopped. */
const stopUnlessConfirmed = async () => {
  if (running?.isConfirmed === false) await stop();
};

/** Publishes, and tells what happens. @returns the result, where the process has ended without one */
async function publish(
  isBack: boolean,
  tell: (message: PublishMessage) => void,
): Promise<PublishResult | undefined> {
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
  const ended = once(child, 'exit').then(() => Promise.race([printed, pause(outputMs)]));
  const publication: Publication = { child, ended, isConfirmed: isBack, isStopped: false };
  running = publication;
  let hasResult = false;
  child.on('message', (message: PublishMessage) => {
    hasResult ||= message.kind === 'result';
    if (message.kind === 'question') publication.asked = message.question.about;
    tell(message);
  });
  try {
    await ended;
  } finally {
    for (const output of outputs) output.destroy();
    running = undefined;
  }
  if (hasResult) return undefined;
  if (publication.isStopped) return { outcome: 'stopped' };
  const { exitCode, signalCode } = child;
  const reason = `the process that publishes has ended (${signalCode ?? exitCode}). Look at the details, and try again`;
  return { outcome: 'failed', reason };
}

/** A message with the reason of a failure in the language of the editor. */
function inLanguage(message: PublishMessage, language: LabelLanguage): PublishMessage {
  if (message.kind !== 'result' || message.result.outcome !== 'failed') return message;
  return {
    ...message,
    result: { ...message.result, reason: ownSentenceIn(language, message.result.reason) },
  };
}

/** The addresses under `/edit/publish`, for requests of the editor's own pages. */
export const publishing = new Hono();
publishing.use(`${publishPath}/*`, async (context, next) => {
  if (context.req.method === 'GET' || context.req.header(tokenHeader) === token) return next();
  return context.text('this page is of an earlier start of the editor: reload it', 403);
});
publishing.get(publishPath, (context) => context.json({ token }));
publishing.post(publishPath, async (context) => {
  if (running?.isStopped === true) await running.ended;
  if (running) return context.text('another tab is publishing', 409);
  const language = labelLanguageOf([context.req.header('Accept-Language') ?? '']);
  return stream(context, async (answer) => {
    answer.onAbort(() => void stopUnlessConfirmed());
    const tell = (message: PublishMessage) => answer.writeln(JSON.stringify(inLanguage(message, language)));
    const missing = await inTurn(async () => {
      // Closed while pictures were made.
      if (answer.aborted) return undefined;
      return publish(context.req.query('back') !== undefined, (message) => void tell(message));
    });
    // A tab that does not read must not keep the turn.
    if (missing) await tell({ kind: 'result', result: missing });
  });
});
publishing.post(`${publishPath}/answer`, async (context) => {
  if (running?.child.connected !== true) return context.body(null, 409);
  const answer = await context.req.text();
  running.isConfirmed = running.asked !== 'name' && running.asked !== 'email' && isYes(answer);
  running.child.send(answer);
  return context.body(null, 204);
});
publishing.post(`${publishPath}/stop`, async (context) => {
  await stop();
  return context.body(null, 204);
});

/** Ends a publication that is not confirmed, and waits for the end of one that is. */
export async function endPublishing(): Promise<void> {
  await stopUnlessConfirmed();
  if (running) console.log('Waiting for the end of a publication.');
  await running?.ended;
}
