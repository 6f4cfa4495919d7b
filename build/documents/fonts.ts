import type { Edition } from '#content/edition.ts';
import { fontsOf } from '#content/read/site-fonts.ts';
import type { Site } from '#content/load-site.ts';
import { axesAt, type FontRole } from '#content/site-file/fonts.ts';
import { cutFont } from '#build/fonts/cut-font.ts';
import type { FontName } from './style.ts';

/** PDFs do not support variable fonts, so each weight becomes a static font. */
const cuts: Record<FontName, { role: FontRole; weight: number }> = {
  regular: { role: 'sans', weight: 400 },
  medium: { role: 'sans', weight: 500 },
  strong: { role: 'sans', weight: 620 },
  mono: { role: 'mono', weight: 400 },
};

/** PDFs have letters, punctuation, arrows and mathematical signs. */
const lastLetter = 0x22ff;

/** Whether PDFs can have a character in each of their fonts. */
export const hasLetter = (site: Site, codePoint: number): boolean =>
  codePoint <= lastLetter && Object.values(fontsOf(site)).every(({ facts }) => facts.hasGlyphFor(codePoint));

/** Each PDF later keeps only those it uses. */
const allCharacters = Array.from({ length: lastLetter - 0x1f }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/**
 * Renames a static font. All weights of a variable one are called "…-Regular", and a PDF treats fonts with the
 * same name as one. The new name has the same length, so no offsets change.
 */
function rename(font: Buffer, name: string, weight: number): Buffer {
  const ending = `Wght${weight}`.slice(-name.length);
  const ownName = name.slice(0, name.length - ending.length) + ending;
  const encodings = [
    [Buffer.from(name, 'latin1'), Buffer.from(ownName, 'latin1')],
    [Buffer.from(name, 'utf16le').swap16(), Buffer.from(ownName, 'utf16le').swap16()],
  ] as const;
  for (const [from, to] of encodings) {
    for (let at = font.indexOf(from); at >= 0; at = font.indexOf(from, at + from.length)) to.copy(font, at);
  }
  return font;
}

/** Static fonts as TrueType files. */
export type Fonts = Record<FontName, Buffer>;

/** Makes the static fonts of the PDFs from the site's fonts. */
export async function staticFonts(site: Site): Promise<Fonts> {
  const make = async ({ role, weight }: (typeof cuts)[FontName]) => {
    const { facts } = fontsOf(site)[role];
    const cut = await cutFont(site, role, allCharacters, {
      targetFormat: 'truetype',
      variationAxes: axesAt(facts, weight),
      keepFeatures: ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'tnum'],
    });
    return rename(cut, facts.postScriptName, weight);
  };
  const [regular, medium, strong, monospaced] = await Promise.all([
    make(cuts.regular),
    make(cuts.medium),
    make(cuts.strong),
    make(cuts.mono),
  ]);
  return { regular, medium, strong, mono: monospaced };
}

/** The fonts for a language: the product's monospaced one has only Latin letters. */
export const fontsFor = ({ site, locale }: Edition, fonts: Fonts): Fonts =>
  fontsOf(site).mono.isOwn || locale.script === 'Latn' ? fonts : { ...fonts, mono: fonts.regular };
