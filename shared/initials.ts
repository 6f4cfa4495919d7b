const letters = new Intl.Segmenter();

/** The first letter of a word, with its accents and combining characters. */
const firstLetter = (word: string): string =>
  letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** Keeps letters apart that would join: two initials of an Arabic name are not a word. */
const zeroWidthNonJoiner = '\u200C';

/** The initials of a person: first and last word of the name, without titles such as "Dr.". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const own = words.filter((word) => !word.endsWith('.'));
  const [first, ...others] = own.length > 0 ? own : words;
  const initials = [first, others.at(-1)].map((word) => firstLetter(word ?? '').toUpperCase());
  return initials.join(/\p{Script=Arabic}/u.test(initials.join('')) ? zeroWidthNonJoiner : '');
}
