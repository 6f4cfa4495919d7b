import { editionOf } from '#content/edition.ts';
import { describe, expect, it } from 'vitest';
import { testSite } from '#content/test-support/test-site.ts';
import { withoutPages } from '#content/test-support/without-pages.ts';
import { menusIn } from './menus.data.ts';

const company = { group: 'company', page: '/about', entries: ['/team', '/contact'] };
const menus = {
  main: ['/', company, '/contact'],
  footer: [company, { group: 'more', entries: ['/careers'] }],
  legal: ['/sitemap', '/privacy-policy'],
  sitemap: {
    main: company,
    services: { group: 'services', page: '/services', entries: ['/team'] },
    legal: ['/sitemap'],
  },
};

/** The menus with some pages switched off. */
function without(...names: string[]) {
  const site = withoutPages(testSite, ...names);
  return menusIn(editionOf({ ...site, settings: { ...site.settings, menus } }, site.defaultLanguage));
}

describe('menus', () => {
  it('are those of site.yaml if all their pages exist', () => {
    expect(without()).toEqual(menus);
  });

  it('leave out a missing page everywhere', () => {
    const found = without('contact', 'sitemap', '/services');
    const rest = { ...company, entries: ['/team'] };
    expect(found.main).toEqual(['/', rest]);
    expect(found.legal).toEqual(['/privacy-policy']);
    const services = { group: 'services', entries: ['/team'] };
    expect(found.sitemap).toEqual({ main: rest, services, legal: [] });
  });

  it('turn a group into a link if only its page is left', () => {
    expect(without('team', 'contact').main).toEqual(['/', '/about']);
  });

  it('leave out an empty group', () => {
    const found = without('about', 'team', 'contact', 'careers');
    expect(found.main).toEqual(['/']);
    expect(found.footer).toEqual([]);
  });
});
