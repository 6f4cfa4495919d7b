import * as v from 'valibot';
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

const rows = list(fields({ name: label, time: label }), 1, 3);

/** A claim with each figure that can be below it. */
const claimKinds = {
  week: {
    /** The one highlighted hour. */
    facts: fields({
      figure: v.literal('week'),
      litHour: fields({ day: oneOf(weekdays, 'day'), hour: whole(0, 23) }),
    }),
    words: fields({ ...drawn, office: label, onCall: label, lit: label }),
  },
  ranges: {
    facts: fields({ figure: v.literal('ranges'), ranges: list(range, 1, 3) }),
    words: fields({ ...drawn, rows }),
  },
  none: { facts: fields({ figure: v.literal('none') }), words: fields(said) },
};

const kinds = Object.values(claimKinds);

type ClaimFacts = v.InferOutput<(typeof kinds)[number]['facts']>;

function wordsOfClaim(facts: ClaimFacts) {
  if (facts.figure !== 'ranges') return claimKinds[facts.figure].words;
  const count = facts.ranges.length;
  return v.pipe(
    claimKinds.ranges.words,
    v.forward(
      v.check(
        (words) => words.rows.length === count,
        ({ input }) => `${quantity(input.rows.length, 'row')}, but ${quantity(count, 'range')}`,
      ),
      ['rows'],
    ),
  );
}

/**
 * The claims of the home page's proof block, `home-claims.yaml`: up to four, each with the numbers that are drawn
 * below it (SPEC sections 2 and 9). The hours of a week are those of `contact.officeHours`.
 */
export const claimSchema = {
  facts: v.variant(
    'figure',
    kinds.map(({ facts }) => facts),
    ({ received }) =>
      `no such figure: ${received}; the valid names are ${Object.keys(claimKinds).join(', ')}`,
  ),
  words: wordsOfClaim,
  kinds,
  most: 4,
};
