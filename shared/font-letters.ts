/** Which letters of a text a font has to have, and the text in the letters that it has. */

type HasGlyph = (codePoint: number) => boolean;

/** Signs that look like another one, which more fonts have. Word and other programs write them. */
const alike: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2043': '•',
  '\u02BC': '’',
  '\u2032': '’',
  '\u2033': '”',
  '\u2212': '–',
  '\u2215': '/',
  '\u2219': '·',
  '\u22C5': '·',
  '\u2024': '.',
  '\u2027': '·',
  '\u00A0': ' ',
  '\u202F': '\u00A0',
  '\u2126': 'Ω',
  '\u212A': 'K',
  '\u212B': 'Å',
};

/** What a message calls signs that look like others, or cannot be seen. */
const names: Readonly<Record<string, string>> = {
  '\u2010': 'hyphen',
  '\u2011': 'non-breaking hyphen',
  '\u2012': 'figure dash',
  '\u2015': 'horizontal bar',
  '\u02BC': 'modifier apostrophe',
  '\u2032': 'prime',
  '\u2033': 'double prime',
  '\u2212': 'minus sign',
  '\uFFFD': 'a character that was lost when the text was saved',
};

/** Emoji, which every system draws in a font of its own; not signs of texts such as © and ™. */
const emoji =
  /(?:\p{RGI_Emoji}|(?=[\u2190-\u{1FAFF}])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0E|\uFE0F|\u20E3)+/gv;

/** Characters without a look of their own: spaces, line breaks, joiners, marks of direction. */
const unseen = /\s|\p{Cf}|\p{Cc}|\uFE0E|\uFE0F|\u034F/u;

const has = (hasGlyph: HasGlyph, letter: string): boolean =>
  unseen.test(letter) || hasGlyph(letter.codePointAt(0) ?? 0);

const hasAll = (hasGlyph: HasGlyph, text: string): boolean =>
  Array.from(text).every((letter) => has(hasGlyph, letter));

/**
 * A text in the letters of a font: signs that it lacks are replaced by ones that look alike, and emoji are left out.
 * Other letters stay, also where it lacks them.
 */
export function inLettersOf(hasGlyph: HasGlyph, text: string): string {
  if (hasAll(hasGlyph, text)) return text;
  const lacks = (letters: string) => !hasAll(hasGlyph, letters);
  return (
    Array.from(text.normalize('NFC'), (letter) =>
      hasGlyph(letter.codePointAt(0) ?? 0) ? letter : (alike[letter] ?? letter),
    )
      .join('')
      // With one of the spaces around it.
      .replace(new RegExp(`^${emoji.source} ?| ?${emoji.source}`, 'gv'), (found) =>
        lacks(found) ? '' : found,
      )
  );
}

/** The letters of a text that a font lacks, without those that a system draws as well. */
export const lettersMissing = (hasGlyph: HasGlyph, text: string): string[] => [
  ...new Set(Array.from(inLettersOf(hasGlyph, text)).filter((letter) => !has(hasGlyph, letter))),
];

const codeOf = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A letter for a message: one that looks like another or is hard to see with its code point. */
export function describeLetter(letter: string): string {
  const name = names[letter];
  if (name !== undefined) return `${codeOf(letter)} (${name})`;
  if (/\p{M}/u.test(letter)) return `${codeOf(letter)} (an accent of its own)`;
  return /[\p{L}\p{N}]/u.test(letter) ? letter : `${letter} ${codeOf(letter)}`;
}
