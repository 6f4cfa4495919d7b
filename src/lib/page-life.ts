/** Events of the window by which the two scripts of a page, `src/app/launch.ts` and `src/app/entry.tsx`, know of each other. */
export const pageLife = {
  /** React takes over: what is clicked from here on it hears itself. */
  hydrating: 'page-hydrating',
  /** The page answers. */
  ready: 'page-ready',
  /** A script of the page could not be loaded. */
  failed: 'page-failed',
} as const;
