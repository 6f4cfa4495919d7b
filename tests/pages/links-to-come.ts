/**
 * Unprefixed paths of pages that are linked but not built yet. The link check accepts them, and fails as soon
 * as one exists or is not linked any more, so the list only shrinks.
 */
export const linksToCome: ReadonlySet<string> = new Set();
