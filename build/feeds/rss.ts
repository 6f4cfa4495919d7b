import { generateRssFeed } from 'feedsmith';
import { feeds } from '../../shared/feeds.ts';
import { printable } from '../markup.ts';
import type { Feed, FeedItem } from './feed.ts';

function rssItem({ url, title, published, author, categories, summary, html }: FeedItem) {
  return {
    title,
    link: url,
    guid: { value: url, isPermaLink: true },
    pubDate: published,
    // RSS's own `author` must be a mail address.
    ...(author && { dc: { creators: [author] } }),
    categories: categories.map((name) => ({ name })),
    description: summary,
    content: { encoded: html },
  };
}

/**
 * A feed as RSS 2.0, by the profile of the RSS Advisory Board: permanent addresses as ids, the full text in
 * `content:encoded`, its own address in `atom:link`.
 * @param selfUrl absolute address of the feed
 */
export function renderRss(feed: Feed, selfUrl: string): string {
  const { title, pageUrl, description, language, items } = feed;
  const [latest] = items;
  const xml = generateRssFeed({
    title,
    link: pageUrl,
    description,
    language,
    // Not the build time: the same content gives the same file.
    ...(latest && { lastBuildDate: latest.published }),
    atom: { links: [{ href: selfUrl, rel: 'self', type: feeds.blogRss.type }] },
    items: items.map(rssItem),
  });
  return printable(xml);
}
