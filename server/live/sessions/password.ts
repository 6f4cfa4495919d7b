import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { filled, lineOf } from '#shared/contracts/text-schema.ts';
import { longest } from '#shared/text-limits.ts';
import { readSetting, type Database } from '#server/live/database.ts';

/**
 * The one password of the dashboard, where the company has no provider: argon2id in PHC string format,
 * `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane.
 */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const hashBytes = 32;

const settingName = 'passwordHash';

const derive = promisify(
  (parameters: Argon2Parameters, callback: (error: Error | null, key: Buffer) => void) =>
    argon2('argon2id', parameters, callback),
);

const hashOf = (password: string, salt: Buffer, costs: typeof cost | Record<keyof typeof cost, number>) =>
  // Different systems send the same characters in different Unicode forms.
  derive({ message: Buffer.from(password.normalize('NFKC')), nonce: salt, tagLength: hashBytes, ...costs });

export const typedPassword = filled(lineOf(longest.password));

/** Long enough that guessing within the limits of logins does not succeed. */
export const minPasswordLength = 12;

/**
 * The password in what was typed or piped: its first line.
 * @throws Error with the reason why nobody could log in with it, or why it is too weak
 */
export function passwordIn(input: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(input);
  } catch (error) {
    throw new Error('the password is not in UTF-8', { cause: error });
  }
  const [password = ''] = text.split(/\r?\n/, 1);
  if (password.length < minPasswordLength)
    throw new Error(`the password of the dashboard must have at least ${minPasswordLength} characters`);
  if (/\p{Cc}/u.test(password)) throw new Error('the password has a control character, such as a tab');
  const problem = v.safeParse(typedPassword, password).issues?.[0].message;
  if (problem === 'too-long') throw new Error('the password is too long: at most 1,000 characters');
  if (problem !== undefined) throw new Error('the password is only spaces');
  return password;
}

const inBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Sets the password, and ends all sessions that began with another one. */
export async function setPassword({ write }: Database, password: string): Promise<void> {
  const salt = randomBytes(saltBytes);
  const hash = await hashOf(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  const value = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${inBase64(salt)}$${inBase64(hash)}`;
  await write(async (db) => {
    await db
      .insertInto('settings')
      .values({ name: settingName, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
    await db.deleteFrom('sessions').execute();
  });
}

export const isPasswordSet = async (database: Database): Promise<boolean> =>
  (await readSetting(database, settingName)) !== null;

/** Removes the password, after which nobody can log in with one. */
export async function forgetPassword({ write }: Database): Promise<void> {
  await write((db) => db.deleteFrom('settings').where('name', '=', settingName).execute());
}

/** The format that `setPassword` writes; a damaged value matches no password. */
const encoded = /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d)\$([\w+/]{22})\$([\w+/]{43})$/;

/** Whether it is the password; when none is set, false after the same time, so that timing does not show it. */
export async function isPassword(database: Database, password: string): Promise<boolean> {
  const stored = encoded.exec((await readSetting(database, settingName)) ?? '');
  if (!stored) {
    await hashOf(password, randomBytes(saltBytes), cost);
    return false;
  }
  const [, memory, passes, parallelism, salt = '', hash = ''] = stored;
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return timingSafeEqual(
    await hashOf(password, Buffer.from(salt, 'base64'), costs),
    Buffer.from(hash, 'base64'),
  );
}
