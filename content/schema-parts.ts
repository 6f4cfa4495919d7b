import * as v from 'valibot';
import { brandName } from '../config/brand.ts';
import { routes } from '../config/routes.ts';
import { covers } from '../schema/covers.ts';
import { unknownWord } from '../schema/parts.ts';
import { personIds } from './people.ts';

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
export const role = text(3, 60);
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

const idIn = <const Ids extends readonly string[]>(ids: Ids, what: string) =>
  v.picklist(ids, (issue) => `no such ${what}: ${issue.received}`);

export const routeId = idIn(Object.keys(routes), 'route in config/routes.ts');

export const cover = idIn(covers, 'cover in schema/covers.ts');

export const staffId = v.pipe(
  v.string('missing'),
  v.check(
    (id) => personIds().includes(id),
    ({ input }) => `no such person: ${input}; ${unknownWord(input, personIds())}`,
  ),
);

/** A day that exists, as YYYY-MM-DD. */
export const day = v.pipe(
  v.string('missing'),
  v.isoDate((issue) => `not a date (YYYY-MM-DD): ${issue.received}`),
  v.check((value) => new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value), 'no such day'),
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
