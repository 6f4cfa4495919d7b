import type { StaffId } from '../people/facts.ts';

/** What is true of a white paper in every language. */
export interface WhitePaperFacts {
  id: string;
  author: StaffId;
  /** The shelf draws each cover as thick as this. */
  pages: number;
  /** Where the link leads: a file of this site (CHECKLIST conflict 20). */
  document: string;
}

/** The four white papers in order (SPEC section 2, Resources). */
export const whitePaperFacts = [
  {
    id: 'future-of-cloud-computing',
    author: 'maren',
    pages: 24,
    document: '/documents/future-of-cloud-computing.pdf',
  },
  {
    id: 'zero-trust-security-model',
    author: 'kwame',
    pages: 36,
    document: '/documents/zero-trust-security-model.pdf',
  },
  {
    id: 'blockchain-in-enterprise',
    author: 'jonas',
    pages: 18,
    document: '/documents/blockchain-in-enterprise.pdf',
  },
  { id: 'ai-powered-analytics', author: 'priya', pages: 30, document: '/documents/ai-powered-analytics.pdf' },
] as const satisfies readonly WhitePaperFacts[];

export type WhitePaperId = (typeof whitePaperFacts)[number]['id'];

export interface WhitePaperWords {
  title: string;
  description: string;
}
