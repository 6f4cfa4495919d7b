/** Random, unguessable enough, and free of what an address or a header would have to escape. Works without https too. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** The keys by which the API knows a message that is sent again. */
export interface SubmitKeys {
  /** The key of a content: the one it had before, when it was tried and not accepted. */
  keyOf(content: string): string;
  /** The content was accepted: sent once more, it is another message. */
  accepted(): void;
}

/**
 * Remembers the key of what was tried last, so that pressing the button again after a failure stores one message, even when only the
 * answer of the first try was lost.
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
