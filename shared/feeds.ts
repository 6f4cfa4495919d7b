import { routes } from './routes.ts';

/**
 * The feeds of the site by their unprefixed addresses, and the page whose news they bring; each language has
 * its own. Build, server, page heads and tests read this table.
 */
export const feeds = {
  blogRss: { page: 'blog', path: `${routes.blog}/feed.xml`, type: 'application/rss+xml' },
  jobsRss: { page: 'careers', path: `${routes.careers}/feed.xml`, type: 'application/rss+xml' },
  /** What job boards read, in the format of Indeed. */
  jobBoards: { page: 'careers', path: `${routes.careers}/jobs.xml`, type: 'application/xml' },
} as const;

export type FeedId = keyof typeof feeds;
export type FeedType = (typeof feeds)[FeedId]['type'];
