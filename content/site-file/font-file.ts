import { create } from 'fontkit';

/** The data of a font file. Lengths are in per cent of the font size. */
export interface FontFile {
  /** Its family and its PostScript name, which programs other than browsers know it by. */
  name: string;
  postScriptName: string;
  ascent: number;
  descent: number;
  /** Of a font that is not variable. */
  weight: number;
  /** Variation axes by tag, such as `wght`. */
  axes: Readonly<Record<string, { min: number; default: number; max: number }>>;
  hasGlyphFor: (codePoint: number) => boolean;
  /** Advance width of a code point's glyph. */
  advanceOf: (codePoint: number) => number;
}

/**
 * Reads a font file: woff2, woff, ttf or otf.
 * @throws RangeError when it is none, or broken
 */
export function readFont(file: Buffer): FontFile {
  const kind = file.toString('latin1', 0, 4);
  if (!['wOF2', 'wOFF', '\0\x01\0\0', 'true', 'OTTO'].includes(kind))
    throw new RangeError('not a woff2, woff, ttf or otf file');
  try {
    const font = create(file);
    if (!('characterSet' in font)) throw new RangeError('a collection');
    const perCent = 100 / font.unitsPerEm;
    const { familyName, postscriptName } = font;
    // fontkit reads tables when they are asked for, and answers null for a name that is cut off.
    if (!familyName || !postscriptName) throw new RangeError('no name');
    return {
      name: familyName,
      postScriptName: postscriptName,
      ascent: font.ascent * perCent,
      descent: -font.descent * perCent,
      weight: font['OS/2'].usWeightClass,
      axes: Object.fromEntries(
        Object.entries(font.variationAxes).flatMap(([tag, axis]) => (axis ? [[tag, axis]] : [])),
      ),
      hasGlyphFor: (codePoint) => font.hasGlyphForCodePoint(codePoint),
      advanceOf: (codePoint) => font.glyphForCodePoint(codePoint).advanceWidth * perCent,
    };
  } catch (error) {
    throw new RangeError(`a broken file: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
