/** Random, hard to guess and safe in URLs and headers. Also works without https. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Idempotency keys, by which the API recognises a repeated message. */
export interface SubmitKeys {
  /** The key of a content; the same as before if it was tried and not accepted. */
  keyOf(content: string): string;
  /** The content was accepted: if it is sent again, it is a new message. */
  accepted(): void;
}

/**
 * Remembers the key of the last try: pressing the button again after a failure stores one message, even when
 * only the answer was lost.
 */
export function createSubmitKeys(newKey = randomKey): SubmitKeys {
  let tried: { content: string; key: string } | null = null;
  return {
    keyOf(content) {
      if (tried?.content !== content) tried = { content, key: newKey() };
      return tried.key;
    },
    accepted() {
      tried = null;
    },
  };
}
