import { expect, it } from 'vitest';
import { languages } from '../config/locales.ts';
import { latestPosts } from './posts.ts';

/** The fields that the specification gives each entity (SPEC section 3), filled in every language. */

function expectFilled(fields: Readonly<Record<string, unknown>>): void {
  expect(Object.entries(fields).filter(([, value]) => !value)).toEqual([]);
}

it.each(languages)('a blog teaser has all its fields, %s (R288)', (language) => {
  for (const { id, title, excerpt, cover, date, category } of latestPosts(language, 3)) {
    expectFilled({ id, title, excerpt, cover, date, category });
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  expect(latestPosts(language, 3)).toHaveLength(3);
});
