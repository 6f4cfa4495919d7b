import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { adminGate } from '../../../config/site.ts';
import { storageKeys } from '../../../config/storage-keys.ts';
import { readStored, removeStored, writeStored } from '../../lib/safe-storage.ts';
import type { AdminSessionPort } from '../ports.ts';

// `crypto.subtle` exists on https and localhost alone; shown under http in a local network the site has to behave the same.
const digestOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

const readFlag = () => readStored(storageKeys.admin) !== null;

/**
 * The admin session without a server (SPEC sections 5 and 6): the password is compared in the browser and a flag in local
 * storage says that somebody is logged in. Where storage refuses, the session lasts as long as the page.
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

  /** Another tab has logged in or out; a null key is storage that was cleared. */
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
