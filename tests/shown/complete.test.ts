import { editionOf } from '#content/edition.ts';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allCollections, textCollections } from '#content/collections/all-collections.ts';
import { marks } from '#content/articles/clauses.ts';
import { isAnnounced, isOpenOn } from '#content/collections/jobs.ts';
import { loadSite } from '#content/load-site.ts';
import { blockKinds } from '#content/schema/blocks.ts';
import { readArticle } from '#content/articles/read-article.ts';
import { siteRedirects } from '#content/published/redirects.ts';
import { hasPage } from '#content/pages/site-pages.ts';
import { webhookEvents } from '#server/live/outbox/outbox.store.ts';
import { routes } from '#shared/routes.ts';
import { knownCounts, siteParameters } from '#content/site-file/parts.ts';
import { listPages } from '#build/pages/all-pages.ts';
import { missingConstructs } from './constructs.ts';
import { shownFolder, shownSiteOn } from './shown-site.ts';
import { unusedIn } from './site-points.ts';

/*
 * The shown tests compare what this site shows. What it does not contain is compared by nothing, so a new field, kind
 * of block or page fails here until the site has it.
 */

const day = '2026-12-01';
const site = shownSiteOn(day);
const first = site.defaultLanguage;

/** What the site cannot have, with the reason. What is below such a field is meant too. */
const exceptions: Readonly<Record<string, string>> = {
  'site.yaml: shape: square': 'one shape for a site: nordlicht has the other',
  'site.yaml: logo.withName: false': 'with or without: the gallery has the other',
  'site.yaml: logo.withoutWhite: false': 'with or without (content/checks/logo-pictures.test.ts)',
  'site.yaml: splash: off': 'on or off: the sites from the starter have it off',
  'site.yaml: hsts: host': 'one reach for a site: it is a header (tests/pages/deployment.check.ts)',
  'site.yaml: hsts: preload': 'one reach for a site: it is a header (tests/pages/deployment.check.ts)',
  'site.yaml: mode: live': 'SITE_MODE=live builds it',
  'site.yaml: forms.endpoint': 'instead of the demonstration: the generated site has it',
  ...Object.fromEntries(
    ['enquiry', 'newsletter', 'application'].map((form) => [
      `site.yaml: forms.${form}`,
      'instead of the demonstration',
    ]),
  ),
  'site.yaml: newsletter: off': 'instead of the forms: sites from the starter have none',
  'site.yaml: newsletter.blogListing: inert': 'inert or working: the sample has the other',
  'site.yaml: blog.strip: inert': 'not beside a strip that works: the sample has it',
  'site.yaml: team.profiles: none': 'none or inert: nordlicht has none',
  'site.yaml: cookieBanner: off': 'on or off: the generated site has it off',
  'site.yaml: pages.*: off': 'every page is on',
  'site.yaml: menus.sitemap.main.services': 'the sitemap has a part for them',
  'site.yaml: editor': 'a program of its own that triples the time of the build (tests/edit)',
  'site.yaml: contact.officeHours.opens': 'instead of a week: the sample has it',
  'site.yaml: contact.officeHours.closes': 'instead of a week: the sample has it',
  'pages/contact.yaml: days': 'instead of a week: the sample has it',
  'site.yaml: business.type: LocalBusiness': 'one type for a site',
  'site.yaml: business.type: ComputerStore': 'one type for a site',
  'services/*.yaml: blocks.figure.items.value (left out)': 'only editors may leave it out',
  ...Object.fromEntries(
    Object.keys(blockKinds).map((kind) => [
      `landing/*.yaml: blocks.${kind}`,
      'the same as of services, which use all of it',
    ]),
  ),
  // One hour is highlighted, and the day only moves it.
  ...Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'sunday'].map((other) => [
      `home-claims.yaml: week.litHour.day: ${other}`,
      'one hour is highlighted: the day only moves it',
    ]),
  ),
  ...Object.fromEntries(
    ['zero', 'two', 'few', 'many'].map((form) => [
      `pages/team.yaml: join.text.${form}`,
      'neither English nor German has this plural',
    ]),
  ),
};

const isBelow = (point: string, exception: string) =>
  point === exception || [': ', '.', ' ('].some((end) => point.startsWith(exception + end));

const nowhere = (what: string) => `${what} is used nowhere in ${shownFolder}`;

describe(`${shownFolder} has`, () => {
  it('every field, kind and choice of its files', () => {
    const unused = unusedIn(shownFolder, site.languages);
    const names = Object.keys(exceptions);
    const missing = unused.filter((point) => !names.some((name) => isBelow(point, name)));
    expect(missing.map(nowhere)).toEqual([]);
    const needless = names.filter((name) => !unused.some((point) => isBelow(point, name)));
    expect(needless, 'exceptions that are used').toEqual([]);
  });

  it.each([
    ['posts', textCollections.filter(([name]) => name === 'posts')],
    ['case studies and white papers, which are PDFs too', textCollections.filter(([, { hasPdf }]) => hasPdf)],
  ])('every form of a block and a line of text in %s', (_, found) => {
    const articles = found.flatMap(([name]) =>
      (site[name][first] ?? []).map(({ body }) => readArticle(editionOf(site, first), body)),
    );
    expect(missingConstructs(articles, false).map(nowhere)).toEqual([]);
  });

  const plain = [
    ...Object.values(site.legalPages[first] ?? {}),
    ...Object.values(site.ownPages[first] ?? {}),
  ];

  it('every form of a block and a line of text in its legal pages and its own', () => {
    const articles = plain.map(({ body }) => readArticle(editionOf(site, first), body));
    expect(missingConstructs(articles, true).map(nowhere)).toEqual([]);
  });

  it('a line for each mode in its plain pages', () => {
    const bodies = plain.map(({ body }) => body).join('\n');
    expect(Object.keys(marks).filter((mark) => !bodies.includes(`[${mark}] `))).toEqual([]);
  });

  const texts = globSync('**/*.{yaml,md}', { cwd: shownFolder }).map((name) =>
    readFileSync(join(shownFolder, name), 'utf8'),
  );

  it('every placeholder', () => {
    const names = [
      ...siteParameters,
      ...knownCounts,
      'address',
      'offices',
      'phone',
      'email',
      'minimumAge',
      'street',
    ];
    expect(names.filter((name) => !texts.some((text) => text.includes(`{${name}}`)))).toEqual([]);
  });

  it('every page of the product', () => {
    const built = new Set(
      site.languages.flatMap((language) =>
        listPages(editionOf(site, language)).map((one) => one.definition.route),
      ),
    );
    expect(Object.keys(routes).filter((route) => !built.has(route as keyof typeof routes))).toEqual([]);
  });

  it('an item of each collection that its second language does not have, or that has no page', () => {
    const [, second = ''] = site.languages;
    const counted = allCollections.map(([name, { list, route }]) => ({
      name,
      all: site[name][first]?.length ?? 0,
      inSecond: site[name][second]?.length ?? 0,
      isShown: hasPage(site, list) && (route === false || hasPage(site, route)),
    }));
    expect(counted.filter(({ all, isShown }) => all === 0 || !isShown)).toEqual([]);
    const withPages = counted.filter(({ name }) =>
      allCollections.some(([other, { route }]) => other === name && route !== false),
    );
    expect(withPages.filter(({ all, inSecond }) => inSecond === 0 || inSecond === all)).toEqual([]);
  });

  it('an empty category, a closed position and texts that nobody sees', () => {
    const written = loadSite(shownFolder).posts[first] ?? [];
    const posts = site.posts[first] ?? [];
    const projects = site.projects[first] ?? [];
    const jobs = site.jobs[first] ?? [];
    expect({
      categories: site.postCategories[first]?.some(({ id }) =>
        posts.every(({ category }) => category !== id),
      ),
      filters: site.projectFilters[first]?.some(({ id }) =>
        projects.every(({ categories }) => !categories.includes(id)),
      ),
      closed: jobs.some(({ isOpen }) => !isOpen),
      lapsed: jobs.some((job) => job.isOpen && !isOpenOn(job, day)),
      announced: jobs.some((job) => isAnnounced(job, day)),
      draft: written.some(({ draft }) => draft === true),
      later: written.some(({ publishAt = day }) => Date.parse(publishAt) > Date.parse(day)),
    }).toEqual({
      categories: true,
      filters: true,
      closed: true,
      lapsed: true,
      announced: true,
      draft: true,
      later: true,
    });
  });

  it('every kind of redirect', () => {
    const redirects = siteRedirects(site);
    expect({
      exact: redirects.some(({ query, isBelow: below }) => query.length === 0 && !below),
      query: redirects.some(({ query }) => query.length > 0),
      below: redirects.some(({ isBelow: below }) => below),
      section: redirects.some(({ to }) => to.includes('#')),
      file: redirects.some(({ to }) => /\.\w+$/.test(to) && to.startsWith('/')),
      otherSite: redirects.some(({ to }) => to.startsWith('https:')),
    }).toEqual({ exact: true, query: true, below: true, section: true, file: true, otherSite: true });
  });

  it('every event of the webhook in its emails and events', () => {
    const recorded = globSync('tests/shown/live/*.txt').map((name) => readFileSync(name, 'utf8'));
    // Only the command `check` sends it.
    const sent = webhookEvents.filter((event) => event !== 'site.check');
    const missing = sent.filter((event) => !recorded.some((text) => text.includes(`"type": "${event}"`)));
    expect(missing.map((event) => `${event} is sent nowhere in tests/shown/live.test.ts`)).toEqual([]);
  });

  it('a file of its own, and words of the interface in each language', () => {
    expect(site.ownFiles.length).toBeGreaterThan(0);
    expect(globSync('words/*.yaml', { cwd: shownFolder }).length).toBe(site.languages.length);
  });
});
