import type { Site } from './load-site.ts';
import type { Language } from '#shared/locales.ts';
import type { ShownOf } from './collections/define-collection.ts';
import type { whitePapers } from './collections/white-papers.ts';

/** A white paper in one language (SPEC section 2, Resources). */
export type WhitePaper = ShownOf<typeof whitePapers>;

/** The white papers in order. */
export const whitePapersIn = (site: Site, language: Language): WhitePaper[] =>
  site.whitePapers[language] ?? [];
