const letters = new Intl.Segmenter();

/** The first letter of a word as it is read: with its accents, and whole where one letter is made of several signs. */
const firstLetter = (word: string): string =>
  letters.segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** The letters that stand for a person: of the first and the last word of the name, titles like "Dr." left out. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const own = words.filter((word) => !word.endsWith('.'));
  const [first, ...others] = own.length > 0 ? own : words;
  return [first, others.at(-1)].map((word) => firstLetter(word ?? '').toUpperCase()).join('');
}
