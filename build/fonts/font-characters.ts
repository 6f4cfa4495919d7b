function characters(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

/** Signs of Latin-1 that no text of the site uses. */
const unused = new Set('¤¦¬¯±²³´µ¶¸¹¼½¾¢¥ðÐþÞ');

/**
 * Every character the fonts keep, soft hyphen and the two no-break spaces among them. A new language may need
 * more; a test of the words says which.
 */
export const fontCharacters = [
  ...characters(0x20, 0x7e),
  ...characters(0xa0, 0xff).filter((character) => !unused.has(character)),
  'Œœ−–—‘’‚“”„…•‹›€™\u202f',
].join('');

/**
 * The characters of captions: letters and digits of the site's languages, and punctuation. Articles use the rest of
 * the mono family (characters of program code, accents that only names have).
 */
export const captionCharacters = [
  ...characters(0x20, 0x20),
  ...characters(0x2b, 0x3a),
  ...characters(0x41, 0x5a),
  ...characters(0x61, 0x7a),
  '%&()*;=\u00a0\u00adÀÄÉÖÜßàâäçèéêëíîïñóôöùûüúá–’\u202f',
].join('');
