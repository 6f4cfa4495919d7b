import { testSite as site } from '#content/test-support/test-site.ts';
import { parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { feeds, type FeedId } from '#shared/feeds.ts';
import type { Language } from '#shared/locales.ts';
import { inLanguage, pathTo } from '#shared/routes.ts';
import { bylineIn } from '#content/people.ts';
import { siteFeeds } from './site-feeds.ts';
import { withoutSoftHyphens } from '#shared/i18n/typography.ts';
import { renderRss } from './feed.ts';

const all = siteFeeds(site);

function feedOf(language: Language, id: FeedId): { url: string; content: string } {
  const address = inLanguage(site, language, feeds[id].path);
  return { url: site.settings.origin + address, content: all.get(address) ?? '' };
}

const postUrl = (language: Language, slug: string) =>
  site.settings.origin + pathTo(site, language, 'post', { slug });

describe('the RSS feeds', () => {
  const rss = site.languages.flatMap((language) =>
    (['blogRss', 'jobsRss'] as const).map((id) => [language, id] as const),
  );

  it.each(rss)('are what the W3C and the RSS Advisory Board ask for: %s %s', (language, id) => {
    const { content, url } = feedOf(language, id);
    const { atom, items = [], lastBuildDate, ...feed } = parseRssFeed(content);
    expect(feed).toMatchObject({
      language,
      title: expect.stringMatching(/./),
      description: expect.stringMatching(/./),
    });
    const self = atom?.links?.filter(({ rel }) => rel === 'self');
    expect(self).toEqual([{ href: url, rel: 'self', type: 'application/rss+xml' }]);
    const days = items.map(({ pubDate }) => Date.parse(pubDate ?? ''));
    expect(days).toEqual(days.toSorted((one, other) => other - one));
    expect(new Set(items.map(({ guid }) => guid?.value)).size).toBe(items.length);
    for (const date of [lastBuildDate, ...items.map(({ pubDate }) => pubDate)])
      expect(date).toBe(new Date(date ?? '').toUTCString());
    for (const { link, guid, description, content: text } of items) {
      expect([feed.link, link].every((address) => address?.startsWith(`${site.settings.origin}/`))).toBe(
        true,
      );
      expect(guid?.value).toBe(link);
      expect(description).toMatch(/^[^<]+$/);
      // What readers take out, and addresses that lead nowhere in a feed.
      expect(text?.encoded).not.toMatch(/<(script|style|iframe|form|input|button|svg|use|object|embed)\b/);
      expect(text?.encoded).not.toMatch(/\s(style|class|on\w+)=|\s(href|src)="(?!https?:|mailto:|tel:)/);
    }
  });

  it.each(site.languages)('bring every article in full, by its author: %s', (language) => {
    const items = parseRssFeed(feedOf(language, 'blogRss').content).items ?? [];
    const posts = site.posts[language] ?? [];
    expect(items.map(({ link }) => link)).toEqual(posts.map(({ id }) => postUrl(language, id)));
    for (const [index, post] of posts.entries()) {
      const item = items[index];
      expect(item?.title).toBe(withoutSoftHyphens(post.title));
      expect(item?.description).toBe(withoutSoftHyphens(post.excerpt));
      expect(item?.dc?.creators).toEqual([bylineIn(site, language, post.author).name]);
      expect(new Date(item?.pubDate ?? '').toISOString()).toBe(`${post.date}T12:00:00.000Z`);
      const headings = post.body.match(/^##+ /gm) ?? [];
      expect(item?.content?.encoded?.match(/<h[23]>/g)).toHaveLength(headings.length);
      const code = post.body.match(/^```(?!bars|way)\w+$/gm) ?? [];
      expect(item?.content?.encoded?.match(/<pre>/g) ?? []).toHaveLength(code.length);
    }
  });

  it.each(site.languages)('bring every open job with its description: %s', (language) => {
    const items = parseRssFeed(feedOf(language, 'jobsRss').content).items ?? [];
    const jobs = (site.jobs[language] ?? []).filter(({ isOpen }) => isOpen);
    expect(jobs.length).toBeGreaterThan(0);
    expect(items.map(({ title }) => title)).toEqual(jobs.map(({ title }) => withoutSoftHyphens(title)));
    for (const [index, job] of jobs.entries()) {
      const html = items[index]?.content?.encoded ?? '';
      const lines = job.responsibilities.length + job.requirements.length + job.benefits.length;
      expect(html.match(/<li>/g)).toHaveLength(lines);
    }
  });

  it('can contain any text: markup, the end of a CDATA section, characters that XML does not allow', () => {
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
});
