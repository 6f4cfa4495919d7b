import { describe, expect, it } from 'vitest';
import { ownPagesBeside } from './sitemap.data.ts';

describe('sitemap', () => {
  it('lists the site’s own pages that are in no menu', () => {
    const menus = { legal: ['/imprint', '/terms-conditions'] };
    expect(ownPagesBeside(menus, ['imprint', 'onboarding'])).toEqual(['/onboarding']);
  });
});
