import type { Cover } from '../covers.ts';

/** What is true of a case study in every language. */
export interface CaseStudyFacts {
  id: string;
  image: Cover;
  pages: number;
  /** Where the download leads: a file of this site (CHECKLIST conflict 20). */
  document: string;
}

/** The four case studies in order (SPEC section 2, Resources). */
export const caseStudyFacts = [
  {
    id: 'cloud-migration-financial-services',
    image: 'plateau',
    pages: 14,
    document: '/documents/cloud-migration-financial-services.pdf',
  },
  {
    id: 'healthcare-app-development',
    image: 'crater-deep',
    pages: 12,
    document: '/documents/healthcare-app-development.pdf',
  },
  {
    id: 'devops-transformation',
    image: 'spiral-wide',
    pages: 18,
    document: '/documents/devops-transformation.pdf',
  },
  { id: 'cybersecurity-audit', image: 'islands', pages: 10, document: '/documents/cybersecurity-audit.pdf' },
] as const satisfies readonly CaseStudyFacts[];

export type CaseStudyId = (typeof caseStudyFacts)[number]['id'];

export interface CaseStudyWords {
  /** The line of business. */
  industry: string;
  title: string;
  /** What made it hard, as a second line of the title. */
  subtitle: string;
  description: string;
  /** The number that sums it up, as the language writes it, and what it counts. */
  figure: string;
  figureLabel: string;
}
