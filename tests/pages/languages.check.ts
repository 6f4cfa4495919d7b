import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, test } from 'vitest';
import { feeds } from '#shared/feeds.ts';
import { inLanguage, routes, splitPath } from '#shared/routes.ts';
import { hasPage } from '#content/site-pages.ts';
import { languageAttributes, localeOf } from '#shared/i18n/locale.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { readSiteFile, sitePages } from './site-files.ts';

/** Pages of sites with any number of languages, any default one, and either text direction. */

const twins = (path: string) =>
  sitePages.filter((page) => !page.isNotFound && splitPath(site, page.path).path === path);

test('every page says its language, its direction and its locale', () => {
  const wrong = sitePages.filter(({ html, language, isNotFound }) => {
    const isListed = !isNotFound && html.includes('property="og:locale"');
    const locale = `<meta property="og:locale" content="${localeOf(site, language).openGraph}">`;
    return (
      !html.includes(`<html${languageAttributes(site, language)}`) || (isListed && !html.includes(locale))
    );
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('the language switch leads to every language; a site with one has none', () => {
  const offered = (html: string) =>
    [...html.matchAll(/<a[^>]* lang="(\w+)"[^>]*data-language-switch/g)].map(([, code = '']) => code);
  const home = sitePages.filter(({ path }) => splitPath(site, path).path === routes.home);
  expect(home).toHaveLength(site.languages.length);
  for (const { html } of home) {
    expect([...new Set(offered(html))].toSorted()).toEqual(
      site.languages.length > 1 ? site.languages.toSorted() : [],
    );
  }
});

test('each feed says its language', () => {
  const wanted = Object.values(feeds).filter(({ page }) => hasPage(site, page));
  const wrong = wanted.flatMap(({ path }) =>
    site.languages.filter((language) => {
      const feed = readSiteFile(inLanguage(site, language, path));
      return !new RegExp(`<language>${language}\\b|"language": ?"${language}\\b`).test(feed);
    }),
  );
  expect(wrong).toEqual([]);
});

test.runIf(hasPage(site, 'blog'))('numbers of articles are counted in the forms of each language', () => {
  const { length } = site.posts[site.defaultLanguage] ?? [];
  for (const { html, language } of twins(routes.blog)) {
    const t = createTranslator(site, language);
    // None, one, two, a few and all, as far as the listing allows.
    for (const count of [0, 1, 2, 3, length].filter((one) => one <= length))
      expect(html).toContain(t.count('blog.results', count));
  }
});
