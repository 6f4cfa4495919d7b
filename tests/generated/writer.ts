/** Words to fill texts of a given length: their meaning does not matter, only how they break and join. */
const vocabulary = {
  en: (
    'house network file town week service plan bridge number order line store evening client contract quiet open ' +
    // Long words of other languages, for headings.
    'responsibility infrastructure interoperability Grundverordnungen telecomunicaciones approvisionnements'
  ).split(' '),
  ar: (
    'شركة شبكة خدمة مدينة أسبوع خطة جسر رقم نظام خط مخزن مساء عميل عقد بيانات سحابة أمن تطبيق فريق عمل في على من إلى ' +
    'مع هذا كل المعلومات المستشفيات والاستشارات للمؤسسات بالاستقلالية الإلكترونية'
  ).split(' '),
};

/** Writes the texts of one language. */
export interface Writer {
  /** One of several values: the same on every run, so that a failure can be reproduced. */
  oneOf: <Thing>(things: readonly Thing[]) => Thing;
  /** The writers of all languages of the site, including this one. */
  all: ReadonlyMap<string, Writer>;
  /** A text. @param least, most bounds of its length, characters */
  text: (least: number, most: number) => string;
}

/** A number between two bounds, nearer to the first. */
export const between = (least: number, most: number): number => Math.round(least + (most - least) * 0.4);

/** Chooses from lists by the same numbers on every run. @param start a whole number from 1 */
function seeded(start: number): Writer['oneOf'] {
  let state = start;
  return (things) => {
    state = (state * 16_807) % 2_147_483_647;
    const thing = things[state % things.length];
    if (thing === undefined) throw new RangeError('There is nothing to choose from');
    return thing;
  };
}

/** A text of an exact length; the last word may be cut. */
function fill(letters: number, words: readonly string[], oneOf: Writer['oneOf']): string {
  let text = '';
  while (text.length < letters) {
    const room = letters - text.length - (text ? 1 : 0);
    // A space and at least one letter must fit after the word.
    const fitting = words.filter((word) => word.length === room || word.length < room - 1);
    const word = oneOf(fitting.length > 0 ? fitting : words.filter(({ length }) => length > room));
    text += (text ? ' ' : '') + word.slice(0, room);
  }
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A writer for each language of a site. */
export function createWriters(languages: readonly (keyof typeof vocabulary)[]): ReadonlyMap<string, Writer> {
  const all = new Map<string, Writer>();
  for (const [index, language] of languages.entries()) {
    const oneOf = seeded(7 + index);
    const words = vocabulary[language];
    let written = 0;
    const told = new Set<string>();
    const text = (least: number, most: number) => {
      const letters = between(least, most);
      // Page titles must be unique: short ones are drawn again until they are, except for lengths with too few words.
      if (letters < 40) {
        let short = fill(letters, words, oneOf);
        for (let more = 0; more < 20 && told.has(short); more += 1) short = fill(letters, words, oneOf);
        told.add(short);
        return short;
      }
      // Longer ones are numbered.
      written += 1;
      const number = ` ${written}`;
      return fill(letters - number.length, words, oneOf) + number;
    };
    all.set(language, { oneOf, all, text });
  }
  return all;
}
