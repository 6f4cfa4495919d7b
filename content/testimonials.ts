import type { Language } from '../config/locales.ts';
import { nameOf } from './people.ts';
import type { ClientPersonId } from './people/facts.ts';
import { de } from './testimonials/de.ts';
import { en } from './testimonials/en.ts';
import { es } from './testimonials/es.ts';
import { testimonialFacts, type TestimonialId, type TestimonialWords } from './testimonials/facts.ts';
import { fr } from './testimonials/fr.ts';

/** A testimonial in one language (SPEC section 3). */
export interface Testimonial extends TestimonialWords {
  id: TestimonialId;
  name: string;
  company: string;
  rating: number;
  /** The portrait's name. */
  image: ClientPersonId;
}

export const testimonialWords: Record<Language, Record<TestimonialId, TestimonialWords>> = { en, es, fr, de };

/** The four testimonials of home, in order (SPEC section 2, Home). */
export function testimonialsIn(language: Language): Testimonial[] {
  return testimonialFacts.map(({ id, person, company, rating }) => ({
    id,
    name: nameOf(person),
    company,
    rating,
    image: person,
    ...testimonialWords[language][id],
  }));
}
