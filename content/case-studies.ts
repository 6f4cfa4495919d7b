import type { Language } from '#shared/locales.ts';
import type { TextIn } from './collections.ts';
import type { caseStudySchema } from './schema/texts.ts';
import { currentSite } from './site.ts';

/** A case study in one language (SPEC section 2, Resources). */
export type CaseStudy = TextIn<typeof caseStudySchema.facts, typeof caseStudySchema.words>;

/** The case studies in order. */
export const caseStudiesIn = (language: Language): CaseStudy[] => currentSite().caseStudies[language] ?? [];
