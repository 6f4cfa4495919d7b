import { grounds } from './site.ts';

/**
 * The background of the page in each theme for places that style sheets do not reach: browser bars, the web app
 * manifest, icons and link previews. The same as `--bg` in src/styles/themes.css; a test compares them.
 */
export const groundColours = grounds.page ?? { light: '#f8f6f1', dark: '#131210' };
