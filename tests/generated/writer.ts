import { seededRandom, type Random } from './random.ts';
import { vocabulary } from './vocabulary.ts';

/** The amount of everything: the least that the schemas allow, something between, or the most. */
export type Size = 'least' | 'ordinary' | 'most';

/** Writes the texts of one language. */
export interface Writer {
  size: Size;
  random: Random;
  /** The writers of all languages of the site, including this one. */
  all: ReadonlyMap<string, Writer>;
  /** A text. @param least, most bounds of its length, characters */
  text: (least: number, most: number) => string;
}

/** A number between two bounds. */
export function between(size: Size, least: number, most: number): number {
  if (size === 'ordinary') return Math.round(least + (most - least) * 0.4);
  return size === 'least' ? least : most;
}

function wordsOf(language: string, size: Size): readonly string[] {
  if (language === 'ar' || language === 'fr' || language === 'en') return vocabulary[language];
  return size === 'most' ? vocabulary.deLong : vocabulary.de;
}

/** A text of an exact length; the last word may be cut. */
function fill(letters: number, words: readonly string[], random: Random): string {
  let text = '';
  while (text.length < letters) {
    const room = letters - text.length - (text ? 1 : 0);
    // A space and at least one letter must fit after the word.
    const fitting = words.filter((word) => word.length === room || word.length < room - 1);
    const word =
      fitting.length > 0 ? random.of(fitting) : random.of(words.filter(({ length }) => length > room));
    text += (text ? ' ' : '') + word.slice(0, room);
  }
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A writer for each language of a site. */
export function createWriters(languages: readonly string[], size: Size): ReadonlyMap<string, Writer> {
  const all = new Map<string, Writer>();
  for (const [index, language] of languages.entries()) {
    const random = seededRandom(7 + index);
    const words = wordsOf(language, size);
    let written = 0;
    const told = new Set<string>();
    const text = (least: number, most: number) => {
      const letters = between(size, least, most);
      // Page titles must be unique: short ones are drawn again until they are, except for lengths with too few words.
      if (letters < 40) {
        let short = fill(letters, words, random);
        for (let more = 0; more < 20 && told.has(short); more += 1) short = fill(letters, words, random);
        told.add(short);
        return short;
      }
      // Longer ones are numbered.
      written += 1;
      const number = ` ${written}`;
      return fill(letters - number.length, words, random) + number;
    };
    all.set(language, { size, random, all, text });
  }
  return all;
}
