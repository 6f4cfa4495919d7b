import { describe, expect, it } from 'vitest';
import { findProjects } from './find-posts.ts';

const projects = [
  { id: 'visits', categoryIds: ['app', 'mobile'] },
  { id: 'batch', categoryIds: ['database'] },
  { id: 'bank', categoryIds: [] },
];
const idsOf = (category: string) => findProjects(projects, category).map(({ id }) => id);

describe('filtering projects', () => {
  it('R152 R153: a category shows those that have it among their categories, or none', () => {
    expect(idsOf('mobile')).toEqual(['visits']);
    expect(idsOf('database')).toEqual(['batch']);
    expect(idsOf('security')).toEqual([]);
  });
});
