import { expect, it } from 'vitest';
import { editionOf } from '#content/edition.ts';
import { loadSite } from '#content/load-site.ts';
import { readArticle } from '#content/articles/read-article.ts';
import { leadOf } from './article-blocks.data.ts';

const edition = editionOf(loadSite('sites/_starter'));
const text = '## Why\n\nServers **fail** at night.\n\n- One\n\nWe [test](/contact) them, twice a year.';

it.each([
  ['the same words', 'Servers fail at night. We test them, twice a year.', null],
  ['the beginning of the text', 'Servers fail at night. We test…', null],
  ['a summary', 'How we test servers, and what we learned.', 'How we test servers, and what we learned.'],
  ['words from its middle', 'We test them, twice a year.', 'We test them, twice a year.'],
])('the lead of an article with %s as its excerpt', (_, excerpt, lead) => {
  expect(leadOf(excerpt, readArticle(edition, text))).toBe(lead);
});
