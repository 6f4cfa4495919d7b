import type { Language } from '#shared/locales.ts';
import type { ShownOf } from './collections/define-collection.ts';
import type { whitePapers } from './collections/white-papers.ts';
import { currentSite } from './site.ts';

/** A white paper in one language (SPEC section 2, Resources). */
export type WhitePaper = ShownOf<typeof whitePapers>;

/** The white papers in order. */
export const whitePapersIn = (language: Language): WhitePaper[] => currentSite().whitePapers[language] ?? [];
