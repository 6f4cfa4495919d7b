import { routes } from './routes.ts';

/**
 * The feeds of the site by their unprefixed addresses; each language has its own. Build, server, page heads and tests
 * read this table.
 */
export const feeds = {
  blogRss: { path: `${routes.blog}/feed.xml`, type: 'application/rss+xml' },
  blogJson: { path: `${routes.blog}/feed.json`, type: 'application/feed+json' },
  jobsRss: { path: `${routes.careers}/feed.xml`, type: 'application/rss+xml' },
} as const;

export type FeedId = keyof typeof feeds;
export type FeedType = (typeof feeds)[FeedId]['type'];
