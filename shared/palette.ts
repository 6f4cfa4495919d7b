import { grounds } from './site.ts';

/**
 * The ground of the page in each theme, for what stands outside of the style sheets: the browser's own bars,
 * the web app manifest, icons and link previews. The same as `--bg` in src/styles/themes.css; a test compares
 * them.
 */
export const groundColours = grounds.page ?? { light: '#f8f6f1', dark: '#131210' };
