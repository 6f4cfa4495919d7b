/** The switches of the site: what it does, as opposed to who it belongs to (`brand.ts`). */
export const site = {
  /** Which adapter stands behind the ports of `src/services/ports.ts` (SPEC section 7). */
  services: 'simulated',
  newsletter: {
    /** SPEC section 4: the form of the blog listing "prevents submission and does nothing else". */
    blogListing: 'inert',
  },
  /** Optional scripts a visitor has to agree to; none are shipped, so consent gates nothing yet. */
  optionalScripts: [],
} as const;
