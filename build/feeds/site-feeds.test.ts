import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';
import { brand } from '../../shared/brand.ts';
import { feeds, type FeedId } from '../../shared/feeds.ts';
import { languages, type Language } from '../../shared/locales.ts';
import { inLanguage, pathTo } from '../../shared/routes.ts';
import { jobsIn } from '../../content/jobs.ts';
import { bylineIn } from '../../content/people.ts';
import { postsIn } from '../../content/posts.ts';
import { renderRss } from './rss.ts';
import { rssProblems } from './test-support/rss-problems.ts';
import { siteFeeds } from './site-feeds.ts';
import { withoutSoftHyphens } from '../../shared/i18n/typography.ts';

const all = siteFeeds();

function feedOf(language: Language, id: FeedId): { url: string; content: string } {
  const address = inLanguage(language, feeds[id].path);
  return { url: brand.origin + address, content: all.get(address) ?? '' };
}

const postUrl = (language: Language, slug: string) => brand.origin + pathTo(language, 'post', { slug });

describe('the RSS feeds', () => {
  const rss = languages.flatMap((language) =>
    (['blogRss', 'jobsRss'] as const).map((id) => [language, id] as const),
  );

  it.each(rss)('a validator has nothing against: %s %s', (language, id) => {
    const { content, url } = feedOf(language, id);
    expect(rssProblems(content, url)).toEqual([]);
    expect(parseRssFeed(content).language).toBe(language);
  });

  it.each(languages)('bring every article in full, by its author: %s', (language) => {
    const items = parseRssFeed(feedOf(language, 'blogRss').content).items ?? [];
    const posts = postsIn(language);
    expect(items.map(({ link }) => link)).toEqual(posts.map(({ id }) => postUrl(language, id)));
    for (const [index, post] of posts.entries()) {
      const item = items[index];
      expect(item?.title).toBe(withoutSoftHyphens(post.title));
      expect(item?.description).toBe(withoutSoftHyphens(post.excerpt));
      expect(item?.dc?.creators).toEqual([bylineIn(language, post.author).name]);
      expect(new Date(item?.pubDate ?? '').toISOString()).toBe(`${post.date}T12:00:00.000Z`);
      const headings = post.body.match(/^##+ /gm) ?? [];
      expect(item?.content?.encoded?.match(/<h[23]>/g)).toHaveLength(headings.length);
      const code = post.body.match(/^```(?!bars|way)\w+$/gm) ?? [];
      expect(item?.content?.encoded?.match(/<pre>/g) ?? []).toHaveLength(code.length);
    }
  });

  it.each(languages)('bring every open job with its description: %s', (language) => {
    const items = parseRssFeed(feedOf(language, 'jobsRss').content).items ?? [];
    const jobs = jobsIn(language).filter(({ isOpen }) => isOpen);
    expect(jobs.length).toBeGreaterThan(0);
    expect(items.map(({ title }) => title)).toEqual(jobs.map(({ title }) => withoutSoftHyphens(title)));
    for (const [index, job] of jobs.entries()) {
      const html = items[index]?.content?.encoded ?? '';
      const lines = job.responsibilities.length + job.requirements.length + job.benefits.length;
      expect(html.match(/<li>/g)).toHaveLength(lines);
    }
  });

  it('hold any text: markup, the end of a CDATA section, signs XML cannot have', () => {
    const url = `${brand.origin}/blog/feed.xml`;
    const html = '<p>a ]]&gt; ]]> &amp; b</p>';
    const item = {
      url: `${brand.origin}/blog/x`,
      title: 'R&D \u0000]]> "x"',
      published: new Date(0),
      author: null,
      categories: [],
      summary: 'Cheaper & sooner',
      html,
    };
    const xml = renderRss(
      { title: 'A & B', description: 'C', language: 'en', pageUrl: brand.origin, items: [item] },
      url,
    );
    expect(xml).not.toContain('\u0000');
    expect(rssProblems(xml, url)).toEqual([]);
    const [read] = parseRssFeed(xml).items ?? [];
    expect([read?.title, read?.content?.encoded]).toEqual(['R&D ]]> "x"', html]);
  });
});

describe('the JSON feeds', () => {
  it.each(languages)('say what the RSS says: %s', (language) => {
    const { content, url } = feedOf(language, 'blogJson');
    const json = parseJsonFeed(content);
    const rss = parseRssFeed(feedOf(language, 'blogRss').content);
    expect(json.feed_url).toBe(url);
    expect(json.home_page_url).toBe(rss.link);
    expect(json.language).toBe(language);
    expect(json.items?.map(({ id }) => id)).toEqual(rss.items?.map(({ guid }) => guid?.value));
    expect(json.items?.map((item) => item.content_html)).toEqual(
      rss.items?.map((item) => item.content?.encoded),
    );
    expect(json.items?.map((item) => item.date_published)).toEqual(
      rss.items?.map(({ pubDate }) => new Date(pubDate ?? '').toISOString()),
    );
    for (const { authors } of json.items ?? []) expect(authors?.[0]?.name).toMatch(/^\p{L}+ /u);
    expect(content).toContain('"version": "https://jsonfeed.org/version/1.1"');
  });
});

describe('the checks themselves find', () => {
  const { content, url } = feedOf('de', 'blogRss');
  const after = (from: string | RegExp, to: string) => rssProblems(content.replace(from, to), url).join('\n');

  it.each([
    ['a date that does not exist', /<pubDate>\w{3}/, '<pubDate>Wat', 'pubDate'],
    ['a weekday of another date', /<pubDate>Fri/, '<pubDate>Mon', 'pubDate'],
    ['a relative link', '<item>', '<item><link>/blog</link>', 'not absolute'],
    ['a relative address in the text', `<a href="${brand.origin}/de`, '<a href="/de', 'relative'],
    ['another self link', 'feed.xml" rel="self"', 'other.xml" rel="self"', 'atom:link'],
    ['markup in the description', '<item>', '<item><description>&lt;b&gt;</description>', 'markup'],
    ['a script', 'CDATA[<p>', 'CDATA[<script><p>', 'take out'],
    ['no language', /<language>.*/, '', 'language'],
  ])('%s', (_, from, to, problem) => {
    expect(after(from, to)).toContain(problem);
  });

  it('two items with one guid, and items out of order', () => {
    const [first = ''] = /<item>[^]*?<\/item>/.exec(content) ?? [];
    const doubled = rssProblems(content.replace('</channel>', `${first}</channel>`), url).join('\n');
    expect(doubled).toContain('same guid');
    expect(doubled).toContain('order');
  });
});
