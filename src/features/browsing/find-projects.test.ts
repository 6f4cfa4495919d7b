import { describe, expect, it } from 'vitest';
import { projectFacts, projectFilters } from '../../../content/projects/facts.ts';
import { allCategories } from './all-categories.ts';
import { findProjects } from './find-projects.ts';

const projects = projectFacts.map(({ id, categories }) => ({
  id,
  categoryIds: categories as readonly string[],
}));
const idsOf = (category: string) => findProjects(projects, category).map(({ id }) => id);

describe('filtering projects', () => {
  it('R148 R151: all shows the six of them, in order', () => {
    expect(idsOf(allCategories)).toEqual(projectFacts.map(({ id }) => id));
    expect(idsOf(allCategories)).toHaveLength(6);
  });

  it('R152: a category shows those that have it among their categories', () => {
    expect(idsOf('mobile')).toEqual(['patient-visits', 'track-inspection']);
    expect(idsOf('database')).toEqual(['night-batch', 'turbines-one-screen']);
  });

  it('R150 R153: every filter but security shows something', () => {
    expect(projectFilters.filter((id) => idsOf(id).length === 0)).toEqual(['security']);
  });

  it('does not take a part of a category for the whole', () => {
    expect(idsOf('data')).toEqual([]);
    expect(idsOf('')).toEqual([]);
  });
});
