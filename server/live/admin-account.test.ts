import { expect, it, vi } from 'vitest';
import { adminAccount, ensureAdminAccount } from './admin-account.ts';
import type { AccessStore } from './store/access-store.ts';

const hash = (password: string) => Promise.resolve(`hashed ${password}`);

function accounts(stored: string | null) {
  const setPasswordHash = vi.fn<AccessStore['setPasswordHash']>(() => Promise.resolve());
  const store = { passwordHash: () => Promise.resolve(stored), setPasswordHash };
  return { store, setPasswordHash };
}

it('makes the account on the first start, with the password of the environment', async () => {
  const { store, setPasswordHash } = accounts(null);
  expect(await ensureAdminAccount(store, { password: 'twelve letters', hash })).toBe(true);
  expect(setPasswordHash).toHaveBeenCalledWith(adminAccount, 'hashed twelve letters');
});

it('leaves an account as it is, whatever the environment says', async () => {
  const { store, setPasswordHash } = accounts('hashed before');
  expect(await ensureAdminAccount(store, { password: 'another password', hash })).toBe(false);
  expect(setPasswordHash).not.toHaveBeenCalled();
});

it('sets a new password when asked to', async () => {
  const { store, setPasswordHash } = accounts('hashed before');
  expect(await ensureAdminAccount(store, { password: 'another password', hash, isNew: true })).toBe(true);
  expect(setPasswordHash).toHaveBeenCalledWith(adminAccount, 'hashed another password');
});

it('does not start without a password, and not with a short one', async () => {
  const { store, setPasswordHash } = accounts(null);
  await expect(ensureAdminAccount(store, { password: null, hash })).rejects.toThrow(/set ADMIN_PASSWORD/);
  await expect(ensureAdminAccount(store, { password: 'too short', hash })).rejects.toThrow(
    /at least 12 characters/,
  );
  expect(setPasswordHash).not.toHaveBeenCalled();
});
