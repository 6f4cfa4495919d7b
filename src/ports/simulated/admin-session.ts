import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { adminGate } from '../../../config/admin-gate.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import { readStored, removeStored, writeStored } from '../../lib/safe-storage.ts';
import type { AdminSessionPort } from '../ports.ts';

// Not `crypto.subtle`, which is missing on http: the site must work in a local network too.
const digestOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

const readFlag = () => readStored(storageKeys.admin) !== null;

/**
 * The admin session without a server (SPEC sections 5 and 6): the browser compares the password and stores a
 * flag in local storage. Without storage the session ends with the page.
 * @param gate salt and digest of the password
 */
export function createSimulatedAdminSession(
  gate: { salt: string; digest: string } = adminGate,
): AdminSessionPort {
  let isLoggedIn = readFlag();
  const listeners = new Set<(isLoggedIn: boolean) => void>();

  function change(next: boolean): void {
    if (next === isLoggedIn) return;
    isLoggedIn = next;
    for (const listener of listeners) listener(next);
  }

  /** Another tab has logged in or out; a null key means that the storage was cleared. */
  function onStorage({ key }: StorageEvent): void {
    if (key === storageKeys.admin || key === null) change(readFlag());
  }

  return {
    async isLoggedIn() {
      return isLoggedIn;
    },
    async logIn(password) {
      if (digestOf(`${gate.salt}:${password}`) !== gate.digest) return { ok: false, reason: 'invalid' };
      writeStored(storageKeys.admin, 'logged-in');
      change(true);
      return { ok: true, value: undefined };
    },
    async logOut() {
      removeStored(storageKeys.admin);
      change(false);
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}
