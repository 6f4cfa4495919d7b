import * as v from 'valibot';
import { itemInLanguage } from './in-language.ts';
import { quantity } from '#shared/quantity.ts';
import { weekdays } from '#content/site-file/opening-hours.ts';
import { fields, list, oneOf, sentence, text, whole } from '#content/site-file/parts.ts';

const month = whole(1, 12);
const label = text(1, 40);

/** What every claim says: `number` in display type, `claim` behind it, and how it is kept. */
const said = { number: text(1, 30), claim: text(2, 60), text: sentence };
/** The caption below a figure. */
const drawn = { ...said, caption: sentence };

/** How long a kind of work takes, in months. */
const range = v.pipe(
  fields({ from: month, to: month }),
  v.check(({ from, to }) => from <= to, 'ends before it begins'),
);

/** A claim with each figure that can be below it. */
const claimKinds = (languages: readonly string[], language: string) => ({
  week: itemInLanguage(
    /** The one highlighted hour. */
    { figure: v.literal('week'), litHour: fields({ day: oneOf(weekdays, 'day'), hour: whole(0, 23) }) },
    { ...drawn, office: label, onCall: label, lit: label },
    languages,
    language,
  ),
  ranges: itemInLanguage(
    { figure: v.literal('ranges'), ranges: list(range, 1, 3) },
    { ...drawn, rows: list(fields({ name: label, time: label }), 1, 3) },
    languages,
    language,
  ),
  none: itemInLanguage({ figure: v.literal('none') }, said, languages, language),
});

function claimSchema(languages: readonly string[], language: string) {
  const kinds = claimKinds(languages, language);
  return v.variant(
    'figure',
    Object.values(kinds),
    ({ received }) => `no such figure: ${received}; the valid names are ${Object.keys(kinds).join(', ')}`,
  );
}

/**
 * The claims of the home page's proof block, `home-claims.yaml`: up to four, each with the numbers that are drawn
 * below it (SPEC sections 2 and 9). The hours of a week are those of `contact.officeHours`.
 */
export const claimsSchema = (languages: readonly string[], language: string) =>
  list(
    v.pipe(
      claimSchema(languages, language),
      v.check(
        // Without texts in this language there are no rows either.
        (claim) =>
          claim.figure !== 'ranges' || !('rows' in claim) || claim.rows.length === claim.ranges.length,
        ({ input }) =>
          'rows' in input && input.figure === 'ranges'
            ? `in ${language}: ${quantity(input.rows.length, 'row')}, but ${quantity(input.ranges.length, 'range')}`
            : '',
      ),
    ),
    0,
    4,
  );

/** A claim in one language. */
export type Claim = v.InferOutput<ReturnType<typeof claimsSchema>>[number];
