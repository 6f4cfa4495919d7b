import { describe, expect, it } from 'vitest';
import { allCategories } from './all-categories.ts';
import { findProjects } from './find-projects.ts';

const projects = [
  { id: 'visits', categoryIds: ['app', 'mobile'] },
  { id: 'batch', categoryIds: ['database'] },
  { id: 'bank', categoryIds: [] },
];
const idsOf = (category: string) => findProjects(projects, category).map(({ id }) => id);

describe('filtering projects', () => {
  it('R148 R151: all shows every one of them, in order', () => {
    expect(idsOf(allCategories)).toEqual(['visits', 'batch', 'bank']);
  });

  it('R152 R153: a category shows those that have it among their categories, or none', () => {
    expect(idsOf('mobile')).toEqual(['visits']);
    expect(idsOf('database')).toEqual(['batch']);
    expect(idsOf('security')).toEqual([]);
  });

  it('does not take a part of a category for the whole', () => {
    expect(idsOf('data')).toEqual([]);
    expect(idsOf('')).toEqual([]);
  });
});
