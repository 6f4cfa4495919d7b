import * as v from 'valibot';
import { inLanguage } from './in-language.ts';
import { list, text, whole } from '../../shared/site-file/parts.ts';

/** As many columns as fit beside each other on a phone. */
const most = 10;

/**
 * What the years of the company brought, `years.yaml`: one column for each on the About page. They begin with the
 * founding year; not every year since has to be there.
 * @param foundedYear of the company; left out, where it is not known
 */
export const yearsSchema = (languages: readonly string[], language: string, foundedYear?: number) =>
  v.pipe(
    list(
      inLanguage(
        {
          year: whole(1800, 2200),
          /** How many worked here at its end. */
          people: whole(1, 100_000),
        },
        { text: text(10, 140) },
        languages,
        language,
      ),
      2,
      most,
    ),
    v.check(
      ([first]) => foundedYear === undefined || first?.year === foundedYear,
      `the first year is not the founding year, ${foundedYear} (site.yaml)`,
    ),
    v.check(
      (years) => years.every(({ year }, index) => year > (years[index - 1]?.year ?? 0)),
      'the years do not rise',
    ),
  );

/** A year in one language. */
export type CompanyYear = v.InferOutput<ReturnType<typeof yearsSchema>>[number];
