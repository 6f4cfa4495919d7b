import * as v from 'valibot';
import { items, routeId, text, title } from './schema-parts.ts';

/*
 * What the content has to be beyond its types: lengths that fit the layout, real dates, ratings in range, references
 * that lead somewhere, and exactly as many items as the specification counts.
 */

/** SPEC section 2, Services: seven cards, six bullets each; section 3, Contact form: each can be asked about. */
export const services = v.pipe(
  items(
    v.object(
      {
        id: v.string(),
        interest: v.pipe(
          v.string('missing'),
          v.regex(/^[a-z-]+$/, (issue) => `not lower case letters and hyphens: ${issue.received}`),
          v.notValue('other', 'stands for what is no service'),
        ),
        icon: v.picklist(
          ['cloud', 'database', 'app', 'web', 'devops', 'security', 'support'],
          'no such icon',
        ),
        route: routeId,
        title,
        hint: text(8, 48),
        description: text(40, 160),
        bullets: v.pipe(v.array(text(5, 60)), v.length(6, 'a service has six bullets')),
      },
      'missing',
    ),
    7,
  ),
  v.check(
    (list) => new Set(list.map(({ interest }) => interest)).size === new Set(list.map(({ id }) => id)).size,
    'two items have the same interest',
  ),
);
