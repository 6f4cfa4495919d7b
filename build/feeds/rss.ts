import { feeds } from '../../config/feeds.ts';
import { escapeMarkup, textElement } from '../markup.ts';
import type { Feed, FeedItem } from './feed.ts';

/** RFC 822 with a four-digit year, as RSS wants it. */
const rssDate = (date: Date) => date.toUTCString();

function itemElement({ url, title, published, author, categories, summary, html }: FeedItem): string {
  return [
    '<item>',
    textElement('title', title),
    textElement('link', url),
    textElement('guid', url, { isPermaLink: 'true' }),
    textElement('pubDate', rssDate(published)),
    // `author` of RSS itself has to be a mail address.
    author ? textElement('dc:creator', author) : '',
    ...categories.map((category) => textElement('category', category)),
    textElement('description', summary),
    // Escaped rather than in CDATA: no text can end it.
    textElement('content:encoded', html),
    '</item>',
  ]
    .filter(Boolean)
    .join('\n');
}

/**
 * A feed as RSS 2.0 after the RSS Advisory Board's profile: permanent addresses as identity, the full text in
 * `content:encoded`, and `atom:link` naming the feed's own address.
 * @param selfUrl absolute address of the feed
 */
export function renderRss(feed: Feed, selfUrl: string): string {
  const [latest] = feed.items;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    textElement('title', feed.title),
    textElement('link', feed.pageUrl),
    textElement('description', feed.description),
    textElement('language', feed.language),
    // The latest entry, not the time of the build: the same content gives the same file.
    latest ? textElement('lastBuildDate', rssDate(latest.published)) : '',
    `<atom:link href="${escapeMarkup(selfUrl)}" rel="self" type="${feeds.blogRss.type}"/>`,
    ...feed.items.map(itemElement),
    '</channel>',
    '</rss>',
    '',
  ]
    .filter((line, index, lines) => line || index === lines.length - 1)
    .join('\n');
}
