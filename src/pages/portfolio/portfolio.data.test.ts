import { editionOf } from '#content/edition.ts';
import { expect, it } from 'vitest';
import { loadSite } from '#content/load-site.ts';
import { starterWith } from '#content/test-support/site-fixture.ts';
import { page } from './portfolio.data.ts';

const filters = `
- id: database
  en: { name: Database }
  es: { name: bases de datos }
  fr: { name: bases de données }
  de: { name: Datenbanken }
- id: web
  en: { name: Web }
  es: { name: web }
  fr: { name: web }
  de: { name: Web }
- id: ios
  en: { name: iOS }
  es: { name: iOS }
  fr: { name: iOS }
  de: { name: iOS }
`;
const project = `
en:
  title: Turbines on one screen
  description: &description One screen for all turbines, with ten years of their readings.
  order: 10
  client: Acme Energy
  categories: [database, web, ios]
  technologies: [npm, PostgreSQL]
es: &words
  title: Turbines
  description: *description
fr: *words
de: *words
`;
const site = loadSite(
  'acme',
  starterWith(['project-filters.yaml', null, filters], ['projects/turbines.yaml', null, project]),
);

it.each([
  ['en', 'Database', 'Database, Web and iOS'],
  ['es', 'Bases de datos', 'Bases de datos, web e iOS'],
  ['fr', 'Bases de données', 'Bases de données, web et iOS'],
  ['de', 'Datenbanken', 'Datenbanken, Web und iOS'],
])('capitalizes only the start of a list of categories, and buttons: %s', async (language, button, list) => {
  const context = editionOf(site, language, 'simulated');
  const { props } = await page.load(context, {});
  const { filters: buttons, projects } = props.browser;
  expect(buttons.map(({ name }) => name).slice(1)).toEqual([button, 'Web', 'iOS']);
  expect(projects[0]?.facts[1]?.value).toBe(list);
});

it('keeps the names of technologies as written', async () => {
  const context = editionOf(site, 'en', 'simulated');
  const { props } = await page.load(context, {});
  expect(props.browser.projects[0]?.facts[2]?.value).toBe('npm and PostgreSQL');
});
