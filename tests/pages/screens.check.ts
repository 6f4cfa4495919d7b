import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, test } from 'vitest';
import { addressIn } from '#shared/address.ts';
import { inLanguage, pathTo, splitPath } from '#shared/routes.ts';
import { fillParameters } from '#shared/template.ts';
import { jobsIn } from '#content/jobs.ts';
import { listedServicesIn } from '#content/services.ts';
import { pageWords } from '#content/page-words.ts';
import { leadersIn, teamIn } from '#content/people.ts';
import { hasPage, hasPageAt, resourceTabs } from '#content/site-pages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { attribute, tagsIn, textIn } from './rules/parse-html.ts';
import { pageAt, sitePages } from './site-files.ts';

/** What the screens of any site contain, read from their HTML; the journeys test their behaviour. */

test('only the admin page asks for a password, and only it is gated (R002, R019)', () => {
  const asking = sitePages.filter(({ html }) =>
    tagsIn(html).some(({ attributes }) => attributes.get('type') === 'password'),
  );
  expect(asking.map(({ path }) => splitPath(site, path).path)).toEqual(asking.map(() => '/admin'));
  expect(asking.length).toBeGreaterThan(0);
});

const say = createTranslator(site, site.defaultLanguage);
const mainOf = (path: string) => {
  const main = pageAt(path).document.querySelector('main');
  if (!main) throw new Error(`${path} has no main part`);
  return main;
};
test('home has its headline, and headings without skipped levels (R018)', () => {
  const headings = mainOf('/').querySelectorAll('h1, h2, h3, h4');
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  expect(textIn(headings[0]!)).toBe(pageWords(site, 'home', site.defaultLanguage).hero.title);
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

const itemsOf = [
  ['about', leadersIn(site, site.defaultLanguage).flatMap(({ name, position }) => [name, position])],
  ['team', teamIn(site, site.defaultLanguage).flatMap(({ name, role }) => [name, role])],
  ['portfolio', projectsIn(site, site.defaultLanguage).map(({ title }) => title)],
  ['careers', jobsIn(site, site.defaultLanguage).map(({ title }) => title)],
] as const;

test.each(itemsOf.filter(([route]) => hasPage(site, route)))(
  '%s shows its items, without scripts too (R027, R028, R029, R033)',
  (route, texts) => {
    const shown = textIn(mainOf(pathTo(site, site.defaultLanguage, route)));
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  },
);

test.runIf(hasPage(site, 'service'))(
  'Services leads to a page of each service, with its title (R020, R021, R022, R023, R024, R025, R026, R039)',
  () => {
    const services = listedServicesIn(site, site.defaultLanguage);
    const links = mainOf('/services')
      .querySelectorAll('a')
      .map((link) => attribute(link, 'href'));
    const paths = services.map(({ id }) => pathTo(site, site.defaultLanguage, 'service', { id }));
    expect(links).toEqual(expect.arrayContaining(paths));
    expect(paths.map((path) => mainOf(path).querySelectorAll('h1').map(textIn))).toEqual(
      services.map(({ title }) => [title]),
    );
  },
);

test.runIf(hasPage(site, 'resources'))(
  'Resources has a tab for each of its lists, the first one open (R035, R233)',
  () => {
    const tabs = mainOf('/resources').querySelectorAll('[role="tab"]');
    expect(tabs).toHaveLength(resourceTabs.filter((route) => hasPage(site, route)).length);
    expect(tabs.map((tab) => attribute(tab, 'aria-selected'))).toEqual(
      tabs.map((_, index) => String(index === 0)),
    );
  },
);

test.runIf(hasPage(site, 'webinars'))(
  'Webinars has its title, and leads to the resources (R036, R239, R246)',
  () => {
    const [title] = mainOf('/resources/webinars').querySelectorAll('h1').map(textIn);
    expect(title).toBe(pageWords(site, 'webinars', site.defaultLanguage).title);
    const links = mainOf('/resources/webinars').querySelectorAll('a');
    const all = links.find((link) => textIn(link) === say('webinars.all'));
    expect(all && attribute(all, 'href')).toBe('/resources');
  },
);

test.runIf(hasPage(site, 'sitemap'))(
  'the sitemap for people links to its pages and no others, in every language (R037)',
  () => {
    const { sitemap, legal: inFooter } = site.settings.menus;
    const { main, services, legal = inFooter } = sitemap;
    const named = [main, services].flatMap(({ page, entries }) => (page ? [page, ...entries] : entries));
    for (const language of site.languages) {
      const addresses = [...named, ...legal].filter((address) => hasPageAt(site, language, address));
      const links = mainOf(pathTo(site, language, 'sitemap')).querySelectorAll('a');
      expect(new Set(links.map((link) => attribute(link, 'href')))).toEqual(
        new Set(addresses.map((address) => inLanguage(site, language, address))),
      );
    }
  },
);

test.runIf(hasPage(site, 'services'))('Services names the steps in their order (R121)', () => {
  const names = pageWords(site, 'services', site.defaultLanguage).approach.steps.map(({ name }) => name);
  const headings = mainOf('/services').querySelectorAll('h3').map(textIn);
  expect(headings.filter((heading) => names.includes(heading))).toEqual(names);
});

test.runIf(hasPage(site, 'contact'))(
  'Contact names phone, mail and address, and its map asks nobody (R009, R185, R196)',
  () => {
    const main = mainOf(pathTo(site, site.defaultLanguage, 'contact'));
    const links = main.querySelectorAll('a').map((link) => attribute(link, 'href') ?? '');
    expect(links.some((href) => /^tel:\+\d{8,}$/.test(href))).toBe(true);
    expect(links).toContain(`mailto:${site.settings.contact.email.general}`);
    const text = textIn(main);
    for (const part of [site.settings.contact.address.street, site.settings.contact.address.cityLine])
      expect(text).toContain(part);
    const { html } = pageAt(pathTo(site, site.defaultLanguage, 'contact'));
    const { street } = addressIn(site, site.defaultLanguage);
    const alt = fillParameters(pageWords(site, 'contact', site.defaultLanguage).map?.alt ?? '', { street });
    const named = tagsIn(html).filter(
      ({ attributes }) => attributes.get('role') === 'img' && attributes.get('aria-label') === alt,
    );
    // The map says what the words of the site say, with the street.
    expect(named).toHaveLength(site.settings.pictures.contact ? 1 : 0);
    const signs = main.querySelectorAll('foreignObject').map(textIn);
    expect(signs.filter((sign) => !sign.includes(site.settings.contact.address.street))).toEqual([]);
    expect(main.querySelectorAll('iframe')).toEqual([]);
  },
);
