import type { Language } from '../config/locales.ts';
import { de } from './case-studies/de.ts';
import { en } from './case-studies/en.ts';
import { es } from './case-studies/es.ts';
import {
  caseStudyFacts,
  type CaseStudyFacts,
  type CaseStudyId,
  type CaseStudyWords,
} from './case-studies/facts.ts';
import { fr } from './case-studies/fr.ts';

/** A case study card in one language (SPEC section 2, Resources). */
export interface CaseStudy extends CaseStudyFacts, CaseStudyWords {
  id: CaseStudyId;
}

export const caseStudyWords: Record<Language, Record<CaseStudyId, CaseStudyWords>> = { en, es, fr, de };

/** The four case studies in order. */
export function caseStudiesIn(language: Language): CaseStudy[] {
  return caseStudyFacts.map((facts) => ({ ...facts, ...caseStudyWords[language][facts.id] }));
}
