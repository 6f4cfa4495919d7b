import { editionOf } from '#content/edition.ts';
import { testSite } from '#content/test-support/test-site.ts';
import { describe, expect, it } from 'vitest';
import { withoutPages } from '#content/test-support/without-pages.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import {
  addressProblem,
  hasPage,
  hasPageAt,
  hasPageIn,
  isGoneService,
  needsWords,
  settingProblem,
} from './site-pages.ts';

const question = '{ question: How long does it take?, answer: Two weeks from the first call to the plan. }';

describe('a page exists', () => {
  it('not when it is disabled by name or address, nor the pages below it', () => {
    const less = withoutPages(testSite, '/services', 'sitemap', 'blog');
    const off = ['services', 'service', 'sitemap', 'blog', 'post'] as const;
    expect(off.filter((route) => hasPage(less, route))).toEqual([]);
    expect([hasPageAt(editionOf(less), '/services/cloud'), needsWords(editionOf(less), 'sitemap')]).toEqual([
      false,
      false,
    ]);
    expect(hasPage(less, 'contact')).toBe(true);
  });

  it('not when the collection it shows is empty, nor are the pages of its items', () => {
    const site = siteFixture({ files: { 'questions.yaml': `resources:\n  - en: ${question}\n` } });
    const gone = ['services', 'service', 'blog', 'post', 'caseStudies', 'caseStudy', 'terms'] as const;
    expect([...gone, 'faq' as const].filter((route) => hasPageIn(editionOf(site, 'en'), route))).toEqual([
      'faq',
    ]);
  });

  it('for the resources if one of their tabs has content', () => {
    const site = siteFixture({ files: { 'questions.yaml': `resources:\n  - en: ${question}\n` } });
    expect([site, siteFixture()].map((one) => hasPageIn(editionOf(one, 'en'), 'resources'))).toEqual([
      true,
      false,
    ]);
  });

  it('for the admin of live mode even if it is switched off', () => {
    const site = siteFixture({ site: { pages: { admin: 'off' } } });
    const modes = ['live', 'simulated'] as const;
    expect(modes.map((mode) => hasPageIn(editionOf(site, 'en', mode), 'admin'))).toEqual([true, false]);
  });

  it('not at an address that menus cannot contain', () => {
    expect(
      ['/admin', '/nowhere', '/blog/x'].filter((address) => hasPageAt(editionOf(testSite), address)),
    ).toEqual([]);
  });
});

describe('an address in a menu', () => {
  it('must have a page, otherwise the nearest address is suggested', () => {
    expect(addressProblem(testSite, '/about')).toBeNull();
    expect(addressProblem(testSite, '/abuot')).toBe('no page at /abuot: did you mean “/about”?');
    expect(addressProblem(testSite, '/admin')).toContain('no page at /admin');
    expect([
      addressProblem(testSite, '/services/nothing'),
      isGoneService(testSite, '/services/nothing'),
    ]).toEqual([null, true]);
    expect(hasPageAt(editionOf(testSite), '/services/nothing')).toBe(false);
  });

  it('can have a page that is switched off: menus leave it out', () => {
    const less = withoutPages(testSite, 'portfolio', '/resources');
    const off = ['/portfolio', '/resources/faq'];
    expect(off.map((address) => addressProblem(less, address))).toEqual([null, null]);
    expect(off.filter((address) => hasPageAt(editionOf(less), address))).toEqual([]);
  });
});

describe('the settings of a page', () => {
  it('use its name or its address', () => {
    expect(settingProblem(testSite, 'webinars', 'off')).toBeNull();
    expect(settingProblem(testSite, '/team', 'off')).toBeNull();
    expect(settingProblem(testSite, 'webinar', 'off')).toBe('no such page: did you mean “webinars”?');
    expect(settingProblem(testSite, '/tem', 'off')).toBe('no such page: did you mean “/team”?');
  });
});
