import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { AccessStore } from './store/access-store.ts';

/** The account of the dashboard. */
export const adminAccount = 'admin';
/** Long enough that guessing at five tries in 15 minutes leads nowhere, and short enough for a sentence. */
export const minPasswordLength = 12;

/** Asks for a password twice on the terminal, without showing it. */
async function askForPassword(): Promise<string> {
  // Written instead of what is typed: nothing.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    process.stdout.write(`A password for the dashboard, at least ${minPasswordLength} characters: `);
    const password = await terminal.question('');
    process.stdout.write('\nOnce more: ');
    const repeated = await terminal.question('');
    process.stdout.write('\n');
    if (password !== repeated) throw new Error('the two passwords differ; nothing was changed');
    return password;
  } finally {
    terminal.close();
  }
}

/**
 * Sees to it that the dashboard has an account: on the first start with the password of the environment, else with one asked for on the
 * terminal. There is no built-in password.
 * @param isNew sets a new password although there is one; all sessions end
 * @returns whether a password was set
 * @throws Error when there is none to be had, or it is too short
 */
export async function ensureAdminAccount(
  store: Pick<AccessStore, 'passwordHash' | 'setPasswordHash'>,
  {
    password,
    hash,
    isNew = false,
  }: { password: string | null; hash: (password: string) => Promise<string>; isNew?: boolean },
): Promise<boolean> {
  if (!isNew && (await store.passwordHash(adminAccount)) !== null) return false;
  if (password === null && !process.stdin.isTTY)
    throw new Error(
      'the dashboard has no password yet: set ADMIN_PASSWORD for the first start, or start in a terminal, which asks for one',
    );
  const chosen = password ?? (await askForPassword());
  if (chosen.length < minPasswordLength)
    throw new Error(`the password of the dashboard must have at least ${minPasswordLength} characters`);
  await store.setPasswordHash(adminAccount, await hash(chosen));
  return true;
}
