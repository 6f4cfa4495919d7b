import { testSite as site } from '#content/test-support/test-site.ts';
import type { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { addressIn } from '#shared/address.ts';
import { inLanguage, pathTo, splitPath } from '#shared/routes.ts';
import { fillParameters } from '#shared/template.ts';
import { listedServicesIn, type ServiceBlock } from '#content/services.ts';
import { pageWords } from '#content/page-words.ts';
import { leadersIn, teamIn } from '#content/people.ts';
import { hasPage, hasPageAt, resourceTabs } from '#content/site-pages.ts';
import { keptData } from '#content/kept-data.ts';
import { legalPageIn, legalPages } from '#content/plain-pages.ts';
import { formatDuration } from '#shared/i18n/format.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';
import { storedEntries } from '#shared/stored-entries.ts';
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

const itemsOf = (
  [
    ['about', leadersIn(site, site.defaultLanguage).flatMap(({ name, position }) => [name, position])],
    ['team', teamIn(site, site.defaultLanguage).flatMap(({ name, role }) => [name, role])],
    ['portfolio', (site.projects[site.defaultLanguage] ?? []).map(({ title }) => title)],
    ['careers', (site.jobs[site.defaultLanguage] ?? []).map(({ title }) => title)],
  ] as const
).filter(([route]) => hasPage(site, route));

test.each(itemsOf)('%s shows its items, without scripts too (R027, R028, R029, R033)', (route, texts) => {
  const shown = textIn(mainOf(pathTo(site, site.defaultLanguage, route)));
  expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
});

const listedServices = hasPage(site, 'service') ? listedServicesIn(site, site.defaultLanguage) : [];

test.runIf(listedServices.length)(
  'Services leads to a page of each service, with its title (R020, R021, R022, R023, R024, R025, R026, R039)',
  () => {
    const links = mainOf('/services')
      .querySelectorAll('a')
      .map((link) => attribute(link, 'href'));
    const paths = listedServices.map(({ id }) => pathTo(site, site.defaultLanguage, 'service', { id }));
    expect(links).toEqual(expect.arrayContaining(paths));
    expect(paths.map((path) => mainOf(path).querySelectorAll('h1').map(textIn))).toEqual(
      listedServices.map(({ title }) => [title]),
    );
  },
);

/** The names in a block of a service, in order. */
function namesIn(block: ServiceBlock): string[] {
  switch (block.kind) {
    case 'features':
    case 'list':
    case 'steps':
      return block.items.map(({ title }) => title);
    case 'loop':
    case 'technologies':
      return block.technologies.flatMap((technologies, index) => [
        ...(block.groups?.[index] ? [block.groups[index].name] : []),
        ...technologies.map(({ name }) => name),
      ]);
    // Their names are in figures and links.
    case 'figure':
    case 'case':
    case 'closing':
      return [];
  }
}

test.each(listedServices)(
  '$title: a hero with two links, its blocks with their names in order, and the closing call last (R122, R123, R124, R125, R126, R127, R128, R129, R130, R131, R132, R133, R134, R135, R136, R137)',
  ({ id, blocks }) => {
    const sections = mainOf(pathTo(site, site.defaultLanguage, 'service', { id })).querySelectorAll(
      'section',
    );
    const titleOf = (section: HtmlElement) => section.querySelectorAll('h2').map(textIn)[0];
    const linksIn = (section: HtmlElement | undefined, text: string) =>
      (section?.querySelectorAll('a') ?? [])
        .filter((link) => textIn(link) === text)
        .map((link) => [attribute(link, 'href'), attribute(link, 'data-service')]);
    expect(linksIn(sections[0], say('service.request'))).toEqual([['/contact', id]]);
    expect(linksIn(sections[0], say('hero.secondary'))).toEqual(
      hasPage(site, 'portfolio') ? [['/portfolio', null]] : [],
    );
    // Teasers of case studies have the titles of these.
    const shown = blocks.flatMap((block) => (block.kind !== 'case' && 'title' in block ? [block.title] : []));
    expect(sections.map(titleOf).filter((title) => shown.includes(title ?? ''))).toEqual(shown);
    for (const [index, block] of blocks.entries()) {
      // After the hero.
      const section = sections[index + 1];
      const names = namesIn(block).map((name) => RegExp.escape(name));
      expect(section ? textIn(section) : block.kind).toMatch(new RegExp(names.join('.*')));
      if (block.kind !== 'features') continue;
      expect(section?.querySelectorAll('h3').map(textIn)).toEqual(namesIn(block));
    }
    const closing = blocks.at(-1);
    if (closing?.kind !== 'closing') return;
    expect(titleOf(sections.at(-1)!)).toBe(closing.title);
    expect(linksIn(sections.at(-1), say('hero.cta'))).toEqual([['/contact', id]]);
    const hasPrices = sections.at(-1)?.querySelector('a[href="/services#prices"]') !== null;
    expect(hasPrices).toBe(closing.prices !== undefined);
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

const [job] = hasPage(site, 'job') ? (site.jobs[site.defaultLanguage] ?? []) : [];

test.runIf(job)(
  'Careers leads from its hero to the positions, and to each; a position has description, three lists, company and form (R034, R198, R203, R209, R210)',
  () => {
    const {
      id = '',
      title = '',
      description = '',
      responsibilities = [],
      requirements = [],
      benefits = [],
    } = job ?? {};
    const links = mainOf('/careers')
      .querySelectorAll('a')
      .map((link) => `${textIn(link)} ${attribute(link, 'href')}`);
    const apply = `${say('job.apply')} ${say('job.apply.about', { job: withoutSoftHyphens(title) })}`;
    expect(links).toContain(`${say('careers.hero.link')} #open-positions`);
    expect(links).toContain(`${apply} /careers/${id}`);
    const main = mainOf(`/careers/${id}`);
    const { company, hiring } = pageWords(site, 'job', site.defaultLanguage);
    const parts = ['job.description', 'job.responsibilities', 'job.requirements', 'job.benefits'] as const;
    expect(main.querySelectorAll('h2').map(textIn)).toEqual([
      ...parts.map((key) => say(key)),
      company.title,
      hiring.title,
      say('application.title'),
    ]);
    const text = textIn(main);
    for (const part of [title, description, ...responsibilities, ...requirements, ...benefits])
      expect(text).toContain(part);
  },
);

test.each(legalPages.filter((name) => hasPage(site, name)))(
  '%s: the contents link to every clause; the policy lists what is stored, and for how long (R010, R037)',
  (name) => {
    const main = mainOf(pathTo(site, site.defaultLanguage, name));
    const { clauses } = legalPageIn(site, site.defaultLanguage, name, 'simulated');
    const contents = main.querySelectorAll('nav a').map((link) => attribute(link, 'href') ?? '');
    expect(contents.filter((href) => href.startsWith('#'))).toEqual(clauses.map(({ id }) => `#${id}`));
    expect(
      main
        .querySelectorAll('h2')
        .map(textIn)
        .filter((text) => /^\d/.test(text)),
    ).toEqual(clauses.map(({ title }, index) => `${index + 1}. ${title}`));
    if (name !== 'privacy') return;
    const items = main.querySelectorAll('li').map(textIn);
    for (const entry of storedEntries(site, 'simulated'))
      expect(items.filter((item) => item.includes(entry.name))).toHaveLength(1);
    const kept = keptData(site, site.defaultLanguage);
    const bars = main.querySelectorAll('figure li').filter((item) => item.querySelector('svg') !== null);
    const widths = bars.map((bar) =>
      Number.parseFloat(bar.querySelector('svg')!.getAttributeValue('width')!),
    );
    for (const [index, { period }] of kept.entries()) {
      const { amount, unit, days } = period;
      const duration = formatDuration(site, site.defaultLanguage, amount, unit).replace(/\s/g, ' ');
      expect(textIn(bars[index]!)).toContain(duration);
      expect(widths[index]! / widths[kept.length - 1]!).toBeCloseTo(days / (kept.at(-1)?.period.days ?? 1));
    }
    expect(textIn(bars[kept.length]!)).toContain(say('legal.kept.untilLeft'));
  },
);

test('the page at an unknown address says so, and leads home and to the company (R038, R253, R254, R255, R256)', () => {
  const page = sitePages.find((one) => one.isNotFound && one.language === site.defaultLanguage);
  const main = page?.document.querySelector('main');
  expect(main?.querySelectorAll('h1').map(textIn)).toEqual([say('notFound.title')]);
  expect(main && textIn(main)).toContain(say('notFound.text'));
  const hrefOf = (text: string) =>
    main
      ?.querySelectorAll('a')
      .filter((link) => textIn(link) === text)
      .map((link) => attribute(link, 'href'))
      .join();
  expect(hrefOf(say('notFound.home'))).toBe('/');
  expect(hrefOf(say('notFound.contact'))).toMatch(hasPage(site, 'contact') ? /^\/contact$/ : /^mailto:/);
});
