/**
 * Colours the browser's own bars like the page: of the two `theme-color` elements, light and dark, the one of a pinned theme
 * holds always and the other never; without a pinned theme the system decides between them.
 */
export function colourBrowserBars(pinned: string | undefined): void {
  const elements = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  for (const [index, theme] of ['light', 'dark'].entries()) {
    const element = elements[index];
    if (!element) continue;
    if (pinned) element.media = pinned === theme ? 'all' : 'not all';
    else element.media = `(prefers-color-scheme:${theme})`;
  }
}
