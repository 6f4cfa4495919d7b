import type { Site } from './load-site.ts';
import type { Language } from '#shared/locales.ts';

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
export const testimonialsIn = (site: Site, language: Language): Testimonial[] =>
  site.testimonials[language] ?? [];
