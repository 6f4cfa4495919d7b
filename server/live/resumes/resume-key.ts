const keyPattern = /^[0-9A-Za-z][0-9A-Za-z_\-]{7,63}$/v;

/** True for a valid key: 8 to 64 letters, digits, `_` and `-`, so that no key can leave its folder. */
export function isResumeKey(text: string): boolean {
  return keyPattern.test(text);
}

/**
 * Returns a valid key unchanged.
 * @throws RangeError when it is not valid
 */
export function checkedResumeKey(key: string): string {
  if (isResumeKey(key)) return key;
  throw new RangeError('The key of a resume is 8 to 64 letters, digits, _ and -');
}

/** Holds the identity of the site that the resumes beside it belong to; no key begins with a dot. */
export const ownerName = '.belongs-to';

/** The text of that file. */
export function textOrNull(content: Uint8Array | null): string | null {
  return content === null ? null : Buffer.from(content).toString().trim() || null;
}
