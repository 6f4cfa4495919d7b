import * as v from 'valibot';
import { fields, list, sentence, title } from '../../shared/site-file/parts.ts';
import { asMany, factsBeside, ground, lead } from './service-parts.ts';

/** What `EXPLAIN` of a database prints, in several lines. */
const printedPlan = v.pipe(
  v.string('missing, or not a text'),
  v.maxLength(8000, (issue) => `too long: ${issue.received} characters, at most 8000`),
  v.check((value) => /\(cost=/.test(value), 'not what EXPLAIN prints: no line has (cost=…)'),
);

/**
 * Query plans of a database, each step with its share of the time; visitors may paste their own, which stays in
 * their browser.
 */
export const plan = {
  facts: factsBeside({
    kind: v.literal('plan'),
    ground,
    /** What PostgreSQL or MySQL prints for EXPLAIN or EXPLAIN ANALYZE; the first one is drawn at first. */
    plans: list(printedPlan, 1, 4),
  }),
  words: ({ plans }: { plans: readonly string[] }) =>
    fields({
      title,
      lead,
      caption: sentence,
      /** The names of the plans. */
      items: asMany(fields({ name: title }), plans.length),
    }),
};
