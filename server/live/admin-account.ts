import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { minPasswordLength } from '../../shared/contracts/password-length.ts';
import type { AccessStore } from './store/access-store.ts';
import { emailKeyOf } from './store/search-text.ts';
import type { StoredUser, UserStore } from './store/user-store.ts';

/** Id of the first owner; fixed, so that several processes that start at once make one. */
export const firstOwnerId = 'admin';
/** Until the first owner gives a name. */
export const firstOwnerName = 'admin';

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

async function choosePassword(given: string | null): Promise<string> {
  if (given === null && !process.stdin.isTTY)
    throw new Error(
      'the dashboard has no password yet: set ADMIN_PASSWORD for the first start, or start in a terminal, which asks for one',
    );
  const chosen = given ?? (await askForPassword());
  if (chosen.length < minPasswordLength)
    throw new Error(`the password of the dashboard must have at least ${minPasswordLength} characters`);
  return chosen;
}

type Users = Pick<UserStore, 'users' | 'addUser'>;

interface Chosen {
  /** From the environment; null asks on the terminal. */
  password: string | null;
  hash: (password: string) => Promise<string>;
  now: () => Date;
}

/**
 * Makes sure that the dashboard has an owner. On the first start the password comes from the environment, else
 * from the terminal; there is no default password.
 * @returns whether the owner was made
 * @throws Error when no password was given, or it is too short
 */
export async function ensureOwner(store: Users, { password, hash, now }: Chosen): Promise<boolean> {
  if ((await store.users()).some(isOwner)) return false;
  const at = now().toISOString();
  const owner: StoredUser = {
    id: firstOwnerId,
    email: '',
    name: firstOwnerName,
    language: '',
    role: 'owner',
    loginRule: 'password',
    createdAt: at,
    joinedAt: at,
  };
  return store.addUser(owner, await hash(await choosePassword(password)));
}

/**
 * The way back for somebody who cannot log in: a new password, which is then enough. All sessions of the user end.
 * @param email of the user; null for the owner who has been here longest
 * @throws Error when there is no such user, no password was given, or it is too short
 */
export async function renewPassword(
  store: Users & Pick<UserStore, 'changeUser'> & Pick<AccessStore, 'setPasswordHash'>,
  { password, hash, now, email }: Chosen & { email: string | null },
): Promise<StoredUser> {
  if (email === null && (await ensureOwner(store, { password, hash, now }))) return userToRescue(store, null);
  const user = await userToRescue(store, email);
  await store.setPasswordHash(user.id, await hash(await choosePassword(password)));
  await store.changeUser(user.id, { loginRule: 'password' });
  return user;
}

/**
 * The user whom a command of the operator is for.
 * @param email of the user; null for the owner who has been here longest
 * @throws Error when there is no such user
 */
export async function userToRescue(
  store: Pick<UserStore, 'users'>,
  email: string | null,
): Promise<StoredUser> {
  const users = (await store.users()).filter(({ joinedAt }) => joinedAt !== null);
  const user =
    email === null ? users.find(isOwner) : users.find((one) => emailKeyOf(one.email) === emailKeyOf(email));
  if (user) return user;
  throw new Error(
    email === null ? 'the dashboard has no owner yet' : `no user of the dashboard has the address ${email}`,
  );
}

const isOwner = ({ role, joinedAt }: StoredUser) => role === 'owner' && joinedAt !== null;
