import type { Language } from '../shared/locales.ts';
import { siteFile } from '../shared/site-folder.ts';
import { caseStudySchema } from './schema/texts.ts';
import { textsIn, type TextIn } from './texts.ts';

/** The case studies. */
export const caseStudyCollection = {
  folder: siteFile('case-studies'),
  schema: caseStudySchema,
};

/** A case study in one language (SPEC section 2, Resources). */
export type CaseStudy = TextIn<typeof caseStudySchema.facts, typeof caseStudySchema.words>;

/** The case studies in order. @throws DataError when one of their files is missing or wrong */
export function caseStudiesIn(language: Language): CaseStudy[] {
  return textsIn(caseStudyCollection, language).toSorted((a, b) => a.order - b.order);
}
