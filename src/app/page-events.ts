/** Window events between the two scripts of a page, `src/app/script-loader.ts` and `src/app/entry.tsx`. */
export const pageEvents = {
  /** React starts hydrating and handles clicks from now on. */
  hydrating: 'page-hydrating',
  /** The page is interactive. */
  ready: 'page-ready',
  /** A script of the page could not be loaded. */
  failed: 'page-failed',
} as const;
