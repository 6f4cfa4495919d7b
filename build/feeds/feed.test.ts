import { parseRssFeed } from 'feedsmith';
import { expect, it } from 'vitest';
import { testSite as site } from '#content/test-support/test-site.ts';
import { renderRss } from './feed.ts';

it('a feed can contain any text: markup, the end of a CDATA section, characters that XML does not allow', () => {
  const url = `${site.settings.origin}/blog/feed.xml`;
  const html = '<p>a ]]&gt; ]]> &amp; b</p>';
  const item = {
    url: `${site.settings.origin}/blog/x`,
    title: 'R&D \u0000]]> "x"',
    published: new Date(0),
    author: null,
    categories: [],
    summary: 'Cheaper & sooner',
    html,
  };
  const xml = renderRss(
    { title: 'A & B', description: 'C', language: 'en', pageUrl: site.settings.origin, items: [item] },
    url,
  );
  expect(xml).not.toContain('\u0000');
  const [read] = parseRssFeed(xml).items ?? [];
  expect([read?.title, read?.content?.encoded]).toEqual(['R&D ]]> "x"', html]);
});
