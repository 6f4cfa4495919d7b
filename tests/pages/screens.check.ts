import { testSite as site } from '#content/test-support/test-site.ts';
import { expect, test } from 'vitest';
import { addressIn } from '#shared/address.ts';
import { inLanguage, pathTo, splitPath } from '#shared/routes.ts';
import { fillParameters } from '#shared/template.ts';
import { jobIds } from '#content/jobs.ts';
import { pageWords } from '#content/page-words.ts';
import { leadersIn, teamIn } from '#content/people.ts';
import { hasPage, hasPageAt, resourceTabs } from '#content/site-pages.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { attribute, tagsIn, textIn } from './rules/parse-html.ts';
import { pageAt, sitePages } from './site-files.ts';
import { interestOptions } from '#content/form-choices.ts';

/** What the screens of any site contain, read from their HTML; the journeys test their behaviour. */

test('only the admin page asks for a password, and only it is gated (R002, R019)', () => {
  const asking = sitePages.filter(({ html }) =>
    tagsIn(html).some(({ attributes }) => attributes.get('type') === 'password'),
  );
  expect(asking.map(({ path }) => splitPath(site, path).path)).toEqual(asking.map(() => '/admin'));
  expect(asking.length).toBeGreaterThan(0);
});

const [hasBlog, hasContact] = [hasPage(site, 'blog'), hasPage(site, 'contact')];
const openJobs = hasPage(site, 'job') ? jobIds(site) : [];

test.runIf(hasBlog)('the blog has its search box (R030)', () => {
  const blog = pageAt(pathTo(site, site.defaultLanguage, 'blog'));
  expect(blog.document.querySelectorAll('main input[type="search"]')).toHaveLength(1);
});

test.runIf(hasContact)('contact has its form (R032)', () => {
  const contact = pageAt(pathTo(site, site.defaultLanguage, 'contact'));
  expect(contact.document.querySelectorAll('main form').length).toBeGreaterThan(0);
});

test.runIf(openJobs.length)('LinkedIn, portfolio and cover letter may stay empty (R214)', () => {
  for (const jobId of openJobs) {
    const { html } = pageAt(pathTo(site, site.defaultLanguage, 'job', { jobId }));
    const fields = tagsIn(html).map(({ attributes }) => attributes);
    const isRequired = (name: string) => fields.find((field) => field.get('name') === name)?.has('required');
    expect(['linkedIn', 'portfolio', 'coverLetter'].map(isRequired)).toEqual([false, false, false]);
    expect(isRequired('firstName')).toBe(true);
  }
});

const say = createTranslator(site, site.defaultLanguage);
const mainOf = (path: string) => {
  const main = pageAt(path).document.querySelector('main');
  if (!main) throw new Error(`${path} has no main part`);
  return main;
};
const textOf = (path: string) => textIn(mainOf(path));

test('home has its headline, and headings without skipped levels (R018)', () => {
  const headings = mainOf('/').querySelectorAll('h1, h2, h3, h4');
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  expect(textIn(headings[0]!)).toBe(pageWords(site, 'home', site.defaultLanguage).hero.title);
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test.runIf(hasPage(site, 'about'))('About shows the leaders (R027)', () => {
  const text = textOf('/about');
  for (const { name, position } of leadersIn(site, site.defaultLanguage)) {
    expect(text).toContain(name);
    expect(text).toContain(position);
  }
});

test.runIf(hasPage(site, 'team'))('Team shows its members (R028)', () => {
  const text = textOf('/team');
  for (const { name, role } of teamIn(site, site.defaultLanguage)) {
    expect(text).toContain(name);
    expect(text).toContain(role);
  }
});

test.runIf(hasPage(site, 'portfolio'))('Portfolio shows all projects, without scripts too (R029)', () => {
  const text = textOf('/portfolio');
  for (const { title } of site.projects[site.defaultLanguage] ?? []) expect(text).toContain(title);
});

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

test.runIf(hasContact)(
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

test.runIf(hasContact)(
  'the message form has its fields, and an asterisk at those that are required (R186, R187, R190, R191)',
  () => {
    const main = mainOf(pathTo(site, site.defaultLanguage, 'contact'));
    const labelOf = (name: string) => {
      const control = main.querySelector(`[name="${name}"]`);
      const label = main
        .querySelectorAll('label')
        .find((one) => attribute(one, 'for') === (control && attribute(control, 'id')));
      return { isRequired: control?.hasAttribute('required'), text: label ? textIn(label) : '' };
    };
    for (const name of ['name', 'email', 'phone', 'company', 'serviceInterest', 'message']) {
      const isRequired = ['name', 'email', 'message'].includes(name);
      const label = labelOf(name);
      expect(label.isRequired).toBe(isRequired);
      expect(label.text.endsWith('*')).toBe(isRequired);
      expect(label.text.length).toBeGreaterThan(3);
    }
    const options = main.querySelectorAll('[name="serviceInterest"] option');
    expect(options.map((option) => attribute(option, 'value'))).toEqual([
      '',
      ...interestOptions(site, site.defaultLanguage, say('contact.form.service.other')).map(
        ({ value }) => value,
      ),
    ]);
  },
);
