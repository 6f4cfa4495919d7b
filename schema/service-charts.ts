import * as v from 'valibot';
import { fields, list, oneOf, sentence, text, title, whole } from './parts.ts';
import { asMany, fieldsFor, figureValue, ground, lead, type SchemaOf } from './service-parts.ts';

/*
 * Blocks of a service page that draw values to scale. The values are facts; the words say what they are.
 */

/** From how long to how long something takes: a bar for each case, on a scale that counts from 1. */
export const spans = {
  facts: fields({
    kind: v.literal('spans'),
    ground,
    /** The least and the most of each case, in the unit of the scale. */
    values: list(v.strictTuple([whole(1, 60), whole(1, 60)], 'not two numbers, as in [2, 4]'), 1, 6),
  }),
  words: ({ values }: { values: readonly unknown[] }) =>
    fields({
      title,
      lead,
      /** The chart in words, for those who do not see it. */
      alternative: sentence,
      caption: sentence,
      /** Of the scale, such as “Month”. */
      unit: text(3, 10),
      items: asMany(fields({ name: title, note: title, from: text(3, 10), to: text(2, 10) }), values.length),
    }),
};

const chartLooks = ['bars', 'shares', 'columns'] as const;

interface ChartItem {
  name: string;
  value?: string;
  note?: string;
  when?: string;
}

/** Values in one of several looks. */
export const chart = {
  facts: fields({
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
  }),
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
