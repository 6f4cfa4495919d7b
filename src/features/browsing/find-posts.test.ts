import { describe, expect, it } from 'vitest';
import { findPosts, allCategories } from './find-posts.ts';

const cloud = {
  title: 'The Future of Cloud',
  excerpt: 'Fewer regions.',
  categoryId: 'cloud',
  author: 'Maren',
};
const ai = {
  title: 'What AI Changes',
  excerpt: 'A year in the cloud of alerts.',
  categoryId: 'ai',
  author: 'Tobias',
};
const french = {
  title: 'L’avenir du métier',
  excerpt: 'Réglé en équipe.',
  categoryId: 'cloud',
  author: 'Inês',
};
const posts = [cloud, ai, french];
const find = (term: string, category: string = allCategories) => findPosts(posts, term, category);

describe('finding posts', () => {
  it('R165: looks at title and excerpt, whatever the case', () => {
    expect(find('CLOUD')).toEqual([cloud, ai]);
    expect(find('cloud')).toEqual([cloud, ai]);
    expect(find('regions')).toEqual([cloud]);
  });

  it('R165: finds words with accents by their plain letters, and the other way round', () => {
    expect(find('regle en equipe')).toEqual([french]);
    expect(find("l'avenir")).toEqual([french]);
    expect(find('clôud')).toEqual([cloud, ai]);
  });

  it('R166: combines with the category', () => {
    expect(find('cloud', 'ai')).toEqual([ai]);
    expect(find('', 'cloud')).toEqual([cloud, french]);
    expect(find('regions', 'ai')).toEqual([]);
  });

  it('takes special characters for what they are', () => {
    expect(find('.*')).toEqual([]);
    expect(find('<b>')).toEqual([]);
    expect(find('x'.repeat(10_000))).toEqual([]);
  });
});
