import { storageKeys } from '../../../shared/storage-keys.ts';
import { readStored, writeStored } from '../../../shared/safe-storage.ts';

/** What a visitor accepted: `all`, or only what the site needs to work (SPEC section 4). */
export type Consent = 'all' | 'necessary';

/** Reads a stored value; anything else counts as no answer. */
export function parseConsent(value: unknown): Consent | null {
  return value === 'all' || value === 'necessary' ? value : null;
}

/** The stored answer, or null. */
export function storedConsent(): Consent | null {
  return parseConsent(readStored(storageKeys.consent));
}

/** Stores the answer; without storage the banner appears again at the next load. */
export function storeConsent(consent: Consent): void {
  writeStored(storageKeys.consent, consent);
}
