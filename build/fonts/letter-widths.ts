import type { SiteFont } from '#content/site-file/fonts.ts';
import { measuredFont } from './cut-font.ts';

/** Widths are rounded up to this step, so that few numbers describe all letters. */
const stepPerCent = 2;

/** Not those of scripts without spaces: a line may end beside each of their letters. */
const measured =
  /(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{N}\p{P}]/gu;

/**
 * The widths of the letters of a font, for `src/components/letter-widths.ts`. Letters with an accent are as wide as
 * those without.
 *
 * @param characters the characters to measure, as far as the font has them
 * @returns the letters of each width, in per cent of the font size
 */
export async function letterWidths(
  font: Pick<SiteFont, 'source' | 'facts'>,
  weight: number,
  characters: string,
): Promise<[width: number, letters: string][]> {
  const letters = [...new Set(characters.normalize('NFD').match(measured) ?? [])].toSorted();
  const cut = await measuredFont(font, weight, letters);
  const known = letters.filter((letter) => cut.hasGlyphFor(letter.codePointAt(0) ?? 0));
  const widthOf = (letter: string) =>
    Math.ceil(cut.advanceOf(letter.codePointAt(0) ?? 0) / stepPerCent) * stepPerCent;
  return [...Map.groupBy(known, widthOf)]
    .map(([width, all]): [number, string] => [width, all.join('')])
    .toSorted(([one], [other]) => one - other);
}
