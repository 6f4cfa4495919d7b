/**
 * By itself because the blocking boot script needs it and nothing else of this file (SPEC section 4, Loading
 * splash).
 */
export const splashLimits = { stepMs: 100, stepPercent: 10, hideDelayMs: 300 } as const;

/** A window width in em for a media query: 16 px each, more where the visitor has set a larger font size. */
export const emOfWidth = (px: number) => `${px / 16}em`;

/** The most characters of a search field: servers refuse addresses that are much longer. */
export const longestSearchTerm = 1000;

/**
 * Every timing, width and bound of the specification (SPEC section 9 and the sections named), in one place.
 * The unit is part of the name: Ms milliseconds, Px CSS pixels, Bytes bytes.
 */
export const limits = {
  page: { fadeMs: 300 },
  breakpoint: {
    /** Layouts stack below this width. */
    mobilePx: 768,
    /** The navigation bar starts here; the slide-in menu below. */
    largePx: 1024,
  },
  navigation: {
    openDelayMs: 200,
    skipDelayMs: 300,
    closeDelayMs: 150,
    servicesPanelPx: 600,
    panelPx: 400,
  },
  scrollToTop: { thresholdPx: 300 },
  cookieBanner: { delayMs: 1000 },
  splash: splashLimits,
  newsletter: { delayMs: 1000 },
  contact: { delayMs: 1000 },
  mail: { delayMs: 1000 },
  application: {
    redirectDelayMs: 2000,
    resumeMaxBytes: 5 * 1024 * 1024,
    resumeFormats: ['.pdf', '.doc', '.docx'],
    draftDays: 30,
  },
  admin: { tableRows: 10, arrivalIntervalMs: 30_000 },
  rating: { max: 5 },
  tooltip: { openDelayMs: 700, skipDelayMs: 300 },
  /** The two systems of the specification, as two channels in one landmark (docs/decisions/003). */
  toast: {
    announcement: { visible: 1, durationMs: 5000, swipePx: 50 },
    status: { visible: 3, durationMs: 4000, swipePx: 50 },
    widthPx: 356,
    gapPx: 14,
  },
  query: { garbageCollectionMs: 5 * 60_000, retries: 3, maxBackoffMs: 30_000 },
} as const;
