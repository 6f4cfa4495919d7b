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
