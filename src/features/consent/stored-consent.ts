import { storageKey } from '#shared/storage-keys.ts';
import { readStored, writeStored } from '#src/browser/safe-storage.ts';

/** What a visitor accepted: `all`, or only what the site needs to work (SPEC section 4). */
export type Consent = 'all' | 'necessary';

/** The stored answer, or null; anything else counts as no answer. */
export function storedConsent(): Consent | null {
  const value = readStored(storageKey('consent'));
  return value === 'all' || value === 'necessary' ? value : null;
}

/** Stores the answer; without storage the banner appears again at the next load. */
export function storeConsent(consent: Consent): void {
  writeStored(storageKey('consent'), consent);
}
