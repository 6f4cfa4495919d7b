import type { Language } from '../shared/locales.ts';
import { optionalFile, readList } from './items.ts';
import { personIds, personIn } from './people.ts';
import { referenceProblems, stopAt } from './references.ts';
import { testimonialSchema } from './schema/testimonials.ts';

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

/** The testimonials of home, in order (SPEC section 2, Home). @throws DataError when the file is wrong */
export function testimonialsIn(language: Language): Testimonial[] {
  const file = optionalFile('testimonials');
  const testimonials = readList(file, testimonialSchema, language);
  stopAt(
    testimonials.flatMap(({ person }, index) =>
      referenceProblems(file, [index, 'person'], person, personIds(), 'person'),
    ),
  );
  return testimonials.map(({ person, company, rating, content }) => {
    const { name, role } = personIn(language, person);
    return { id: person, name, role, company, rating, content };
  });
}
