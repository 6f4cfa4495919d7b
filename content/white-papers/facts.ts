import type { WhitePaperCover } from '../covers.ts';
import type { StaffId } from '../people/facts.ts';

/** What is true of a white paper in every language. */
export interface WhitePaperFacts {
  /** Also its folder here, the last part of its address and the name of its PDF. */
  id: string;
  /** Day of publication. */
  date: string;
  author: StaffId;
  cover: WhitePaperCover;
}

/** The four white papers in order (SPEC section 2, Resources). */
export const whitePaperFacts = [
  { id: 'future-of-cloud-computing', date: '2025-04-15', author: 'maren', cover: 'cloud' },
  { id: 'zero-trust-security-model', date: '2025-04-08', author: 'kwame', cover: 'trust' },
  { id: 'blockchain-in-enterprise', date: '2024-11-19', author: 'jonas', cover: 'chain' },
  { id: 'ai-powered-analytics', date: '2025-01-28', author: 'priya', cover: 'ai' },
] as const satisfies readonly WhitePaperFacts[];

export type WhitePaperId = (typeof whitePaperFacts)[number]['id'];
