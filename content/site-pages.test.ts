import { afterEach, describe, expect, it } from 'vitest';
import { defaultLanguage } from '../shared/locales.ts';
import { pages } from '../shared/site.ts';
import { hasPage, hasPageAt, isPageOf, linkProblem, needsWords, settingProblem } from './site-pages.ts';

const settings = { ...pages };

/** Switches pages off as `site.yaml` would. */
const switchOff = (...names: string[]) => {
  for (const name of names) pages[name] = 'off';
};

afterEach(() => {
  for (const name of Object.keys(pages)) delete pages[name];
  Object.assign(pages, settings);
});

describe('a page is there', () => {
  it('not when it is switched off by its name or its address, nor what stands below it', () => {
    switchOff('/services', 'sitemap', 'blog');
    const off = ['services', 'service', 'sitemap', 'blog', 'post'] as const;
    expect(off.filter(hasPage)).toEqual([]);
    expect([hasPageAt(defaultLanguage, '/services/cloud'), needsWords('sitemap')]).toEqual([false, false]);
    expect(hasPage('contact')).toBe(true);
  });

  it('not when the collection it shows is empty, nor are the pages of its items', () => {
    const none = () => 0;
    const empty = { services: none, webinars: none, blog: none, caseStudies: none };
    const routes = [
      'services',
      'service',
      'webinars',
      'blog',
      'post',
      'caseStudies',
      'caseStudy',
      'faq',
      'careers',
    ] as const;
    expect(routes.filter((route) => isPageOf(empty, route))).toEqual(['faq', 'careers']);
  });

  it('for the resources while one of their tabs holds something', () => {
    const none = () => 0;
    expect(isPageOf({ caseStudies: none, whitePapers: none }, 'resources')).toBe(true);
    expect(isPageOf({ caseStudies: none, whitePapers: none, faq: none }, 'resources')).toBe(false);
  });

  it('not at an address that no menu can name', () => {
    expect(
      ['/admin', '/nowhere', '/blog/x'].filter((address) => hasPageAt(defaultLanguage, address)),
    ).toEqual([]);
  });
});

describe('an address that a menu or a text names', () => {
  it('is the one of a page, or the nearest is named', () => {
    expect(linkProblem('/about')).toBeNull();
    expect(linkProblem('/abuot')).toBe('no page stands at /abuot: did you mean “/about”?');
    expect(linkProblem('/admin')).toContain('no page stands at /admin');
  });

  it('is not the one of a page that is switched off, nor of one below it', () => {
    switchOff('portfolio', '/resources');
    expect(linkProblem('/portfolio')).toBe(
      'a link to a page that is switched off (pages in site.yaml): /portfolio',
    );
    expect(linkProblem('/resources/faq')).toContain('switched off');
  });
});

describe('a setting of a page', () => {
  it('calls it by its name or its address', () => {
    expect(settingProblem('webinars', 'off')).toBeNull();
    expect(settingProblem('/team', 'off')).toBeNull();
    expect(settingProblem('webinar', 'off')).toBe('no such page: did you mean “webinars”?');
    expect(settingProblem('/tem', 'off')).toBe('no such page: did you mean “/team”?');
  });
});
