import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { FontName } from './style.ts';

const require = createRequire(import.meta.url);

const gothic = {
  source: '@fontsource-variable/special-gothic/files/special-gothic-latin-wght-normal.woff2',
  regularName: 'SpecialGothic-Regular',
};
const mono = {
  source: '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2',
  regularName: 'SometypeMono-Regular',
};

/** PDFs do not support variable fonts, so each weight becomes a static font. */
const cuts: Record<FontName, typeof gothic & { weight: number }> = {
  regular: { ...gothic, weight: 400 },
  medium: { ...gothic, weight: 500 },
  strong: { ...gothic, weight: 620 },
  mono: { ...mono, weight: 400 },
};

/** All characters up to arrows and mathematical signs; each PDF later keeps only those it uses. */
const allCharacters = Array.from({ length: 0x2300 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');

/**
 * Renames a static font. All weights are called "…-Regular", and a PDF treats fonts with the same name as
 * one. The new name has the same length, so no offsets change.
 */
function rename(font: Buffer, regularName: string, weight: number): Buffer {
  const ownName = regularName.replace(/Regular$/, `Wght${weight}`);
  const encodings = [
    [Buffer.from(regularName, 'latin1'), Buffer.from(ownName, 'latin1')],
    [Buffer.from(regularName, 'utf16le').swap16(), Buffer.from(ownName, 'utf16le').swap16()],
  ] as const;
  for (const [from, to] of encodings) {
    for (let at = font.indexOf(from); at >= 0; at = font.indexOf(from, at + from.length)) to.copy(font, at);
  }
  return font;
}

/** Static fonts as TrueType files. */
export type Fonts = Record<FontName, Buffer>;

/** Makes the static fonts of the PDFs from the site's variable fonts. */
export async function staticFonts(): Promise<Fonts> {
  const make = async ({ source, regularName, weight }: (typeof cuts)[FontName]) => {
    const cut = await subsetFont(readFileSync(require.resolve(source)), allCharacters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      keepFeatures: ['kern', 'liga', 'ccmp', 'mark', 'mkmk', 'tnum'],
    });
    return rename(Buffer.from(cut), regularName, weight);
  };
  const [regular, medium, strong, monospaced] = await Promise.all([
    make(cuts.regular),
    make(cuts.medium),
    make(cuts.strong),
    make(cuts.mono),
  ]);
  return { regular, medium, strong, mono: monospaced };
}
