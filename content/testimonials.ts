import type { Language } from '#shared/locales.ts';
import { currentSite } from './site.ts';

/** A testimonial in one language (SPEC section 3). The id is that of the person. */
export interface Testimonial {
  id: string;
  name: string;
  role: string;
  company: string;
  content: string;
  /** Whole hexagons, 1 to 5. */
  rating: number;
}

/** The testimonials of home, in order (SPEC section 2, Home). */
export const testimonialsIn = (language: Language): Testimonial[] =>
  currentSite().testimonials[language] ?? [];
