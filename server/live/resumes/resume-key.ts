const keyPattern = /^[0-9A-Za-z][0-9A-Za-z_\-]{7,63}$/v;

/** True for what a resume may be stored under: 8 to 64 letters, digits, `_` and `-`, so that no key leads out of its folder. */
export function isResumeKey(text: string): boolean {
  return keyPattern.test(text);
}

/**
 * The key as it is.
 * @throws RangeError when it is none
 */
export function checkedResumeKey(key: string): string {
  if (isResumeKey(key)) return key;
  throw new RangeError('The key of a resume is 8 to 64 letters, digits, _ and -');
}
