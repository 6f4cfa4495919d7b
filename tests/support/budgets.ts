import { photoEnding } from '#content/site-file/pictures.ts';
import type { ConfiguredSite } from '#content/site-file/configured-site.ts';

const kilobyte = 1024;

/** What a photo in the first view of home may add: with one, home weighs at most 200 KB. */
const photoBytesOf = ({ settings }: ConfiguredSite) =>
  photoEnding.test(settings.pictures.home?.picture ?? '') ? 60 * kilobyte : 0;

/**
 * What the built site may weigh and how long it may take; the checks of the built site and `npm run bench`
 * fail beyond it. Bytes are those of a phone's first load, as transferred (brotli), everything asked for
 * without scrolling: bodies alone where nothing else is said.
 */
export const budgetsOf = (site: ConfiguredSite) =>
  ({
    home: {
      bytes: {
        // A tenth more than English needs, for the longest language.
        html: 11 * kilobyte,
        css: 13.25 * kilobyte,
        js: 76 * kilobyte,
        art: 11 * kilobyte + photoBytesOf(site),
        font: 34 * kilobyte,
      },
      totalBytes: 140 * kilobyte + photoBytesOf(site),
      /** What a browser receives over HTTP/1.1, headers included, as Lighthouse counts. */
      received: { totalBytes: 145 * kilobyte + photoBytesOf(site), jsBytes: 78 * kilobyte, requests: 16 },
    },
    otherPages: { totalBytes: 170 * kilobyte },
    /** Lighthouse, mobile: performance, accessibility, best practices and SEO alike. */
    lighthouseScore: 100,
    layoutShift: 0,
    /** While the document comes in pieces, and when a part of it, its fonts for example, comes late or not at all. */
    layoutShiftOnArrival: 0.01,
    /** Index and code of the search of a language, at its first opening. */
    search: { bytes: 25 * kilobyte },
    /**
     * A page change, until the frame with the new heading. Style passes over more than five elements, the elements of
     * all passes, and the time as a multiple of another site's, measured next to it (tests/bench/page-changes.ts).
     */
    pageChange: {
      stylePasses: 4,
      restyledElements: 700,
      timesPeer: { cold: 1, used: 1, hovered: 0.7, back: 1 },
    },
    /**
     * From a tap on a control of a loaded page to the next frame, on a four times slower processor. Menu and theme take
     * longer, because the browser recalculates the styles of every element (docs/decisions/004).
     */
    nextPaintMs: { menu: 200, filter: 100, tab: 100, language: 100, theme: 200 },
    /**
     * A tap this long after the start of a first visit, on the processor of a phone, and the frame that
     * shows its answer. The menu takes longer, because for a modal dialog the browser recalculates the styles of
     * every element (docs/decisions/012).
     */
    firstInteraction: {
      afterMs: [500, 1000, 2000],
      answerMs: { menu: [250, 200, 200], theme: [200, 200, 100], field: [200, 200, 100] },
    },
  }) as const;
