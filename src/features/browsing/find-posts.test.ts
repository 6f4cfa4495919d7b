import { describe, expect, it } from 'vitest';
import { findPosts, findProjects, allCategories } from './find-posts.ts';

const post = (title: string, excerpt: string, categoryId: string) => ({ title, excerpt, categoryId });
const cloud = post('The Future of Cloud', 'Fewer regions.', 'cloud');
const ai = post('What AI Changes', 'A year in the cloud of alerts.', 'ai');
const french = post('L’avenir du métier', 'Réglé en équipe.', 'cloud');
const posts = [cloud, ai, french];
const find = (term: string, category: string = allCategories) => findPosts(posts, term, category);

describe('finding posts', () => {
  it('R165: searches title and excerpt, ignoring case', () => {
    expect(find('CLOUD')).toEqual([cloud, ai]);
    expect(find('cloud')).toEqual([cloud, ai]);
    expect(find('regions')).toEqual([cloud]);
  });

  it('R165: ignores accents in texts and terms', () => {
    expect(find('regle en equipe')).toEqual([french]);
    expect(find("l'avenir")).toEqual([french]);
    expect(find('clôud')).toEqual([cloud, ai]);
  });

  it('R166: combines with the category', () => {
    expect(find('cloud', 'ai')).toEqual([ai]);
    expect(find('', 'cloud')).toEqual([cloud, french]);
    expect(find('regions', 'ai')).toEqual([]);
  });

  it('treats special characters literally', () => {
    expect(find('.*')).toEqual([]);
    expect(find('<b>')).toEqual([]);
    expect(find('x'.repeat(10_000))).toEqual([]);
  });
});

it('R152 R153: a category shows the projects that have it, or none', () => {
  const visits = { id: 'visits', categoryIds: ['app', 'mobile'] };
  const projects = [visits, { id: 'batch', categoryIds: ['database'] }, { id: 'bank', categoryIds: [] }];
  expect(findProjects(projects, 'mobile')).toEqual([visits]);
  expect(findProjects(projects, 'security')).toEqual([]);
});
