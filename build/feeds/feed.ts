import type { Language } from '../../config/locales.ts';

/** An entry of a feed. Texts are plain unless they are named HTML; addresses are absolute. */
export interface FeedItem {
  /** Where it stands on the site; for good, so it identifies the entry as well. */
  url: string;
  title: string;
  published: Date;
  author: string | null;
  categories: string[];
  summary: string;
  /** All of it, with absolute addresses and without anything that needs the site's styles. */
  html: string;
}

/** A feed in one language, whatever format it is written in. Addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  language: Language;
  /** The page whose news it brings. */
  pageUrl: string;
  /** The latest first. */
  items: FeedItem[];
}

/**
 * The moment a plain date stands for in a feed, which wants a time too: noon UTC is the same day in every time zone from
 * UTC−12 to UTC+11, so no reader shows the day before.
 * @param isoDate `YYYY-MM-DD`
 */
export function noonOf(isoDate: string): Date {
  return new Date(`${isoDate}T12:00:00Z`);
}
