/** What a person must replace; `check-site -- --no-sample` lists it. */
export const sampleMark = '(sample)';

/** A text of at most so many characters: its whole sentences if they say enough, else its words. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const sentence = /^[^]*[.!?。]["”»’)]?(?=\s)/u.exec(start)?.[0] ?? '';
  if (sentence.length >= longest * 0.6) return sentence;
  const words = text.slice(0, longest - 1);
  const space = words.lastIndexOf(' ');
  // Half of a pair of code units, such as of an emoji, would be no character.
  const kept = (space > longest / 2 ? words.slice(0, space) : words).replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:–—-]+$/u, '')}…`;
}

/**
 * A text with at least and at most so many characters.
 * @param more what to add where it is too short, which a person must replace
 */
export function fitted(text: string, [shortest, longest]: readonly [number, number], more: string): string {
  if (text.length >= shortest) return shortened(text, longest);
  const candidates = [text, `${text}${/[.!?…]$/.test(text) || text === '' ? '' : ':'} ${more}`, more];
  const enough = candidates
    .map((one) => `${one.trim()} ${sampleMark}`)
    .find(({ length }) => length >= shortest && length <= longest);
  return enough ?? `${shortened(more, longest - sampleMark.length - 1)} ${sampleMark}`;
}
