import { expect, it } from 'vitest';
import { editionOf } from '#content/edition.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { changedPart, filesOfPage, pageOfFile, withoutLanguage } from './page-files.ts';

import { SiteSource } from '#content/read/site-source.ts';
import { loadSite } from '#content/load-site.ts';
const site = siteFixture({
  languages: ['en', 'de'],
  site: { addresses: { de: { '/careers': '/karriere' } } },
});

it.each([
  ['services/cloud.yaml', '/services/cloud', '/de/services/cloud'],
  ['jobs/welder.yaml', '/careers/welder', '/de/karriere/welder'],
  ['jobs/job.yaml', '/careers/job', '/de/karriere/job'],
  ['posts/boats.de.md', '/blog/boats', '/de/blog/boats'],
  ['people/ada.yaml', '/team', '/de/team'],
  ['questions.yaml', '/resources/faq', '/de/resources/faq'],
  ['pages/about.yaml', '/about', '/de/about'],
  ['pages/home.yaml', '/', '/de'],
  ['pages/imprint.de.md', '/imprint', '/de/imprint'],
  ['legal/privacy.de.md', '/privacy-policy', '/de/privacy-policy'],
  ['site.yaml', '/', '/de'],
])('shows %s on its page', (name, english, german) => {
  const links = ['en', 'de'].map((language) => editionOf(site, language).href(pageOfFile(name)));
  expect(links).toEqual([english, german]);
});

it.each([
  ['questions.yaml', 'contact', '/contact'],
  ['questions.yaml', 'resources', '/resources/faq'],
  ['prices.yaml', '', '/services#prices'],
  ['years.yaml', '', '/about'],
  ['clients.yaml', '', '/'],
])('shows what has changed in %s on its page: %j', (name, changed, page) => {
  expect(pageOfFile(name, changed)).toBe(page);
});

it.each([
  [{ contact: [1], resources: [] }, { contact: [1, 2], resources: [] }, 'contact'],
  [{ contact: [1] }, { contact: [1], resources: [2] }, 'resources'],
  [{ contact: [1], resources: [] }, { contact: [], resources: [1] }, ''],
  [{ contact: [1] }, { contact: [1] }, ''],
  [undefined, { contact: [1] }, ''],
])('finds the only part that has changed: %j, %j', (before, now, part) => {
  expect(changedPart(before, now)).toBe(part);
});

/** These have no page of their own. */
const seenElsewhere = [
  'legal/settings.yaml',
  'pages/case-study-and-white-paper.yaml',
  'pages/job.yaml',
  'pages/mails.yaml',
  'pages/menu.yaml',
  'pages/not-found.yaml',
  'posts/categories.yaml',
];

it.each(['sites/basaltworks', 'sites/nordlicht', 'tests/shown/site'])(
  'the page of each file of %s is about that file',
  (folder) => {
    const real = loadSite(folder);
    const lost = new SiteSource(folder)
      .textNames()
      .filter((name) => /^(?:posts|services|jobs|case-studies|white-papers|landing|legal|pages)\//.test(name))
      .filter((name) => !filesOfPage(real, pageOfFile(name)).includes(withoutLanguage(name)));
    expect(seenElsewhere).toEqual(expect.arrayContaining(lost));
  },
);
