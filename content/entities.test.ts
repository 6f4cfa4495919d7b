import { expect, it } from 'vitest';
import { languages } from '../shared/locales.ts';
import { seriesOf } from './article-series.ts';
import { articleOf, latestPosts } from './posts.ts';

/** The fields that the specification gives each entity (SPEC section 3), filled in every language. */

function expectFilled(fields: Readonly<Record<string, unknown>>): void {
  expect(Object.entries(fields).filter(([, value]) => !value)).toEqual([]);
}

it.each(languages)('a blog teaser has all its fields, %s (R288)', (language) => {
  for (const post of latestPosts(language, 3)) {
    const { id, title, excerpt, cover, date, category } = post;
    // Without a picture of its own choice it is drawn from its figures.
    const image = cover ?? seriesOf(articleOf(language, post), language)[0];
    expectFilled({ id, title, excerpt, image, date, category });
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(latestPosts(language, 3)).toHaveLength(3);
});
