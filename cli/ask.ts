import { createInterface } from 'node:readline/promises';

/** Whether a person can answer: cron, CI and pipes cannot. */
export const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Asks the person at the terminal. @throws Error when they end the input instead */
export async function ask(question: string): Promise<string> {
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
