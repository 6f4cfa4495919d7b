import { describe, expect, it } from 'vitest';
import { blog } from '../../../../shared/site.ts';
import { defaultLanguage } from '../../../../shared/locales.ts';
import { createTranslator } from '../../../../shared/i18n/translator.ts';
import { pageCount, pagination } from './pagination.data.ts';

const t = createTranslator(defaultLanguage);
describe('the pages of the blog listing', () => {
  it('are one up to nine posts, with the strip that the site wants', () => {
    expect([0, 1, 9, 10, 18, 19].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3]);
    for (const posts of [0, 1, 9])
      expect(pagination(t, 1, posts).kind).toBe(blog.strip === 'inert' ? 'inert' : 'none');
  });
});
