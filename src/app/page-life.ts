/** Window events between the two scripts of a page, `src/app/launch.ts` and `src/app/entry.tsx`. */
export const pageLife = {
  /** React starts hydrating and handles clicks from now on. */
  hydrating: 'page-hydrating',
  /** The page is interactive. */
  ready: 'page-ready',
  /** A script of the page could not be loaded. */
  failed: 'page-failed',
} as const;
