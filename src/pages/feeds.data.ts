import type { Edition } from '#content/edition.ts';
import { feeds, type FeedId } from '#shared/feeds.ts';
import type { PageMetadata } from './page-definition.ts';
import type { FeedLinkProps } from '#src/components/feed-link.tsx';

type DiscoverableFeeds = NonNullable<PageMetadata['feeds']>;

const linkTo = ({ href }: Edition, id: FeedId) => ({
  type: feeds[id].type,
  href: href(feeds[id].path),
});

export function blogFeeds(edition: Edition): DiscoverableFeeds {
  const title = edition.t('feed.blog.title', { brand: edition.settings.name });
  return [{ title, ...linkTo(edition, 'blogRss') }];
}

/** The feed of the open jobs, for the head of their pages. */
export function jobFeeds(edition: Edition): DiscoverableFeeds {
  return [
    { title: edition.t('feed.jobs.title', { brand: edition.settings.name }), ...linkTo(edition, 'jobsRss') },
  ];
}

/** The line that offers the feed of the blog. */
export function blogFeedLink(edition: Edition): FeedLinkProps {
  return { text: edition.t('feed.blog.follow'), ...linkTo(edition, 'blogRss') };
}

/** The line that offers the feed of the open jobs. */
export function jobFeedLink(edition: Edition): FeedLinkProps {
  return { text: edition.t('feed.jobs.follow'), ...linkTo(edition, 'jobsRss') };
}
