type Key = Pick<KeyboardEvent, 'key' | 'code' | 'isComposing' | 'keyCode'>;

/**
 * True for a key that an input method handles, such as the Enter that confirms 東京. Safari sends that one after the
 * composition, so only its code 229 shows it.
 */
export const isForInputMethod = (event: Pick<Key, 'isComposing' | 'keyCode'>): boolean =>
  // Nothing else shows it.
  // oxlint-disable-next-line typescript/no-deprecated
  event.isComposing || event.keyCode === 229;

/**
 * True for a letter on any keyboard: the letter itself, or its place where the key types no Latin letter (л, κ,
 * Option+T).
 * @param letter in lower case
 */
export const isLetter = ({ key, code }: Pick<Key, 'key' | 'code'>, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;

/** True for Command on Apple's systems, where Control edits text, and for Control elsewhere. */
export function hasShortcutModifier({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  // iPads and iPhones name it too.
  const isMac = /Mac/.test(navigator.platform + navigator.userAgent);
  return ctrlKey !== isMac && metaKey === isMac && !altKey && !shiftKey;
}
