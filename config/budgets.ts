const kilobyte = 1024;

/**
 * What the built site may weigh and how long it may take; the checks of the built site and `npm run bench` fail beyond it.
 * Bytes are those of a phone's first load, as transferred (brotli), everything asked for without scrolling.
 */
export const budgets = {
  home: {
    bytes: {
      html: 10 * kilobyte,
      css: 10 * kilobyte,
      js: 75 * kilobyte,
      art: 11 * kilobyte,
      font: 34 * kilobyte,
    },
    totalBytes: 140 * kilobyte,
  },
  otherPages: { totalBytes: 170 * kilobyte },
  /** Lighthouse, mobile: performance, accessibility, best practices and SEO alike. */
  lighthouseScore: 100,
  layoutShift: 0,
  /** From a click to the new page's heading, on a processor four times slower. */
  navigationMs: 200,
  /** The navigation that is measured. */
  navigation: { from: '/', to: '/services/cloud' },
  /** The pages a measured visit goes on to after home, each linked from the one before. */
  visit: ['/services', '/services/cloud', '/contact'],
} as const;
