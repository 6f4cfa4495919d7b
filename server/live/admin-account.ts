import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { AccessStore } from './store/access-store.ts';

/** Name of the dashboard's account. */
export const adminAccount = 'admin';
/** Long enough that guessing at a hundred tries in four hours (login-throttle.ts) does not succeed. */
export const minPasswordLength = 12;

/** Asks twice for a password on the terminal, without showing it. */
async function askForPassword(): Promise<string> {
  // Discards the echo of what is typed.
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
 * Makes sure that the dashboard has an account. On the first start the password comes from the environment,
 * else from the terminal; there is no default password.
 * @param isNew sets a new password although there is one; all sessions end
 * @returns whether a password was set
 * @throws Error when no password was given, or it is too short
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
