import { createContext } from 'react';

/** The letters of headings by their width in per cent of the font size. */
export type LetterWidthTable = readonly (readonly [width: number, letters: string])[];

/** Those of the product's font; build/fonts/letter-widths.test.ts compares them with the font. */
export const productLetterWidths: LetterWidthTable = [
  [20, "'"],
  [24, ',‘’'],
  [26, '!.:;ijl¡·‚'],
  [28, 'I'],
  [30, '()'],
  [32, '[]‹›'],
  [36, '1f{}•'],
  [38, '"-ª'],
  [40, '/\\rtº'],
  [42, 'J_“”„'],
  [46, '*'],
  [48, 'sz'],
  [50, 'x«»'],
  [52, '7?y¿'],
  [54, 'FLacekv§–'],
  [56, 'ghnu'],
  [58, '2EZbdopqø'],
  [60, '5ß'],
  [62, '3689ST'],
  [64, 'PRXY'],
  [66, '&4BKU'],
  [68, '0CV'],
  [70, '#ADHN'],
  [72, 'G'],
  [74, 'OQØ'],
  [76, 'w'],
  [78, '…'],
  [80, '%@'],
  [84, 'mæ'],
  [86, 'M—'],
  [90, 'œ'],
  [94, 'W'],
  [100, 'ÆŒ'],
];

/** The width of each letter, in per cent of the font size. */
export type LetterWidths = ReadonlyMap<string, number>;

export const letterWidthsOf = (table: LetterWidthTable): LetterWidths =>
  new Map(table.flatMap(([width, letters]) => Array.from(letters, (letter) => [letter, width] as const)));

/** The widths of the font of the site; the data of a page have them when it is not the product's font. */
export const LetterWidthsContext = createContext(letterWidthsOf(productLetterWidths));
