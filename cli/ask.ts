import { setImmediate } from 'node:timers/promises';
import { createInterface } from 'node:readline/promises';
import type { PublishMessage, PublishQuestion } from '#build/editor/publish/publish-message.ts';

/** Whether a person is at the terminal: cron, CI and pipes have none. */
export const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** The editor starts a publication with a channel (cli/editor-publishing.ts). */
const isOfEditor = () => process.send !== undefined;

/** Whether a person can answer, at the terminal or in the editor. */
export const canAsk = (): boolean => isOfEditor() || isTerminal();

/** Tells the editor something, if it started this process and its tab is still open. */
export function tellEditor(message: PublishMessage): void {
  // The tab may be closed meanwhile.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** @throws Error when the tab or the editor is closed before there is an answer */
async function askInEditor(question: PublishQuestion): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const end = () => reject(new Error('the window was closed before there was an answer'));
  process.once('message', (answer) => (typeof answer === 'string' ? resolve(answer) : end()));
  process.once('disconnect', end);
  if (process.connected) tellEditor({ kind: 'question', question });
  else end();
  try {
    return await promise;
  } finally {
    // A listener would keep the process running.
    process.removeAllListeners('message').off('disconnect', end);
  }
}

/** Drops what was typed before a question, for instance while the site was built. */
async function dropTyped(): Promise<void> {
  // Otherwise the terminal keeps a line that has no end yet.
  process.stdin.setRawMode(true);
  process.stdin.resume();
  // In the first turn of the event loop, Node begins to read; after the second, it has read all.
  await setImmediate();
  await setImmediate();
  process.stdin.pause();
  process.stdin.setRawMode(false);
}

/**
 * Asks the person at the terminal or in the editor.
 * @param text for the terminal
 * @param question the same for the editor, which has words of its own
 * @throws Error when they end the input instead
 */
export async function ask(text: string, question: PublishQuestion): Promise<string> {
  if (isOfEditor()) return (await askInEditor(question)).trim();
  await dropTyped();
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new Error('no answer')));
  });
  try {
    return (await Promise.race([terminal.question(text), closed])).trim();
  } finally {
    terminal.close();
  }
}

/** Yes in English, German, Spanish and French. */
export const isYes = (answer: string): boolean => /^(?:y|yes|j|ja|s|si|sí|o|oui)$/i.test(answer.normalize());
