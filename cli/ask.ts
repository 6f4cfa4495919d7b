import { setImmediate } from 'node:timers/promises';
import { createInterface } from 'node:readline/promises';

/** Whether a person can answer: cron, CI and pipes cannot. */
export const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

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

/** Asks the person at the terminal. @throws Error when they end the input instead */
export async function ask(question: string): Promise<string> {
  await dropTyped();
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new Error('no answer')));
  });
  try {
    return (await Promise.race([terminal.question(question), closed])).trim();
  } finally {
    terminal.close();
  }
}

/** Yes in English, German, Spanish and French. */
export const isYes = (answer: string): boolean => /^(?:y|yes|j|ja|s|si|sí|o|oui)$/i.test(answer.normalize());
