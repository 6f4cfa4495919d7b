import type { Language } from '../shared/locales.ts';
import { optionalFile, readList } from './items.ts';
import { personIds, personIn } from './people.ts';
import { referenceProblems, stopAt } from './references.ts';
import { fields, slug, text, title, whole } from '../shared/site-file/parts.ts';

/** How many hexagons there are to fill (SPEC section 9, Rating scale). */
const mostHexagons = 5;

/** An item of `testimonials.yaml` (SPEC section 3, Testimonial). */
export const testimonialSchema = {
  facts: fields({
    /** Who says it: name, role and portrait are in `people/<person>.yaml`. */
    person: slug,
    company: title,
    rating: whole(1, mostHexagons),
  }),
  words: fields({
    /** What they said, without quotation marks. */
    content: text(40, 180),
  }),
  most: 8,
};

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
