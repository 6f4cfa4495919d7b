import type { Cover } from '../covers.ts';

/** What is true of a case study in every language. */
export interface CaseStudyFacts {
  /** Also its folder here, the last part of its address and the name of its PDF. */
  id: string;
  /** Day of publication. */
  date: string;
  image: Cover;
}

/** The four case studies in order (SPEC section 2, Resources). */
export const caseStudyFacts = [
  { id: 'cloud-migration-financial-services', date: '2025-02-04', image: 'plateau' },
  { id: 'healthcare-app-development', date: '2025-03-04', image: 'crater-deep' },
  { id: 'devops-transformation', date: '2025-04-01', image: 'spiral-wide' },
  { id: 'cybersecurity-audit', date: '2025-01-21', image: 'islands' },
] as const satisfies readonly CaseStudyFacts[];

export type CaseStudyId = (typeof caseStudyFacts)[number]['id'];
