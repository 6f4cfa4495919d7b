import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '#content/load-site.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { editionOf } from '#content/edition.ts';
import { isRecord } from '#shared/is-record.ts';
import { choicesOf, localConfig } from './site-config.ts';

/** The fields of a name, in whatever form. */
function fieldsNamed(name: string, part: unknown): Record<string, unknown>[] {
  if (Array.isArray(part)) return part.flatMap((one) => fieldsNamed(name, one));
  if (!isRecord(part)) return [];
  const below = Object.values(part).flatMap((one) => fieldsNamed(name, one));
  return part['name'] === name && typeof part['widget'] === 'string' ? [part, ...below] : below;
}

describe.each(['sites/basaltworks', 'sites/nordlicht'])(
  'what is named elsewhere in %s is chosen',
  (folder) => {
    const site = loadSite(folder);
    const { collections } = localConfig(site);
    const { prices, projectFilters } = editionOf(site);
    const people = readdirSync(join(folder, 'people')).map((file) => parse(file).name);
    const named = {
      author: people,
      person: people,
      speakers: people,
      team: people,
      prices: prices.flatMap(({ id }) => id ?? []),
      categories: projectFilters.map(({ id }) => id),
    };

    it.each(Object.entries(named).filter(([, ids]) => ids.length > 0))('in the fields %s', (name, ids) => {
      // Parts of pages may have the same name.
      const fields = fieldsNamed(name, collections).filter(({ widget }) => widget !== 'object');
      expect(fields.length).toBeGreaterThan(0);
      for (const { widget, options } of fields) {
        expect(widget).toBe('select');
        const values = (options as { value: string }[]).map(({ value }) => value);
        expect(values.toSorted()).toEqual(ids.toSorted());
      }
    });

    it('by a name instead of the id', () => {
      const [field] = fieldsNamed('categories', collections).filter(({ widget }) => widget === 'select');
      const labels = projectFilters.map(({ id, name }) => ({ value: id, label: name }));
      expect(field?.['options'] ?? []).toEqual(labels);
    });
  },
);

it('what a site has none of is typed, because the editor does not start with a list of none', () => {
  const site = { ...siteFixture(), folder: 'sites/_starter' };
  const { collections } = localConfig(site);
  const names = ['prices', 'categories', 'author', 'service'];
  const fields = names.flatMap((name) => fieldsNamed(name, collections));
  expect(fields.length).toBeGreaterThan(names.length);
  for (const field of fields.filter(({ widget }) => widget === 'select'))
    expect(field['options']).not.toEqual([]);
});

describe('the pages to choose from', () => {
  const site = loadSite('sites/nordlicht');
  const withMenu = (menu: unknown) => {
    const pages = { ...site.pages[site.defaultLanguage], menu };
    return { ...site, pages: { ...site.pages, [site.defaultLanguage]: pages } } as unknown as typeof site;
  };
  const labelOf = (one: typeof site) =>
    choicesOf(one)['page']?.find(({ value }) => value === '/contact')?.label;

  it('have the names of menus, and their addresses where these cannot be read', () => {
    expect(labelOf(site)).toMatch(/^\p{Lu}.* \(\/contact\)$/u);
    expect(labelOf(withMenu(undefined))).toBe('/contact');
  });

  it('hide no other error', () => {
    expect(() => choicesOf(withMenu({}))).toThrow(TypeError);
  });
});
