import type { Language } from '#shared/locales.ts';
import type { caseStudies } from './collections/case-studies.ts';
import type { ShownOf } from './collections/define-collection.ts';
import { currentSite } from './site.ts';

/** A case study in one language (SPEC section 2, Resources). */
export type CaseStudy = ShownOf<typeof caseStudies>;

/** The case studies in order. */
export const caseStudiesIn = (language: Language): CaseStudy[] => currentSite().caseStudies[language] ?? [];
