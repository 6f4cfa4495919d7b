import type { SiteFont } from '#content/site-file/fonts.ts';
import { measuredFont } from './cut-font.ts';

/** Widths of the characters from space to tilde, in thousandths of the size. */
const widths = {
  arial:
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  arialBold:
    '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  courierNew: Array.from({ length: 95 }, () => '600').join(' '),
};

/** A system font that is shown until the site's own has loaded. */
export type Substitute = keyof typeof widths;

/**
 * The size at which a substitute sets the texts of the site as wide as its own font does, without kerning.
 *
 * @param weight of the site's own font, or the nearest that it has
 * @param counts how often each letter occurs in the texts
 * @returns per cent, for `size-adjust`
 */
export async function substituteSize(
  font: Pick<SiteFont, 'source' | 'facts'>,
  weight: number,
  substitute: Substitute,
  counts: ReadonlyMap<string, number>,
): Promise<number> {
  const cut = await measuredFont(font, weight, [...counts.keys()]);
  const known = widths[substitute].split(' ').map(Number);
  let [own, other] = [0, 0];
  for (const [letter, count] of counts) {
    const codePoint = letter.codePointAt(0) ?? 0;
    // Letters with an accent are as wide as those without.
    const width = known[(letter.normalize('NFD').codePointAt(0) ?? 0) - 32];
    if (!cut.hasGlyphFor(codePoint) || width === undefined) continue;
    own += count * cut.advanceOf(codePoint);
    other += (count * width) / 10;
  }
  return other === 0 ? 100 : Number(((100 * own) / other).toFixed(1));
}
