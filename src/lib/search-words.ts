import { foldText } from './fold-text.ts';

/** Longest query that is looked at, in characters, and the most words of it. */
const longestQuery = 200;
const mostTerms = 8;

/** Endings that a word can lose, longest first. Words of other languages stay whole. */
const endings: Readonly<Record<string, RegExp>> = {
  en: /(?:ations?|ings?|ions?|ies|ers?|ed|es|s|e|y)$/,
  de: /(?:ierung|ieren|ungen|ung|ern|em|en|er|es|e|n|s)$/,
  es: /(?:aciones|acion|amos|ando|ores|cion|or|ar|er|ir|os|as|es|o|a|s)$/,
  fr: /(?:ations?|ements?|eaux|aux|eurs?|ons|ent|er|ez|ees?|es|e|s|x)$/,
};
/** Shorter than this, the beginning of a word says too little. */
const shortestStem = 4;

/** What joins two parts of a German compound. */
const joints = ['', 's', 'n', 'en', 'es', 'e'];
const shortestPart = 2;

/** The words of a text as the index keeps them: without case, accents and signs. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word that is looked for. */
export interface SearchTerm {
  text: string;
  /** Without the ending that its language may give it. */
  stem: string;
  /** A number that is nearly it is another one. */
  hasDigits: boolean;
}

function termOf(text: string, language: string): SearchTerm {
  const stem = text.replace(endings[language] ?? '', '');
  return { text, stem: stem.length < shortestStem ? text : stem, hasDigits: /\d/.test(text) };
}

/** The words that a query looks for, each once; a query that is too long is cut. */
export function termsOf(query: string, language: string): SearchTerm[] {
  const words = new Set(wordsOf(query.trim().slice(0, longestQuery)));
  return [...words].slice(0, mostTerms).map((text) => termOf(text, language));
}

/** Whether a word begins with another one that has one letter too many, too few, wrong or in another place. */
function beginsNearly(word: string, text: string): boolean {
  let at = 0;
  while (at < text.length && word[at] === text[at]) at += 1;
  // A wrong last letter would leave a beginning that many words share.
  if (at >= text.length - 1 && word.length > text.length + 1) return false;
  const rest = text.slice(at + 1);
  const isSwapped = word[at] === text[at + 1] && word[at + 1] === text[at];
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(text.slice(at), at + 1) ||
    (isSwapped && word.startsWith(text.slice(at + 2), at + 2))
  );
}

const shareOf = (part: string, word: string) => part.length / word.length;

/**
 * How well a word of the site answers a term: 1 is the same word, then come longer and inflected ones, parts
 * of compounds, and typing errors. 0 is none of these.
 */
export function weightOf(word: string, { text, stem, hasDigits }: SearchTerm): number {
  if (word === text) return 1;
  if (word.startsWith(text)) return 0.5 + 0.3 * shareOf(text, word);
  if (stem !== text && word.startsWith(stem)) return 0.4 + 0.3 * shareOf(stem, word);
  if (text.length < shortestStem) return 0;
  if (word.includes(text)) return 0.3 + 0.2 * shareOf(text, word);
  return !hasDigits && beginsNearly(word, text) ? 0.25 : 0;
}

/**
 * The parts of a term that no word of the site answers well: `Cloudumzug` is `cloud` and `umzug`.
 * @param words of the site
 * @param isUnknown whether no word answers it at all: the first part will do, as `telefon` of `Telefonnummer`
 */
export function partsOf(
  { text }: SearchTerm,
  words: readonly string[],
  language: string,
  isUnknown: boolean,
): SearchTerm[] {
  const known = new Set(words);
  const isKnown = (part: string) => {
    const { stem } = termOf(part, language);
    return part.length > shortestPart && words.some((word) => word.startsWith(part) || word.startsWith(stem));
  };
  const splits = Array.from({ length: Math.max(0, text.length - 2 * shortestPart) }, (_, index) => {
    const at = text.length - shortestPart - 1 - index;
    const [first, second] = [text.slice(0, at), text.slice(at)];
    const heads = joints
      .filter((joint) => first.endsWith(joint))
      .map((joint) => first.slice(0, first.length - joint.length));
    return { head: heads.find((part) => part.length >= shortestPart && known.has(part)), second };
  }).filter(({ head }) => head !== undefined);
  const whole = splits.find(({ second }) => isKnown(second));
  const longest = isUnknown ? splits.find(({ head = '' }) => head.length > shortestStem) : undefined;
  const parts = whole ? [whole.head, whole.second] : [longest?.head];
  return parts.flatMap((part) => (part === undefined ? [] : termOf(part, language)));
}
