/**
 * The accent: what an adopter changes to bring in the company's colour. Two values, as `#rrggbb`: one for text and buttons
 * on light ground, one for dark ground. Everything else that is tinted is derived from them (accent-tones.ts), down to
 * artwork, portraits, icons, PDFs and link previews; the build stops when a text would be hard to read.
 */
export const accent = { light: '#b8460f', dark: '#f5834a' } as const;

/**
 * The ground of the page in each theme, for what stands outside of the style sheets: the browser's own bars, the web app
 * manifest, icons and link previews. The same as `--bg` in src/styles/themes.css; a test compares them.
 */
export const groundColours = { light: '#f8f6f1', dark: '#131210' } as const;
