import { expect, it, vi } from 'vitest';
import { ensureOwner, firstOwnerId, renewPassword, userToRescue } from './admin-account.ts';
import type { AccessStore } from './store/access-store.ts';
import type { StoredUser, UserStore } from './store/user-store.ts';
import { sampleUser } from './test-support/admin-fixture.ts';

const hash = (password: string) => Promise.resolve(`hashed ${password}`);
const now = () => new Date('2026-11-21T10:00:00.000Z');

function accounts(...stored: StoredUser[]) {
  const users = [...stored];
  const addUser = vi.fn<UserStore['addUser']>(async (user) => {
    users.push(user);
    return true;
  });
  const setPasswordHash = vi.fn<AccessStore['setPasswordHash']>(() => Promise.resolve());
  const changeUser = vi.fn<UserStore['changeUser']>(() => Promise.resolve(null));
  const store = { users: () => Promise.resolve(users), addUser, setPasswordHash, changeUser };
  return { store, addUser, setPasswordHash, changeUser };
}

it('makes an owner on the first start, with the password of the environment', async () => {
  const { store, addUser } = accounts();
  expect(await ensureOwner(store, { password: 'twelve letters', hash, now })).toBe(true);
  const [user, passwordHash] = addUser.mock.calls[0] ?? [];
  expect(user).toMatchObject({ id: firstOwnerId, role: 'owner', email: '', joinedAt: now().toISOString() });
  expect(passwordHash).toBe('hashed twelve letters');
});

it('leaves owners as they are, whatever the environment says', async () => {
  const { store, addUser } = accounts(sampleUser({ id: 'other' }));
  expect(await ensureOwner(store, { password: 'another password', hash, now })).toBe(false);
  expect(addUser).not.toHaveBeenCalled();
});

it('does not start without a password, and not with a short one', async () => {
  const { store, addUser } = accounts();
  await expect(ensureOwner(store, { password: null, hash, now })).rejects.toThrow(/set ADMIN_PASSWORD/);
  await expect(ensureOwner(store, { password: 'too short', hash, now })).rejects.toThrow(
    /at least 12 characters/,
  );
  expect(addUser).not.toHaveBeenCalled();
});

it('gives the oldest owner a new password, which is then enough, or the user with an address', async () => {
  const invited = sampleUser({ id: 'new', email: 'new@site.example', joinedAt: null });
  const editor = sampleUser({ id: 'editor', email: 'Mira@site.example', role: 'editor' });
  const owner = sampleUser({ id: 'owner', email: 'owner@site.example', loginRule: 'both' });
  const { store, setPasswordHash, changeUser, addUser } = accounts(invited, editor, owner);
  const chosen = { password: 'another password', hash, now };
  expect(await renewPassword(store, { ...chosen, email: null })).toBe(owner);
  expect(setPasswordHash).toHaveBeenLastCalledWith('owner', 'hashed another password');
  expect(changeUser).toHaveBeenLastCalledWith('owner', { loginRule: 'password' });
  expect(await renewPassword(store, { ...chosen, email: 'mira@Site.example' })).toBe(editor);
  for (const email of ['new@site.example', 'nobody@site.example'])
    await expect(renewPassword(store, { ...chosen, email })).rejects.toThrow(`no user of the dashboard`);
  expect(addUser).not.toHaveBeenCalled();
});

it('makes the first owner when the password is set before the first start', async () => {
  const { store, addUser, setPasswordHash } = accounts();
  const made = await renewPassword(store, { password: 'twelve letters', hash, now, email: null });
  expect(made.id).toBe(firstOwnerId);
  expect(addUser).toHaveBeenCalledOnce();
  expect(setPasswordHash).not.toHaveBeenCalled();
  await expect(userToRescue(accounts().store, null)).rejects.toThrow('has no owner yet');
});
