/**
 * Gives the browser's own bars the page's colour: with a chosen theme one of the two `theme-color` elements
 * always applies; otherwise the system's theme decides.
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
