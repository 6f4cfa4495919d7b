import * as v from 'valibot';
import { itemInLanguage } from './in-language.ts';
import { list, text, whole, oneOf } from '#content/site-file/parts.ts';

/** As many columns as fit beside each other on a phone. */
const most = 10;

/**
 * What the years of the company brought, `years.yaml`: one column for each on the About page. They begin with the
 * founding year; not every year since has to be there.
 * @param first the founding year; left out where it is not known
 */
export const yearsSchema = (allLanguages: readonly string[], language: string, first?: number) =>
  v.pipe(
    list(
      itemInLanguage(
        {
          year: whole(1800, 2200),
          /** How many worked here at its end. */
          people: whole(1, 100_000),
        },
        { text: text(10, 140) },
        allLanguages,
        language,
      ),
      2,
      most,
    ),
    v.check(
      ([earliest]) => first === undefined || earliest?.year === first,
      `the first year is not the founding year, ${first} (site.yaml)`,
    ),
    v.check(
      (years) => years.every(({ year }, index) => year > (years[index - 1]?.year ?? 0)),
      'the years are not in ascending order',
    ),
  );

/**
 * The figures of the company, `about-figures.yaml`: the About page shows them (SPEC section 2). Two to four in
 * rising order, the last between 60 and 500, are also drawn, one column for each; the one of the people is
 * drawn on the Careers page too.
 */
export const figuresSchema = (allLanguages: readonly string[], language: string) =>
  list(
    itemInLanguage(
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
      allLanguages,
      language,
    ),
    0,
    6,
  );

/** A year in one language. */
export type CompanyYear = v.InferOutput<ReturnType<typeof yearsSchema>>[number];

/** A figure in one language. */
export type Figure = v.InferOutput<ReturnType<typeof figuresSchema>>[number];
