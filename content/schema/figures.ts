import * as v from 'valibot';
import { inLanguage } from './in-language.ts';
import { list, oneOf, text, whole } from '../../shared/site-file/parts.ts';

/**
 * The figures of the company, `about-figures.yaml`: the About page shows them (SPEC section 2). Two to four in
 * rising order, the last between 60 and 500, are also drawn, one column for each; the one of the people is
 * drawn on the Careers page too.
 */
export const figuresSchema = (languages: readonly string[], language: string) =>
  list(
    inLanguage(
      {
        value: whole(0, 1_000_000_000),
        /** Marks the number of colleagues. */
        counts: v.optional(oneOf(['people'], 'thing to count')),
      },
      {
        /** How the number is written: `{value}+`. */
        figure: v.optional(text(1, 30, ['value']), '{value}'),
        label: text(2, 60),
        /** The part of the drawing that counts it; shown only beside the drawing. */
        part: v.optional(text(2, 80)),
      },
      languages,
      language,
    ),
    0,
    6,
  );

/** A figure in one language. */
export type Figure = v.InferOutput<ReturnType<typeof figuresSchema>>[number];
