import * as v from 'valibot';
import { fields, list, oneOf, sentence, text, title, whole } from '../../shared/site-file/parts.ts';
import { asMany, factsBeside, fieldsFor, figureValue, ground, lead, type SchemaOf } from './service-parts.ts';

/*
 * Blocks of a service page that draw values to scale. The values are facts; the words say what they are.
 */

const size = whole(1, 1_000_000);

/**
 * A slider below the spans, from the size of the visitor's estate to its duration, interpolated between the ends of
 * all cases.
 */
const estate = fields({
  /** The sizes of each case, rising: the smallest takes the shortest time, the largest the longest. */
  sizes: list(v.strictTuple([size, size], 'not two numbers, as in [5, 60]'), 1, 6),
  /** The initial position of the slider. */
  start: size,
  /** The unit of the scale; the slider says weeks. */
  unit: oneOf(['weeks', 'months'], 'unit'),
});

const slider = fields({
  /** The name of its bar, such as “Your environment”. */
  name: title,
  /** What the slider counts. */
  label: title,
  /** The answer; `{weeks}` is the number with its word. */
  says: text(10, 120, ['size', 'weeks']),
});

interface SpanWords {
  title: string;
  lead?: string | undefined;
  alternative: string;
  caption: string;
  unit: string;
  items: { name: string; note: string; from: string; to: string }[];
  slider?: v.InferOutput<typeof slider>;
}

interface SpanCounts {
  values: readonly unknown[];
  estate?: v.InferOutput<typeof estate> | undefined;
}

const isRising = (sizes: readonly number[]) => sizes.every((one, index) => one > (sizes[index - 1] ?? 0));

/** From how long to how long something takes: a bar for each case, on a scale that counts from 1. */
export const spans = {
  facts: v.pipe(
    factsBeside({
      kind: v.literal('spans'),
      ground,
      /** The least and the most of each case, in the unit of the scale. */
      values: list(v.strictTuple([whole(1, 60), whole(1, 60)], 'not two numbers, as in [2, 4]'), 1, 6),
      estate: v.optional(estate),
    }),
    v.forward(
      v.check(
        ({ values, estate: own }) =>
          !own || (own.sizes.length === values.length && isRising(own.sizes.flat())),
        '`sizes` have two rising numbers for each of `values`',
      ),
      ['estate'],
    ),
  ),
  words: ({ values, estate: own }: SpanCounts): SchemaOf<SpanWords> =>
    fieldsFor<SpanWords>({
      title,
      lead,
      /** The text alternative of the chart. */
      alternative: sentence,
      caption: sentence,
      /** The unit of the scale, such as “Month”. */
      unit: text(3, 10),
      items: asMany(fields({ name: title, note: title, from: text(3, 10), to: text(2, 10) }), values.length),
      ...(own && { slider }),
    }),
};

/** The kinds of files that a visit loads; `pages` is everything else, with styles. */
const loadedKinds = ['images', 'scripts', 'fonts', 'pages'] as const;

const chartLooks = ['bars', 'shares', 'columns'] as const;

interface ChartItem {
  name: string;
  value?: string;
  note?: string;
  when?: string;
}

/** Values in one of several looks. */
export const chart = {
  facts: v.pipe(
    factsBeside({
      kind: v.literal('chart'),
      /**
       * `bars`: one for each, in a line with its name and what is said of it; `shares`: parts of one bar;
       * `columns`: the last is where it ended.
       */
      look: oneOf(chartLooks, 'look'),
      ground,
      values: list(whole(1, 1_000_000), 1, 6),
      /** Where a language writes the values by itself; without it each has its `value` in words. */
      unit: v.optional(oneOf(['kilobytes'], 'unit')),
      /** With the look `shares`: compares each value with what the visitor has loaded of its kind. */
      weighs: v.optional(list(oneOf(loadedKinds, 'kind of file'), 1, loadedKinds.length)),
      /** With the look `bars`: when each is answered. Adds a week below them that shows who answers at which hour. */
      answered: v.optional(list(oneOf(['always', 'officeHours'], 'hours'), 1, 6)),
    }),
    v.forward(
      v.check(
        ({ look, values, answered }) => !answered || (look === 'bars' && answered.length === values.length),
        'needs the look `bars` and one for each of `values`',
      ),
      ['answered'],
    ),
    v.forward(
      v.check(
        ({ look, values, unit, weighs }) =>
          !weighs || (look === 'shares' && unit === 'kilobytes' && weighs.length === values.length),
        'needs the look `shares`, the unit `kilobytes` and one kind for each of `values`',
      ),
      ['weighs'],
    ),
  ),
  words({
    look,
    values,
    unit,
  }: {
    look: (typeof chartLooks)[number];
    values: readonly number[];
    unit?: string | undefined;
  }): SchemaOf<{ title: string; lead?: string | undefined; caption: string; items: ChartItem[] }> {
    const named = {
      name: text(3, 32),
      ...(unit === undefined && { value: look === 'bars' ? text(3, 24) : figureValue }),
    };
    const said = look === 'bars' && { note: sentence, when: text(3, 30) };
    const item = fieldsFor<ChartItem>({ ...named, ...said });
    return fields({ title, lead, caption: sentence, items: asMany(item, values.length) });
  },
};
