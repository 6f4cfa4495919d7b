import { expect, it } from 'vitest';
import { editionOf } from '#content/edition.ts';
import { siteFixture } from '#content/test-support/site-fixture.ts';
import { pageOfFile } from './page-of-file.ts';

const site = siteFixture({
  languages: ['en', 'de'],
  site: { addresses: { de: { '/careers': '/karriere' } } },
});

it.each([
  ['services/cloud.yaml', '/services/cloud', '/de/services/cloud'],
  ['jobs/welder.yaml', '/careers/welder', '/de/karriere/welder'],
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
