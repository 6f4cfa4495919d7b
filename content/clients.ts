/** A client of the strip on home; names are the same in every language. */
export interface Client {
  name: string;
  /** Which of the six hexagon glyphs stands in for the logo, 0 to 5. */
  glyph: number;
}

/** The client-name strip (SPEC section 2, Home). */
export const clients: readonly Client[] = [
  { name: 'Halden Bank', glyph: 0 },
  { name: 'Northline', glyph: 1 },
  { name: 'Verity', glyph: 2 },
  { name: 'Kestrel & Co.', glyph: 3 },
  { name: 'Osprey Energy', glyph: 4 },
  { name: 'Meridian Rail', glyph: 5 },
];
