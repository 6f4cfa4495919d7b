import { describe, expect, it } from 'vitest';
import { ownPagesBeside } from './sitemap.data.ts';

describe('sitemap', () => {
  it('lists pages of the site’s own that no menu names', () => {
    const menus = { legal: ['/imprint', '/terms-conditions'] };
    expect(ownPagesBeside(menus, ['imprint', 'onboarding'])).toEqual(['/onboarding']);
  });
});
