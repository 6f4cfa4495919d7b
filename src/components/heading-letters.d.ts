declare module '#site-styles/heading-letters.json' {
  /** The letters of headings by their width in per cent of the font size. */
  const headingLetters: readonly (readonly [width: number, letters: string])[];
  export default headingLetters;
}
