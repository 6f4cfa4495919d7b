import { expect, it } from 'vitest';
import { languages } from '../config/locales.ts';
import { latestPosts } from './posts.ts';
import { servicesIn } from './services.ts';

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

it.each(languages)('a service card has all its fields, %s (R289)', (language) => {
  const services = servicesIn(language);
  expect(services).toHaveLength(7);
  for (const { title, description, icon, bullets, route } of services) {
    expectFilled({ title, description, icon, route });
    expect(bullets.length).toBeGreaterThan(0);
  }
});
