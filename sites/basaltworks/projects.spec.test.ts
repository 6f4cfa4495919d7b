import { expect, it } from 'vitest';
import { languages } from '../../shared/locales.ts';
import { featuredCasesIn, projectFiltersIn, projectsIn } from '../../content/projects.ts';

const idsIn = (category: string) =>
  projectsIn('en').flatMap(({ id, categories }) => (categories.includes(category) ? [id] : []));

it.each(languages)('six projects with all their fields, %s (R148, R149, R293)', (language) => {
  const projects = projectsIn(language);
  expect(projects).toHaveLength(6);
  for (const { title, description, image, client, categories, technologies } of projects) {
    expect([title, description, image, client].filter((text) => text === '')).toEqual([]);
    expect(categories.length).toBeGreaterThan(0);
    expect(technologies.length).toBeGreaterThan(0);
  }
});

it('the filters of the specification; "all" is the button of the page (R150)', () => {
  expect(projectFiltersIn('en')).toEqual([
    { id: 'cloud', name: 'Cloud' },
    { id: 'database', name: 'Database' },
    { id: 'app', name: 'App' },
    { id: 'web', name: 'Web' },
    { id: 'devops', name: 'DevOps' },
    { id: 'security', name: 'Security' },
    { id: 'mobile', name: 'Mobile' },
  ]);
});

it('every filter but security shows something (R150, R153)', () => {
  const ids = projectFiltersIn('en').map(({ id }) => id);
  expect(ids.filter((id) => idsIn(id).length === 0)).toEqual(['security']);
  expect(idsIn('mobile')).toEqual(['patient-visits', 'track-inspection']);
  expect(idsIn('database')).toEqual(['night-batch', 'turbines-one-screen']);
});

it('two featured case studies, each of a client that has a project (R155)', () => {
  const clients = projectsIn('en').map(({ client }) => client);
  const cases = featuredCasesIn('en');
  expect(cases).toHaveLength(2);
  for (const { client } of cases) expect(clients).toContain(client);
});
