import * as v from 'valibot';
import { day, exactly, head, items, sentence, text, title, whole } from '../schema-parts.ts';

const paragraph = v.pipe(
  text(20, 400),
  v.check((value) => !/\{(?!email\})/.test(value), 'only {email} may stand in braces'),
);

/** SPEC section 2, Legal pages: both say when they were changed and name the minimum age. */
export const legalPage = v.pipe(
  v.object({
    head,
    title,
    lead: sentence,
    lastUpdated: v.pipe(day, v.value('2024-05-01', 'the specification says May 1, 2024')),
    email: v.pipe(v.string(), v.email('not an e-mail address')),
    clauses: items(
      v.object({
        id: v.string(),
        title: text(5, 50),
        short: text(10, 90),
        paragraphs: v.pipe(v.array(paragraph), v.minLength(1, 'no text')),
        // Some begin with the key of the local storage, and that with the slug of the brand, which may be longer.
        points: v.array(text(10, 140)),
      }),
      9,
    ),
  }),
  v.check(({ clauses }) => JSON.stringify(clauses).includes('13'), 'does not name the minimum age of 13'),
  v.check(({ clauses }) => JSON.stringify(clauses).includes('{email}'), 'does not say where to write to'),
);

/** The bars of the privacy policy. */
export const retention = exactly(
  v.object({ id: v.string(), months: whole(1, 120), name: text(4, 40), duration: text(4, 30) }),
  4,
);
