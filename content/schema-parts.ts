import * as v from 'valibot';
import { brandName } from '../config/brand.ts';
import { routes } from '../config/routes.ts';

/*
 * The parts that the schemas of the collections share. Every message names the mistake in an editor's words.
 */

/** A text of one line, its length in characters. */
export const text = (shortest: number, longest: number) =>
  v.pipe(
    v.string('missing'),
    v.minLength(shortest, (issue) => `too short: ${issue.received} characters, at least ${shortest}`),
    v.maxLength(longest, (issue) => `too long: ${issue.received} characters, at most ${longest}`),
    v.check((value) => value === value.trim(), 'space at the start or the end'),
  );

export const title = text(2, 80);
export const sentence = text(10, 240);

/** How every title ends. Only what stands before it is measured: a long brand must not stop the build. */
const titleEnd = ` | ${brandName}`;

const headTitle = v.pipe(
  v.string('missing'),
  v.endsWith(titleEnd, `does not end in “${titleEnd}”`),
  v.transform((value) => value.slice(0, -titleEnd.length)),
  text(16, 46),
);

/** Title and description of a document, at the lengths a result page shows. */
export const head = v.object({ title: headTitle, description: text(120, 158) });

export const routeId = v.picklist(
  Object.keys(routes),
  (issue) => `no such route in config/routes.ts: ${issue.received}`,
);

/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.number('missing'),
    v.integer('not a whole number'),
    v.minValue(least, `at least ${least}`),
    v.maxValue(most, `at most ${most}`),
  );

/** Exactly as many things as the specification counts. */
export const exactly = <const Item extends v.GenericSchema>(item: Item, count: number) =>
  v.pipe(
    v.array(item, 'missing'),
    v.length(count, (issue) => `${issue.received} items, the specification counts ${count}`),
  );

/** Exactly so many things, each with an id of its own. */
export const items = <const Item extends v.GenericSchema<unknown, { id: string }>>(
  item: Item,
  count: number,
) =>
  v.pipe(
    exactly(item, count),
    v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, 'two items have the same id'),
  );
