/** The switches of the site: what it does, as opposed to who it belongs to (`brand.ts`). */
export const site = {
  /**
   * What the forms do (SPEC section 7): 'simulated', or 'live' with an API beside the site. The environment variable SERVICES overrules
   * it (docs/how-to/go-live.md).
   */
  services: 'simulated',
  newsletter: {
    /** SPEC section 4: the form of the blog listing "prevents submission and does nothing else". */
    blogListing: 'inert',
  },
  /** Addresses of scripts that run only after "Accept All"; none are shipped. */
  optionalScripts: [],
} as const;
