import * as v from 'valibot';
import { longest } from '../../config/text-limits.ts';
import { filled, oneOf, optionalLine } from './text-schema.ts';

/**
 * Input of the dashboard's API: searches in the query, what they look for and changes in the body. Unknown
 * keys are dropped.
 */

const searchedMaxLength = 200;
const folder = oneOf(['inbox', 'spam']);

/** A whole number from 1 to a maximum, given as text. */
const wholeUpTo = (max: number) =>
  v.pipe(
    v.string('text'),
    v.regex(/^[1-9]\d{0,5}$/, 'characters'),
    v.transform(Number),
    v.maxValue(max, 'too-long'),
  );

/** `mine`, `nobody`, or the id of a user. */
const assigned = { assigned: optionalLine(128) };

const search = { q: optionalLine(searchedMaxLength), page: v.optional(wholeUpTo(100_000), '1') };

/** The id of a stage or a job; one that there is none of finds nothing, because it may have been removed. */
const id = v.pipe(v.string('text'), v.regex(/^[a-z][a-z0-9-]{0,79}$/, 'characters'));

const direction = v.optional(oneOf(['ascending', 'descending']), 'ascending');

export const applicationSearchSchema = v.object({
  ...search,
  ...assigned,
  status: v.optional(id),
  job: v.optional(id),
  /** Whose; only in the body. */
  email: optionalLine(longest.email),
  folder: v.optional(folder, 'inbox'),
  sort: v.optional(oneOf(['date', 'name', 'email', 'job', 'status'])),
  direction,
});
export const enquirySearchSchema = v.object({
  ...search,
  ...assigned,
  folder: v.optional(folder, 'inbox'),
  sort: v.optional(oneOf(['date', 'name', 'email', 'service', 'status'])),
  direction,
});
export const subscriberSearchSchema = v.object(search);
const state = v.optional(oneOf(['waiting', 'sent', 'dead']), 'dead');
export const mailSearchSchema = v.object({ ...search, state });
export const deliverySearchSchema = v.object({ page: search.page, state });
export const statisticsSchema = v.object({ days: v.optional(wholeUpTo(366), '30') });
/** Any address that was ever stored, also by an earlier, less strict rule. */
export const personSchema = v.object({ email: filled(optionalLine(longest.email)) });
/** The text that is looked for. */
export const searchedSchema = v.object({ q: optionalLine(searchedMaxLength) });
/** The same, and whose applications. */
export const searchedApplicationsSchema = v.object({
  q: optionalLine(searchedMaxLength),
  email: optionalLine(longest.email),
});

/** A subscriber can only be taken out of spam. */
export const subscriberChangeSchema = v.object({ folder: oneOf(['inbox']) });
