import type { Language } from '#shared/locales.ts';
import { generateRssFeed } from 'feedsmith';
import { feeds } from '#shared/feeds.ts';
import { printable } from '#shared/markup.ts';

/** An entry of a feed. Plain texts, except HTML; absolute addresses. */
export interface FeedItem {
  /** Its permanent address on the site, which is also its id. */
  url: string;
  title: string;
  published: Date;
  author: string | null;
  categories: string[];
  summary: string;
  /** The full text, with absolute addresses and without need for styles. */
  html: string;
}

/** A feed in one language. Absolute addresses. */
export interface Feed {
  title: string;
  description: string;
  language: Language;
  pageUrl: string;
  /** Newest first. */
  items: FeedItem[];
}

/**
 * The time for a plain date, because feeds need a time: noon UTC is the same day in all time zones from
 * UTC−12 to UTC+11.
 * @param isoDate `YYYY-MM-DD`
 */
export function noonOf(isoDate: string): Date {
  return new Date(`${isoDate}T12:00:00Z`);
}

function rssItem({ url, title, published, author, categories, summary, html }: FeedItem) {
  return {
    title,
    link: url,
    guid: { value: url, isPermaLink: true },
    pubDate: published,
    // RSS's own `author` must be an email address.
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
