import { expect, it } from 'vitest';
import { editionOf } from '#content/edition.ts';
import { loadSite } from '#content/load-site.ts';
import { starterWith } from '#content/test-support/site-fixture.ts';
import { searchFile } from '#src/pages/search-entries.data.ts';
import { siteFeeds } from './feeds/site-feeds.ts';
import { liveSite } from './served-site.ts';

const title = 'Daten\u00ADbank\u00ADpflege';
const site = loadSite(
  'acme',
  starterWith(['jobs/systems-engineer.yaml', /Systems Engineer|Operations/g, title]),
);

it.each([
  ['feeds', () => [...siteFeeds(site).values()].join('')],
  ['the search', () => searchFile(editionOf(site))[1]],
  ['what the server knows of a site', () => JSON.stringify(liveSite(site))],
])('%s have titles without soft hyphens', (_, render) => {
  expect(render()).toContain('Datenbankpflege');
  expect(render()).not.toContain('\u00AD');
});
