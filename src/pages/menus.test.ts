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

  it('have all services in their order, before other entries and each once', () => {
    const all = { group: 'services', services: 'all' as const, entries: ['/contact', '/services/devops'] };
    const own = { ...menus, main: [all], footer: [all] };
    const { main, footer } = menusIn(
      editionOf({ ...testSite, settings: { ...testSite.settings, menus: own } }, testSite.defaultLanguage),
    );
    const services = (testSite.services['en'] ?? []).map(({ id }) => `/services/${id}`);
    expect(services).toContain('/services/devops');
    expect(main).toEqual([{ group: 'services', entries: [...services, '/contact'] }]);
    expect(footer).toEqual(main);
  });

  it('keep links to files and other sites whichever pages are missing', () => {
    const links = ['https://portal.example', '/rates.pdf'];
    const own = { ...menus, main: links, footer: [{ group: 'more', entries: links }], legal: links };
    const site = withoutPages(testSite, 'contact');
    const found = menusIn(editionOf({ ...site, settings: { ...site.settings, menus: own } }));
    expect([found.main, found.footer[0]?.entries, found.legal]).toEqual([links, links, links]);
  });
});
