import type { Language } from '../../shared/locales.ts';

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

/** A feed in one language, for any format. Absolute addresses. */
export interface Feed {
  title: string;
  description: string;
  language: Language;
  /** The page of the feed's entries. */
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
