import { generateJsonFeed } from 'feedsmith';
import type { Feed, FeedItem } from './feed.ts';

function jsonItem(language: string, item: FeedItem) {
  const { url, title, published, author, categories, summary, html } = item;
  return {
    id: url,
    url,
    title,
    summary,
    content_html: html,
    date_published: published,
    ...(author && { authors: [{ name: author }] }),
    tags: categories,
    language,
  };
}

/**
 * A feed as JSON Feed 1.1.
 * @param selfUrl absolute address of the feed
 * @param publisher name of the company
 */
export function renderJsonFeed(
  feed: Feed,
  selfUrl: string,
  publisher: { name: string; url: string },
): string {
  const content = generateJsonFeed({
    title: feed.title,
    home_page_url: feed.pageUrl,
    feed_url: selfUrl,
    description: feed.description,
    language: feed.language,
    authors: [publisher],
    items: feed.items.map((item) => jsonItem(feed.language, item)),
  });
  return `${JSON.stringify(content, null, 2)}\n`;
}
