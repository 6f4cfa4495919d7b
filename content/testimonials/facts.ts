import type { ClientPersonId } from '../people/facts.ts';

/** What is true of a testimonial in every language. */
export interface TestimonialFacts {
  id: string;
  person: ClientPersonId;
  company: string;
  /** Whole hexagons, 1 to 5 (SPEC section 3). */
  rating: number;
}

/** The four testimonials of home, in order (SPEC section 2). */
export const testimonialFacts = [
  { id: 'halden-bank', person: 'ingrid', company: 'Halden Bank', rating: 5 },
  { id: 'northline-freight', person: 'marcus', company: 'Northline Freight', rating: 5 },
  { id: 'verity-clinics', person: 'amara', company: 'Verity Clinics', rating: 5 },
  { id: 'kestrel', person: 'daniel', company: 'Kestrel & Co.', rating: 4 },
] as const satisfies readonly TestimonialFacts[];

export type TestimonialId = (typeof testimonialFacts)[number]['id'];

export interface TestimonialWords {
  /** The person's position in the company. */
  role: string;
  /** What they said, without quotation marks. */
  content: string;
}
