import type { Site } from './load-site.ts';
import type { Language } from '#shared/locales.ts';
import type { caseStudies } from './collections/case-studies.ts';
import type { ShownOf } from './collections/define-collection.ts';

/** A case study in one language (SPEC section 2, Resources). */
export type CaseStudy = ShownOf<typeof caseStudies>;

/** The case studies in order. */
export const caseStudiesIn = (site: Site, language: Language): CaseStudy[] =>
  site.caseStudies[language] ?? [];
